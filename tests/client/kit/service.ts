import { afterEach, vi } from 'vitest';
import { keepConfig } from '../../../services/client/config.ts';
import { connect } from '../../../services/client/connect.ts';
import { setLog, type LogLine } from '../../../services/client/log.ts';
import { applySettings } from '../../../services/client/settings.ts';
import { forgetCustomer } from '../../../services/client/survivors.ts';
import { forgetText, storedKeys } from '../../../services/client/storage.ts';
import { DEFAULT_SETTINGS } from '../../../services/contract/settings.ts';
import { handlersOf } from '../../../services/lender/msw.ts';
import { serve } from '../../kit/network.ts';

/** Answers a request, throws to cut the connection, or never resolves. */
export type Answering = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const ORIGIN = 'https://portal.test';

/** A tiny service on the test's network, and the page's real client connected to it. `requests` is what arrived; Cognito's calls go to `cognito`. */
export function service(answering: Answering, { cognito }: { cognito?: Answering } = {}) {
  const requests: Request[] = [];
  const refreshes: Request[] = [];
  const log: LogLine[] = [];
  const surroundings = { language: 'en', brand: 'tmx', standalone: false };
  const answered = async (request: Request): Promise<Response> => {
    const isCognito = new URL(request.url).pathname.startsWith('/cognito');
    // the clone goes to the answer: once its memory is collected, a clone no longer hears that the page has stopped the request
    (isCognito ? refreshes : requests).push(request);
    return (isCognito && cognito ? cognito : answering)(request.clone());
  };
  serve(handlersOf({ fetch: answered }, ORIGIN));
  setLog((line) => log.push(line), 'debug');
  keepConfig({
    serviceUrl: `${ORIGIN}/api`,
    serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal', cognitoUrl: `${ORIGIN}/cognito/` },
    vaultOrigin: 'https://vault.test',
  });
  const api = connect({
    serviceUrl: `${ORIGIN}/api`,
    appVersion: '1.2.3',
    brandCode: () => surroundings.brand,
    language: () => surroundings.language,
    isStandalone: () => surroundings.standalone,
  });
  return { api, requests, refreshes, log, surroundings };
}

/** The failure of a rejected call. */
export async function failureOf(call: Promise<unknown>) {
  const { ApiError } = await import('../../../services/contract/error.ts');
  const error = await call.then(
    () => new Error('the call was answered'),
    (failed: unknown) => failed,
  );
  if (!(error instanceof ApiError)) throw error;
  return error.failure;
}

/** An unused page. */
export function freshPage(): void {
  forgetCustomer();
  applySettings(DEFAULT_SETTINGS);
  for (const store of ['session', 'local'] as const) for (const key of storedKeys(store)) forgetText(store, key);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  freshPage();
});

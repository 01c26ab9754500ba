// imports the client's lazy modules first, so that no call waits for a file
import 'amazon-cognito-identity-js';
import '../../../../services/client/appReview.ts';
import '../../../../services/client/cognito.ts';
import '../../../../services/client/entry.ts';
import '../../../../services/client/queries.ts';
import '../../../../services/client/remote.ts';
import '../../../../services/client/wantedDocuments.ts';
import '../../../../services/contract/index.ts';
import { mock } from 'node:test';
import { UnsecuredJWT } from 'jose';
import { createActor, type AnyActorLogic, type AnyEventObject } from 'xstate';
import { doneEvent, errorEvent } from '../../../../machines/graph/chartInternals.ts';
import { keepConfig } from '../../../../services/client/config.ts';
import { connect } from '../../../../services/client/connect.ts';
import { keepSecret } from '../../../../services/client/secrets.ts';
import { setLog } from '../../../../services/client/log.ts';
import { session } from '../../../../services/client/session.ts';
import { forgetCustomer } from '../../../../services/client/survivors.ts';
import { keepTokens } from '../../../../services/client/tokens.ts';
import { settings } from '../../../../services/client/settings.ts';
import type { SessionOver } from '../../../../services/contract/session.ts';
import { OUTSIDE_HOSTS, STORE_ORIGINS } from '../../../../machines/paths/people/outsideHosts.ts';
import type { Way } from './ways.ts';

const PAGE = 'https://portal.test';
const SERVICE = 'https://lender.test';
/** A session that the service has ended is not refreshed either. */
const revoked = () => Response.json({ __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }, { status: 400 });

/** How an actor ended under failing calls: the calls it made, the event for its chart (null: still pending), and whether the session is over. */
export type Failed = { calls: string[]; event: AnyEventObject | null; ended: SessionOver | null };

const token = (claims: Record<string, unknown>): string =>
  new UnsecuredJWT({ sub: 'profile-ann', ...claims }).setExpirationTime('1h').encode();

/** The response to a sign-in. No signature is checked here. */
const tokens = () => ({
  accessToken: token({ origin_jti: 'session' }),
  idToken: token({ name: 'Ann Archer', customer_id: 'C-ann' }),
  refreshToken: 'refresh',
  deviceKey: 'us-east-1_device-ann',
  deviceGroupKey: 'group-ann',
});

/** Runs `use` with the page's real client, connected to a service that fails in one way. */
async function withService<T>({ answer, offline }: Way, use: (calls: string[]) => Promise<T>): Promise<T> {
  const calls: string[] = [];
  const fetchFails: typeof fetch = (resource, init) => {
    const { method, url, signal } = new Request(resource, init);
    const { pathname } = new URL(url);
    if (pathname.startsWith('/cognito')) return Promise.resolve(revoked());
    calls.push(`${method} ${pathname.replace(/^\/api/, '')}`);
    const given = answer();
    if (given) return Promise.resolve(given);
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true }),
    );
  };
  setLog(() => undefined, 'error');
  keepConfig({
    serviceUrl: `${SERVICE}/api`,
    serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal', cognitoUrl: `${SERVICE}/cognito/` },
    vaultOrigin: 'https://vault.test',
    outsideHosts: OUTSIDE_HOSTS,
    externalPages: STORE_ORIGINS,
  });
  connect({ serviceUrl: `${SERVICE}/api`, appVersion: '1', brandCode: () => 'tmx', language: () => 'en', isStandalone: () => false });
  keepTokens(tokens(), { remember: false });
  keepSecret('password', 'typed');
  Reflect.set(globalThis, 'location', new URL(PAGE));
  mock.method(globalThis, 'fetch', fetchFails);
  mock.timers.enable({ apis: ['setTimeout'] });
  if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    return await use(calls);
  } finally {
    if (offline) Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(globalThis, 'location');
    mock.timers.reset();
    mock.restoreAll();
    forgetCustomer();
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** A retried call takes its time limit twice; no actor waits longer. */
const TURNS = 12;
/** Turns of the event loop before the clock advances: an actor's dynamic import takes many of them on a busy machine. */
const BEATS = 150;

/** Runs an actor as its chart would, with every call failing in one way. */
export function failing(logic: AnyActorLogic, { id, input }: { id: string; input: unknown }, way: Way): Promise<Failed> {
  return withService(way, async (calls) => {
    let ended: SessionOver | null = null;
    const unlisten = session.listen((news) => {
      if (news.kind === 'ended') ended = news.reason;
    });
    const events: AnyEventObject[] = [];
    const actor = createActor(logic, { input });
    actor.subscribe({
      next: ({ status, output }: { status: string; output: unknown }) => {
        if (status === 'done') events.push(doneEvent(id, output));
      },
      error: (error: unknown) => {
        events.push(errorEvent(id, error));
      },
    });
    actor.start();
    for (let waited = 0; waited < TURNS && events.length === 0; waited++) {
      for (let beat = 0; beat < BEATS; beat++) await turn();
      mock.timers.tick(settings().apiTimeoutSeconds * 1000);
    }
    actor.stop();
    unlisten();
    return { calls, event: events[0] ?? null, ended };
  });
}

import type { Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';
import { toMoneyText } from '../../../../services/contract/money.ts';
import { STEP_LIMIT_MS } from '../../../kit/limits.ts';
import type { Answered } from './plan.ts';

const API = '/api';
/** Fields that are cents in charts and text on the wire. Spec: calls §5. */
const MONEY = /Amount(Due)?$|^(amount|balance|amountPaid|newBalance)$/;
const LOOK_EVERY_MS = 20;

export const wireText = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => (typeof value === 'number' && MONEY.test(name) ? toMoneyText(value) : value));

/** In an answer: the origin that files are sent to. Each server has its own. */
export const UPLOAD_ORIGIN = 'https://upload-origin.example';

async function uploadOriginOf(page: Page): Promise<string> {
  const config: unknown = await (await page.request.get('/config.json')).json();
  return v.parse(v.object({ uploadOrigin: v.string() }), config).uploadOrigin;
}

async function end(route: Route, wire: Answered, page: Page): Promise<void> {
  if (wire === 'real') return route.continue();
  if (wire === 'cut') return route.abort('connectionreset');
  const text = wireText(wire.body);
  const body = text.includes(UPLOAD_ORIGIN) ? text.replaceAll(UPLOAD_ORIGIN, await uploadOriginOf(page)) : text;
  await route.fulfill({ status: wire.status ?? 200, contentType: 'application/json', body });
}

/**
 * The page has the answer, and what it stops because of it is known to have failed. Without this, a request that the page is about to stop and
 * send again would be answered instead of the new one.
 */
async function arrived(page: Page, request: Request): Promise<void> {
  const response = await request.response().catch(() => null); // null: it was cut
  await response?.finished();
  await page.evaluate(() => undefined).catch(() => undefined); // the page may be on its way to another document
}

export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>;

const isCall = (url: URL): boolean => url.pathname.startsWith(`${API}/`);

/**
 * Intercepts requests to the lender: the `held` calls wait until the test answers them; all others continue. A held call outside of the API is
 * named by its whole path, one of Cognito also by its operation.
 */
export async function holdRequests(page: Page, held: ReadonlySet<string>, fixed: Readonly<Record<string, Answered>>) {
  const waiting: { call: string; route: Route; request: Request }[] = [];
  const drop = (request: Request) => {
    const at = waiting.findIndex((one) => one.request === request);
    if (at >= 0) waiting.splice(at, 1);
  };
  page.on('requestfailed', drop);
  const nameOf = (request: Request) => {
    const url = new URL(request.url());
    const operation = request.headers()['x-amz-target']?.replace(/^.*\./, ' ') ?? '';
    return `${request.method()} ${isCall(url) ? url.pathname.slice(API.length) : url.pathname}${operation}`;
  };
  const paths = new Set([...held].map((call) => call.split(' ')[1]));
  await page.route(
    (url) => isCall(url) || paths.has(url.pathname),
    async (route, request) => {
      const call = nameOf(request);
      const always = fixed[call];
      if (always !== undefined) await end(route, always, page);
      else if (held.has(call)) waiting.push({ call, route, request });
      else await route.continue();
    },
  );

  /** Waits for the request of a call. Throws when the page does not send it. `turn` lets the page run meanwhile. */
  async function requestOf(call: string, turn: () => Promise<void>) {
    for (const from = Date.now(); Date.now() - from < STEP_LIMIT_MS;) {
      // the newest: an earlier request may belong to a screen that was left, and nobody waits for it
      const found = waiting.findLast((one) => one.call === call);
      if (found) return found;
      await turn();
      await page.waitForTimeout(LOOK_EVERY_MS);
    }
    throw new Error(`the page does not ask ${call}; waiting: ${waiting.map((one) => one.call).join(', ') || 'nothing'}`);
  }

  return {
    requestOf,
    async answer(call: string, wire: Answered, turn: () => Promise<void>): Promise<void> {
      const { route, request } = await requestOf(call, turn);
      drop(request);
      await end(route, wire, page);
      await arrived(page, request);
    },
    /** Releases all held requests, so that the page can close. */
    close: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

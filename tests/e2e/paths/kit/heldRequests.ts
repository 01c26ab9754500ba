import type { Page, Request, Route } from '@playwright/test';
import { toMoneyText } from '../../../../services/contract/money.ts';
import { STEP_LIMIT_MS } from '../../../kit/limits.ts';
import type { Answered } from './plan.ts';

const API = '/api';
/** Fields that are cents in charts and text on the wire. Spec: calls §5. */
const MONEY = /Amount(Due)?$|^(amount|balance|amountPaid|newBalance)$/;
const LOOK_EVERY_MS = 20;

export const wireText = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => (typeof value === 'number' && MONEY.test(name) ? toMoneyText(value) : value));

async function end(route: Route, wire: Answered): Promise<void> {
  if (wire === 'real') await route.continue();
  else if (wire === 'cut') await route.abort('connectionreset');
  else await route.fulfill({ status: wire.status ?? 200, contentType: 'application/json', body: wireText(wire.body) });
}

export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>;

/** Intercepts requests to the lender: the `held` calls wait until the test answers them; all others continue. */
export async function holdRequests(page: Page, held: ReadonlySet<string>, fixed: Readonly<Record<string, Answered>>) {
  const waiting: { call: string; route: Route; request: Request }[] = [];
  const drop = (request: Request) => {
    const at = waiting.findIndex((one) => one.request === request);
    if (at >= 0) waiting.splice(at, 1);
  };
  page.on('requestfailed', drop);
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.slice(API.length)}`;
  await page.route(
    (url) => url.pathname.startsWith(`${API}/`),
    async (route, request) => {
      const call = nameOf(request);
      const always = fixed[call];
      if (always !== undefined) await end(route, always);
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
      await end(route, wire);
    },
    /** Releases all held requests, so that the page can close. */
    close: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

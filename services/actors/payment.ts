import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetCached } from '../client/cache.ts';
import { forgetSecret, readSecret } from '../client/secrets.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, CallName } from '../contract/index.ts';
import { PaymentAsk } from '../contract/payment.ts';
import type { TabReport } from './events.ts';

/** Answers after which the same code will not be sent again. A fenced key is not: the intent is sent again with a new key at once (CONF-007). */
const isDefinite = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'refused' && error.failure.code !== 'PaymentAbandoned';

/**
 * Posts a payment under its key. The security code is taken from its cell, and forgotten as soon as the answer is definite; while it is
 * unknown the same intent may be posted again with it. Never repeated here; a malformed request is not sent. Spec: calls §4 "Payment" (CONF-009, CONF-015, CONF-037, POLL-010).
 */
export const postPayment = fromPromise<Answer<'POST /payment'>, { key: string; ask: unknown }>(async ({ input, signal }) => {
  if (!v.is(PaymentAsk, input.ask)) throw new ApiError({ kind: 'invalid', call: 'POST /payment' });
  const cvv = readSecret('cvv');
  try {
    const answer = await api('POST /payment', { ...input.ask, ...(cvv === undefined ? {} : { cvv }) }, { signal, key: input.key });
    forgetSecret('cvv');
    return answer;
  } catch (error) {
    if (isDefinite(error)) {
      forgetSecret('cvv');
      forgetCached(['GET /cards']); // the card may have been removed in another tab (FLOW-PAY-05)
    }
    throw error;
  }
});

/** Empties the security code's cell: its intent was abandoned. */
export const forgetCvv = (): void => forgetSecret('cvv');

/** Makes the key of an intent: a UUIDv4. */
export const newKey = fromPromise<string>(() => Promise.resolve(crypto.randomUUID()));

/** Removes cached responses that a payment made stale. */
export const forgetAnswers = fromPromise<void, { names: readonly CallName[] }>(({ input }) => Promise.resolve(forgetCached(input.names)));

const lockOf = (loanId: string): string => `pay:${loanId}`;

/** Reports that the tab that pays this loan has finished or was closed: waits for its lock, and releases it at once. Spec: quality §1.2 (F11). */
export const watchOtherTab = fromCallback<{ type: 'tab.unwatched' }, { loanId: string }>(({ input, sendBack }) => {
  const report = (event: TabReport) => sendBack(event);
  const waiting = new AbortController();
  const wait = async () => {
    await navigator.locks.request(lockOf(input.loanId), { signal: waiting.signal }, () => undefined);
    if (!waiting.signal.aborted) report({ type: 'tab.freed' });
  };
  wait().catch(() => undefined); // stopped, or a browser without locks: then no tab was refused either
  return () => waiting.abort();
});

/**
 * Holds the payment of one loan for this tab, until the state is left or the tab is closed. A browser without locks, or one that refuses
 * them, holds at once: the service protects the money in any case. Spec: quality §1.2 (F11).
 */
export const holdTab = fromCallback<{ type: 'tab.unheld' }, { loanId: string }>(({ input, sendBack }) => {
  const report = (event: TabReport) => sendBack(event);
  let release = () => {};
  let stopped = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requestLock = async () => {
    await navigator.locks.request(lockOf(input.loanId), { ifAvailable: true }, (lock) => {
      if (stopped) return undefined;
      report({ type: lock ? 'tab.held' : 'tab.refused' });
      return lock ? held : undefined;
    });
  };
  requestLock().catch(() => {
    if (!stopped) report({ type: 'tab.held' });
  });
  return () => {
    stopped = true;
    release();
  };
});

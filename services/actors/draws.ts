import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { findPosition, readPosition } from '../client/position.ts';
import type { HistoryEntry } from '../contract/accounts.ts';
import { DrawAsk } from '../contract/draws.ts';
import { CASH_ADVANCE_PENDING } from '../contract/enums.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { toMoneyText } from '../contract/money.ts';
import { orForgetCards } from './savedCards.ts';

/** How a draw stands. Cents. */
export type DrawStatus = Answer<'GET /draw'>;

/** Posts a draw under its key. Never repeated here; a malformed request is not sent. Spec: calls §4 "Draw" (CALL-055, CONF-037, POLL-010). */
export const postDraw = fromPromise<Answer<'POST /draw'>, { key: string; ask: unknown }>(async ({ input: { key, ask }, signal }) => {
  if (!v.is(DrawAsk, ask)) throw new ApiError({ kind: 'invalid', call: 'POST /draw' });
  return orForgetCards(api('POST /draw', ask, { signal, key }));
});

/** Granted money that waits to be collected is owed: it is decided. Spec: FLOW-DRAW-10 (CALL-056). */
export const pollDraw = fromPromise<{ pending: true } | { pending: false; receipt: unknown }, { messageKey: string }>(
  async ({ input, signal }) => {
    const status = await api('GET /draw', input, { signal });
    const isOpen = status.pending && status.pendingCode === CASH_ADVANCE_PENDING.received;
    return isOpen ? { pending: true } : { pending: false, receipt: status };
  },
);

/** Fences a draw that may still arrive. Never repeated here. Spec: quality §1.4. */
export const fenceDraw = fromPromise<Answer<'POST /paymentTimeout'>, { key: string; loanId: string; amount: number }>(
  ({ input: { key, loanId, amount }, signal }) =>
    api('POST /paymentTimeout', { loanId, paymentAmount: toMoneyText(amount) }, { signal, key }),
);

/** The loan's history, newest first; only a draw with a number has a receipt. Spec: CONF-009 (b). */
export const searchDraw = fromPromise<readonly { id: string; amount: number; receipt: unknown }[], { ask: unknown }>(
  async ({ input, signal }) => {
    const { loanId, storeId, lmsId, type } = v.parse(DrawAsk, input.ask);
    const { entries } = await api('GET /accounthistory', { loanId, storeId, lmsId }, { signal });
    return entries.map((entry) => ({ id: entry.id, amount: entry.amount, receipt: receiptOf(entry, loanId, type) }));
  },
);

function receiptOf({ id, kind, confirmationNumber, amount, balance, at, cancelled, byOther }: HistoryEntry, loanId: string, type: number) {
  if (cancelled || byOther || kind !== 'draw' || confirmationNumber === '') return null;
  const what = { confirmationNumber, transactionId: id, amount, disbursementType: type, newBalance: balance };
  return { pending: false, ...what, newLoanId: loanId, paidAt: at };
}

type Lock = Ask<'POST /addOnLock'>;

/**
 * Tries to take the add-on lock of a loan. Where the lender checks the location, the position of the device goes along, from here only: it is in no
 * event and no context. Error: ApiError; 422 without a position. Spec: CALL-078, FLOW-DRAW-12, FLOW-GEO-08.
 */
export const takeAddOnLock = fromPromise<
  void,
  Pick<Lock, 'loanId' | 'storeId'> & { checksLocation: boolean; timeoutSeconds: number; maxAgeMinutes: number }
>(async ({ input: { loanId, storeId, checksLocation, ...limits }, signal }) => {
  if (checksLocation && !readPosition()) await findPosition(limits); // after a reload: the customer has allowed it
  await api('POST /addOnLock', { loanId, storeId, ...(checksLocation && readPosition()) }, { signal });
});

import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import type { HistoryEntry } from '../contract/accounts.ts';
import type { Answer } from '../contract/index.ts';
import { toMoneyText } from '../contract/money.ts';
import { PaymentAsk } from '../contract/payment.ts';

/** The settled payment, from the lender. Cents; `paidAt` is ISO 8601 in UTC. */
export type Receipt = Extract<Answer<'GET /payment'>, { pending: false }>;

/** The status of a payment, by the lender's key or by ours. Spec: calls §7 "Payment". */
export const pollPayment = fromPromise<{ pending: true } | { pending: false; receipt: unknown }, { messageKey: string }>(
  async ({ input, signal }) => {
    const answer = await api('GET /payment', input, { signal });
    return answer.pending ? { pending: true } : { pending: false, receipt: answer };
  },
);

/** Fences a payment that may still arrive. Never repeated here. Spec: calls §7 "Payment"; quality §1.4. */
export const fencePayment = fromPromise<Answer<'POST /paymentTimeout'>, { key: string; loanId: string; amount: number }>(
  ({ input: { key, loanId, amount }, signal }) =>
    api('POST /paymentTimeout', { loanId, paymentAmount: toMoneyText(amount) }, { signal, key }),
);

/** The loan's history, newest first; only a payment with a number has a receipt. Spec: CONF-009 (b). */
export const searchPayment = fromPromise<readonly { id: string; amount: number; receipt: unknown }[], { ask: unknown }>(
  async ({ input, signal }) => {
    const { loanId, storeId, lmsId } = v.parse(PaymentAsk, input.ask);
    const { entries } = await api('GET /accounthistory', { loanId, storeId, lmsId }, { signal });
    return entries.map((entry) => ({ id: entry.id, amount: entry.amount, receipt: receiptOf(entry) }));
  },
);

/** Money that went back has a number and an amount, too: it is no payment. What the other party of the loan pays is theirs. */
function receiptOf({ kind, confirmationNumber, amount, balance, at, cancelled, byOther }: HistoryEntry): Receipt | null {
  if (cancelled || byOther || (kind !== 'payment' && kind !== 'refinance') || confirmationNumber === '') return null;
  return { pending: false, confirmationNumber, amountPaid: amount, newBalance: balance, paidAt: at };
}

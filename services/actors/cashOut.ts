import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { ApiError } from '../contract/error.ts';
import { contract, type Answer } from '../contract/index.ts';

const Request = contract['POST /cashOut'].ask;

/** Starts a cash-out under its key. Never repeated here; a malformed request is not sent. Spec: calls §7 "Referral" (CALL-089, POLL-010). */
export const postCashOut = fromPromise<Answer<'POST /cashOut'>, { key: string; ask: unknown }>(({ input: { key, ask }, signal }) => {
  if (!v.is(Request, ask)) throw new ApiError({ kind: 'invalid', call: 'POST /cashOut' });
  return api('POST /cashOut', ask, { signal, key });
});

/** The status of a cash-out, by the lender's key or by ours. Spec: calls §7 "Referral" (CALL-090, OPEN-026). */
export const pollCashOut = fromPromise<{ pending: true } | { pending: false; receipt: unknown }, { messageKey: string }>(
  async ({ input, signal }) => {
    const answer = await api('GET /cashOut', input, { signal });
    return answer.pending ? { pending: true } : { pending: false, receipt: answer };
  },
);

/** Fences a cash-out that may still arrive. Never repeated here. Spec: quality §1.4. */
export const fenceCashOut = fromPromise<Answer<'POST /cashOutTimeout'>, { key: string; loanId: string; amount: number }>(
  ({ input: { key }, signal }) => api('POST /cashOutTimeout', {}, { signal, key }),
);

/** The balance's history, newest first; only money that was sent has a receipt. Spec: CONF-009 (b). */
export const searchCashOut = fromPromise<readonly { id: string; amount: number; receipt: unknown }[], { ask: unknown }>(
  async ({ signal }) => {
    const { balanceHistory } = await api('GET /referralBalanceHistory', {}, { signal });
    return balanceHistory.map(({ id, kind, amount, balance, confirmationNumber, at }) => ({
      id,
      amount,
      receipt: kind === 'cashOut' && confirmationNumber ? { newBalance: balance, confirmationNumber, amount, paidAt: at } : null,
    }));
  },
);

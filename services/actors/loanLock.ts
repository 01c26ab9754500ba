import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetLoanLock, keepLoanLock } from '../client/loanLocks.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { asked } from './call.ts';

/** Spec: POLL-009. */
const LOCK_ATTEMPTS = 2;

/** Takes a loan's lock, or renews it, for as long as its payment is being made. Error: ApiError. Spec: FLOW-REFI-03. */
export const takeLock = fromPromise<Answer<'POST /loanlock'>, Ask<'POST /loanlock'>>(async ({ input, signal }) => {
  keepLoanLock(input);
  const answer = await asked('POST /loanlock', input, signal, LOCK_ATTEMPTS);
  if (answer.alreadyLocked) forgetLoanLock(input.loanId);
  return answer;
});

/** Sets it again after a payment: from now on it stays, also when the customer signs out. Error: ApiError. Spec: FLOW-PAY-08, CONF-018. */
export const setLock = fromPromise<Answer<'POST /loanlock'>, Ask<'POST /loanlock'>>(({ input, signal }) => {
  forgetLoanLock(input.loanId);
  return asked('POST /loanlock', input, signal, LOCK_ATTEMPTS);
});

/** Gives a loan's lock back; the request outlives the state and the page. Error: ApiError. Spec: CONF-018, CONF-019. */
export const releaseLock = fromPromise<void, Pick<Ask<'POST /loanlock'>, 'loanId' | 'lockType'>>(async ({ input }) => {
  await api('POST /loanlock', { ...input, value: 'delete' }, { keepalive: true });
  forgetLoanLock(input.loanId);
});

import { fromPromise } from 'xstate';
import { keepLoanHeld, noteReleased } from '../client/keepLoan.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/**
 * Locks a loan, or gives it back, also when the page is closed meanwhile. The lock of a renewal is renewed while the customer holds it and is active.
 * Error: ApiError. Spec: FLOW-REFI-03, alternateParty-5.
 */
export const setLoanLock = fromPromise<Answer<'POST /loanlock'>, Ask<'POST /loanlock'>>(async ({ input, signal }) => {
  const givesBack = input.value === 'delete';
  if (givesBack) noteReleased(input.loanId);
  const answer = await sendCall('POST /loanlock', input, signal, 2, givesBack);
  if (input.value === true && !answer.alreadyLocked) keepLoanHeld(input.loanId);
  return answer;
});

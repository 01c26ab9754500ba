import { fromPromise } from 'xstate';
import { keepLoanHeld, noteReleased } from '../client/keepLoan.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/** Locks a loan for a renewal, or gives it back. A lock that is held is renewed while the customer is active. Error: ApiError. Spec: FLOW-REFI-03, alternateParty-5. */
export const setLoanLock = fromPromise<Answer<'POST /loanlock'>, Ask<'POST /loanlock'>>(async ({ input, signal }) => {
  if (input.value === 'delete') noteReleased(input.loanId);
  const answer = await sendCall('POST /loanlock', input, signal, 2);
  if (input.value === true && !answer.alreadyLocked) keepLoanHeld(input.loanId);
  return answer;
});

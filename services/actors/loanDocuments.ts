import { fromPromise } from 'xstate';
import type { Loan } from '../contract/accounts.ts';

/** Whether the lender still asks for any documents of this loan. Never fails: the account is shown without them (ROUTE-065). */
export const readLoanDocuments = fromPromise<boolean, Pick<Loan, 'loanId' | 'lmsId'>>(async ({ input: { loanId, lmsId }, signal }) => {
  try {
    const { wantsDocuments } = await import('../client/wantedDocuments.ts');
    return await wantsDocuments({ loanId, lmsId }, signal);
  } catch {
    return false;
  }
});

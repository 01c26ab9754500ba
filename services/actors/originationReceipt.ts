import { fromPromise } from 'xstate';
import { receiptStore } from '../client/receiptStore.ts';
import { StoredLoan } from '../contract/originationReceipt.ts';

const receipts = receiptStore('receipt:origination', StoredLoan);

/** Stores the last page of the last new loan in this tab. Spec: ROUTE-047. */
export const storeLoanReceipt = receipts.store;

/** The last page of this person's last new loan in this tab, if it came from this application. Never fails. */
export const readLoanReceipt = fromPromise<StoredLoan | null, { profileId: string; loanId: string }>(
  async ({ input: { profileId, loanId } }) => receipts.read(profileId, loanId),
);

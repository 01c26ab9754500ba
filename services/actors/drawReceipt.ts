import { fromPromise } from 'xstate';
import { receiptStore } from '../client/receiptStore.ts';
import { StoredDraw } from '../contract/drawReceipt.ts';

const receipts = receiptStore('receipt:draw', StoredDraw);

/** Stores the receipt of the last cash advance in this tab. Spec: FLOW-DRAW-13. */
export const storeDrawReceipt = receipts.store;

/** The receipt of this person's last cash advance in this tab, if it was on this loan. Never fails. */
export const readDrawReceipt = fromPromise<StoredDraw | null, { profileId: string; loanId: string }>(
  async ({ input: { profileId, loanId } }) => receipts.read(profileId, loanId),
);

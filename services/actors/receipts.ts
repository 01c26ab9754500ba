import { receiptStore } from '../client/receiptStore.ts';
import { StoredReceipt } from '../contract/receipt.ts';

/** The receipt of the last payment in this tab. Spec: FLOW-PAY-04. */
export const { store: storeReceipt, read: readReceipt } = receiptStore('receipt', StoredReceipt);

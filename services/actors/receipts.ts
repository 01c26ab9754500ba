import { isCurrent } from '../client/draftLife.ts';
import { keepText, readParsed } from '../client/storage.ts';
import { StoredReceipt } from '../contract/receipt.ts';

const KEY = 'receipt';

/** Stores the receipt of the last payment in this tab; the end of the session removes it. Spec: FLOW-PAY-04. */
export const storeReceipt = (receipt: Omit<StoredReceipt, 'storedAt'>): void =>
  keepText('session', KEY, JSON.stringify({ ...receipt, storedAt: Date.now() }));

/** The receipt of this person's last payment in this tab, if it was of this loan, less than 30 minutes ago; otherwise null. */
export function readReceipt(profileId: string, loanId: string): StoredReceipt | null {
  const stored = readParsed('session', KEY, StoredReceipt);
  return stored?.profileId === profileId && stored.payment.loanId === loanId && isCurrent(stored.storedAt) ? stored : null;
}

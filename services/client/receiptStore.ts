import type * as v from 'valibot';
import { isCurrent } from './draftLife.ts';
import { keepText, readParsed } from './storage.ts';

/** Whose receipt it is, and of which loan; `storedAt` in ms since 1970. */
type Stored = { profileId: string; loanId: string; storedAt: number };

/**
 * The last receipt of its kind in this tab, which outlives a reload for 30 minutes. Only its person reads it, at its loan; the end of the session
 * removes it. `key`: none of those that outlive a sign-out.
 */
export const receiptStore = <Receipt extends Stored>(key: string, schema: v.GenericSchema<unknown, Receipt>) => ({
  store: (receipt: Omit<Receipt, 'storedAt'>): void => keepText('session', key, JSON.stringify({ ...receipt, storedAt: Date.now() })),
  read: (profileId: string, loanId: string): Receipt | null => {
    const stored = readParsed('session', key, schema);
    return stored?.profileId === profileId && stored.loanId === loanId && isCurrent(stored.storedAt) ? stored : null;
  },
});

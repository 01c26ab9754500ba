import type { HistoryEntry } from '../../services/contract/accounts.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { heard } from '../kit/heard.ts';
import type { Receipt } from './submission.types.ts';

/**
 * Why the loan's history is read:
 * - `check`  the payment is about to be sent once more: one look (CONF-009)
 * - `wait`   nothing else can tell how it stands: until it is found
 */
export type SearchingInput = {
  purpose: 'check' | 'wait';
  ask: Ask<'GET /accounthistory'>;
  /** The newest entry before the payment was sent; empty when there was none. */
  lastEntry: string;
  /** Integer cents. */
  amount: number;
};

/** `missing`: the history was read and does not have it yet. `unheard`: it could not be read, or does not reach back far enough. */
export type SearchingOutcome = { kind: 'paid'; receipt: Receipt } | { kind: 'missing' } | { kind: 'unheard' };

export type SearchingContext = SearchingInput & { found: SearchingOutcome };

/** ms between two looks. Ours, as the longest pause of CONF-007. */
export const SEARCH_PAUSE_MS = 4000;

/** What tells one history from a later one. No clock decides it: this device's may be wrong by hours (F12). */
export const newestIn = ({ entries }: Answer<'GET /accounthistory'>): string => entries[0]?.id ?? '';

/** A payment of just this amount that was not there before, with a number to keep: an entry without one could not be told from others. */
export function foundIn({ lastEntry, amount }: SearchingContext, event: { type: string }): SearchingOutcome {
  const { entries } = heard<'GET /accounthistory'>(event);
  const known = lastEntry === '' ? entries.length : entries.findIndex(({ id }) => id === lastEntry);
  if (known < 0) return { kind: 'unheard' };
  const payment = entries
    .slice(0, known)
    .find(({ kind, amount: cents, confirmationNumber }) => kind === 'payment' && cents === amount && confirmationNumber !== '');
  return payment ? { kind: 'paid', receipt: receiptOf(payment) } : { kind: 'missing' };
}

const receiptOf = ({ confirmationNumber, amount, balance, at }: HistoryEntry): Receipt => ({
  pending: false,
  confirmationNumber,
  amountPaid: amount,
  newBalance: balance,
  paidAt: at,
});

/** Is there something to say? */
export const isEnough = ({ purpose, found }: SearchingContext): boolean => purpose === 'check' || found.kind === 'paid';

import type { Entry, Paid } from './attempt.types.ts';

/**
 * Why the history is read:
 * - `check`  the attempt is about to be sent once more: one look (CONF-009)
 * - `wait`   nothing else can tell how it stands: until it is found
 */
export type SearchingInput = {
  purpose: 'check' | 'wait';
  ask: unknown;
  /** The newest entry before the attempt was sent; empty when there was none. */
  lastEntry: string;
  /** Integer cents. */
  amount: number;
};

/** `missing`: the history was read and does not have it yet. `unheard`: it could not be read, or does not reach back far enough. */
export type SearchingOutcome = Paid | { kind: 'missing' } | { kind: 'unheard' };

export type SearchingContext = SearchingInput & { found: SearchingOutcome };

/** ms between two looks. Ours, as the longest pause of CONF-007. */
export const SEARCH_PAUSE_MS = 4000;

/** What tells one history from a later one. No clock decides it: this device's may be wrong by hours (F12). */
export const newestIn = (entries: readonly Entry[]): string => entries[0]?.id ?? '';

/** A move of just this amount that was not there before, with a receipt: an entry without one could not be told from others. */
export function foundIn({ lastEntry, amount }: SearchingContext, entries: readonly Entry[]): SearchingOutcome {
  const known = lastEntry === '' ? entries.length : entries.findIndex(({ id }) => id === lastEntry);
  if (known < 0) return { kind: 'unheard' };
  const entry = entries.slice(0, known).find((one) => one.receipt !== null && one.amount === amount);
  return entry ? { kind: 'paid', receipt: entry.receipt } : { kind: 'missing' };
}

/** Is there something to say? */
export const isEnough = ({ purpose, found }: SearchingContext): boolean => purpose === 'check' || found.kind === 'paid';

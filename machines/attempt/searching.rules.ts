import type { Entry, Paid } from './attempt.types.ts';

/**
 * Why the history is read:
 * - `check`  the attempt is about to be sent once more: one look-up (CONF-009)
 * - `wait`   nothing else shows the outcome: until it is found
 */
export type SearchingInput = {
  purpose: 'check' | 'wait';
  ask: unknown;
  /** The newest entry before the attempt was sent; empty when there was none. */
  lastEntry: string;
  /** Integer cents. */
  amount: number;
};

/** `missing`: the history was read and does not have it yet. `unanswered`: it could not be read, or does not reach back far enough. */
export type SearchingOutcome = Paid | { kind: 'missing' } | { kind: 'unanswered' };

export type SearchingContext = SearchingInput & { found: SearchingOutcome };

/** ms between two looks. Ours, as the longest pause of CONF-007. */
export const SEARCH_PAUSE_MS = 4000;

/** Identifies the state of the history. The clock of the device cannot: it may be wrong by hours (F12). */
export const newestIn = (entries: readonly Entry[]): string => entries[0]?.id ?? '';

/** A new entry of exactly this amount with a receipt: an entry without one cannot be identified. */
export function foundIn({ lastEntry, amount }: SearchingContext, entries: readonly Entry[]): SearchingOutcome {
  const known = lastEntry === '' ? entries.length : entries.findIndex(({ id }) => id === lastEntry);
  if (known < 0) return { kind: 'unanswered' };
  const entry = entries.slice(0, known).find((one) => one.receipt !== null && one.amount === amount);
  return entry ? { kind: 'paid', receipt: entry.receipt } : { kind: 'missing' };
}

/** Is the result enough for the purpose? */
export const isEnough = ({ purpose, found }: SearchingContext): boolean => purpose === 'check' || found.kind === 'paid';

import type { DisclosureType } from '../../contract/enums.ts';
import type { LoanFacts } from './facts.ts';
import { sha256, wordsHash, type Paper } from './paper.ts';
import { disclosuresOf, type Occasion } from './papers/disclosures.ts';

/** A paper to read now. */
export type Current = { id: string; paper: Paper };

/** The papers of an occasion with their ids. An id changes with what a paper says of the loan, not with whom it greets. */
export function currentOf(type: DisclosureType, of: LoanFacts, today: string, occasion: Occasion): Current[] {
  const plain = disclosuresOf(type, of, today, { ...occasion, customerName: '', takenFrom: '' });
  return disclosuresOf(type, of, today, occasion).map(([part, paper], at) => {
    const words = wordsHash(plain[at]?.[1] ?? paper);
    return { id: `${type}-${part}-${sha256(`${of.loan.loan_id} ${of.loan.intent_id} ${words}`).slice(0, 16)}`, paper };
  });
}

/** The sets of papers of which one must be read as a whole: with and without a switch to another product. */
export const setsOf = (type: DisclosureType, of: LoanFacts, today: string): Current[][] =>
  [false, true].map((migrateProduct) => currentOf(type, of, today, { migrateProduct, customerName: '', takenFrom: '' }));

/** Of the papers that were read, which set they are; `stale` when one of them is not of today, `missing` when one has not been read. */
export function readSet(sets: readonly Current[][], read: ReadonlySet<string>): Current[] | 'stale' | 'missing' {
  const known = new Set(sets.flat().map(({ id }) => id));
  if (![...read].every((id) => known.has(id))) return 'stale';
  return sets.find((set) => set.length === read.size && set.every(({ id }) => read.has(id))) ?? 'missing';
}

import type { DisclosureType } from '../../contract/enums.ts';
import type { LoanFacts } from './facts.ts';
import { sha256, wordsHash, type Paper } from './paper.ts';
import { disclosuresOf, type Occasion } from './papers/disclosures.ts';

/** A paper that must be read now, with its id. */
export type Current = { id: string; paper: Paper };

/** The papers of an occasion with their ids. An id depends on what the paper says about the loan, not on the reader's name. */
export function currentOf(type: DisclosureType, of: LoanFacts, today: string, occasion: Occasion): Current[] {
  const withoutReader = disclosuresOf(type, of, today, { ...occasion, customerName: '', takenFrom: '' });
  return disclosuresOf(type, of, today, occasion).map(([part, paper], at) => {
    const words = wordsHash(withoutReader[at]?.[1] ?? paper);
    return { id: `${type}-${part}-${sha256(`${of.loan.loan_id} ${of.loan.intent_id} ${words}`).slice(0, 16)}`, paper };
  });
}

/** The sets of papers of which one must be read completely: without and with a switch to another product. */
export const setsOf = (type: DisclosureType, of: LoanFacts, today: string): Current[][] =>
  [false, true].map((migrateProduct) => currentOf(type, of, today, { migrateProduct, customerName: '', takenFrom: '' }));

/** The set that the read papers make up; `stale` when one is not current, `missing` when one was not read. */
export function readSet(sets: readonly Current[][], read: ReadonlySet<string>): Current[] | 'stale' | 'missing' {
  const known = new Set(sets.flat().map(({ id }) => id));
  if (![...read].every((id) => known.has(id))) return 'stale';
  return sets.find((set) => set.length === read.size && set.every(({ id }) => read.has(id))) ?? 'missing';
}

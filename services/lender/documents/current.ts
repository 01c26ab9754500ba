import type { DisclosureType } from '../../contract/enums.ts';
import type { LoanFacts } from './facts.ts';
import { sha256, wordsHash, type Paper } from './paper.ts';
import { disclosuresOf, OLPA, type Occasion } from './papers/disclosures.ts';

/** A paper that must be read now, with its id and the type of its file. */
export type Current = { id: string; docType: string; paper: Paper };

/** The papers of an occasion with their ids. An id depends on what the paper says about the loan, not on the reader's name. */
export function currentOf(type: DisclosureType, of: LoanFacts, today: string, occasion: Occasion): Current[] {
  const withoutReader = disclosuresOf(type, of, today, { ...occasion, customerName: '' });
  return disclosuresOf(type, of, today, occasion).map(([part, paper], at) => {
    const words = wordsHash(withoutReader[at]?.[1] ?? paper);
    const about = [of.loan.loan_id, of.loan.intent_id, ...(occasion.written ? [occasion.written.termsId] : []), words];
    return { id: `${type}-${part}-${sha256(about.join(' ')).slice(0, 16)}`, docType: part === OLPA ? OLPA : type, paper };
  });
}

/** The set of papers of which all were read; `stale` when a read one is not current, `missing` when no set was read completely. */
export function readSet(sets: readonly (readonly Current[])[], read: ReadonlySet<string>): readonly Current[] | 'stale' | 'missing' {
  const known = new Set(sets.flat().map(({ id }) => id));
  if (![...read].every((id) => known.has(id))) return 'stale';
  return sets.find((set) => set.length > 0 && set.length === read.size && set.every(({ id }) => read.has(id))) ?? 'missing';
}

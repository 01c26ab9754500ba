import type { RefinanceTerms } from '../../services/contract/documents.ts';

/** The loan that a renewal makes, as its papers state it. Cents; YYYY-MM-DD. */
export type NewLoan = RefinanceTerms;

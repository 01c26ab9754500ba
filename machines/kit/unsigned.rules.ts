import type { Loan } from '../../services/contract/accounts.ts';
import { origination } from './places.ts';
import type { Target } from './target.ts';

/** A new loan that is not signed yet owes nothing, and its money waits for the signature. Spec: R-4 (origination-1). */
export const loanIsSigned = ({ unsigned }: Pick<Loan, 'unsigned'>): boolean => unsigned === undefined;

/** Where this loan is signed; null for one that is signed. Spec: ROUTE-047. */
export const signingPlace = ({ brand, unsigned }: Pick<Loan, 'brand' | 'unsigned'>): Target | null =>
  unsigned ? origination(brand, unsigned.applicationId, 'OriginationDocuSign') : null;

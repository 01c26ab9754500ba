import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { brandOf } from '../kit/places.ts';
import type { Person } from '../kit/session.types.ts';

/** `person` null: a visitor. `params.brand`: of the address; ExperianDisclosure has none. */
export type TermsInput = { person: Person | null; params: Readonly<Record<string, string>>; screen: string };

export type TermsContext = {
  person: Person | null;
  brand: Brand | null;
  /** The screen of the address. */
  screen: string;
  /** Pages of the brand outside of the portal; null where none is known. */
  termsPage: string | null;
  experianPage: string | null;
  /** The terms of this customer; null for a visitor and until they are loaded. */
  terms: Answer<'GET /newaccountterms'> | null;
  failure: Failure | null;
};

export const atStart = ({ person, params, screen }: TermsInput): TermsContext => ({
  person,
  brand: brandOf({ params }),
  screen,
  termsPage: null,
  experianPage: null,
  terms: null,
  failure: null,
});

/** The pages of the brand of the address, or of the customer's first brand where the address has none. Spec: BRAND-005, OPEN-037. */
export function pagesIn(
  { brand, person }: TermsContext,
  { brandLinks: links }: Answer<'GET /configsettings'>,
): Pick<TermsContext, 'termsPage' | 'experianPage'> {
  const of = brand ?? person?.brands[0] ?? 'TitleMax';
  return { termsPage: outsideAddress(links[of]?.terms ?? ''), experianPage: outsideAddress(links[of]?.experian ?? '') };
}

/** Only a customer with an account has terms; a guest has no account. */
export const hasTerms = ({ person }: TermsContext): boolean => person !== null && person.guest === null;

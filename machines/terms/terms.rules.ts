import type { Answer } from '../../services/contract/index.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { brandOf } from '../kit/places.ts';
import type { TermsContext, TermsInput } from './terms.types.ts';

export const atStart = ({ person, params, screen }: TermsInput): TermsContext => ({
  person,
  brand: brandOf({ params }),
  asked: screen,
  termsPage: null,
  experianPage: null,
  terms: null,
  failure: null,
});

/** The pages of the brand of the address, or of her first brand where the address has none. Spec: BRAND-005, OPEN-037. */
export function pagesIn(
  { brand, person }: TermsContext,
  { brandLinks: links }: Answer<'GET /configsettings'>,
): Pick<TermsContext, 'termsPage' | 'experianPage'> {
  const of = brand ?? person?.brands[0] ?? 'TitleMax';
  return { termsPage: outsideAddress(links[of]?.terms ?? ''), experianPage: outsideAddress(links[of]?.experian ?? '') };
}

/** Terms of an account are told to whom they concern; a guest has no account. */
export const hasTerms = ({ person }: TermsContext): boolean => person !== null && person.guest === null;

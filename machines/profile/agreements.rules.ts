import type { Brand } from '../../services/contract/brands.ts';
import { termsConditions } from '../kit/places.ts';
import { EXPERIAN_DISCLOSURE, optInDisclosures } from '../terms/terms.places.ts';
import type { Target } from '../kit/target.ts';
import { loanOf, type ProfileContext, type ProfileOutcome } from './profile.rules.ts';

/** What the customer can read again: the terms of the account, the notice about messages, the papers of the loan, the Experian disclosure. */
export type Paper = 'terms' | 'optIn' | 'loan' | 'experian';

/** TermsConditions is in the portal for two brands only (BRAND-006). */
const TERMS_IN_PORTAL: readonly (Brand | null)[] = ['TitleMax', 'InstaLoan'];

/** The portal has this paper. */
export const mayRead = ({ brand, mayReadOptIn }: Pick<ProfileContext, 'brand' | 'mayReadOptIn'>, paper: Paper): boolean =>
  paper === 'terms' ? TERMS_IN_PORTAL.includes(brand) : paper === 'optIn' ? mayReadOptIn : true;

/** A paper that leads back to the profile when the customer has read it. */
const ofProfile = (paper: Target): ProfileOutcome => ({ kind: 'paperChosen', paper: { ...paper, search: { of: 'profile' } } });

/** What the flow ends with when this paper is chosen. */
export function paperOutcome(context: ProfileContext, paper: Paper): ProfileOutcome {
  const { brand } = context;
  if (!brand) throw new Error('a paper is read in the profile of a brand');
  if (paper === 'experian') return ofProfile(EXPERIAN_DISCLOSURE);
  if (paper === 'loan') {
    const { loanId, lmsId } = loanOf(context);
    return { kind: 'documentsChosen', brand, loanId, lmsId, monthly: false };
  }
  return ofProfile(paper === 'terms' ? termsConditions(brand) : optInDisclosures(brand));
}

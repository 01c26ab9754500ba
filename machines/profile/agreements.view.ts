import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { mayRead } from './agreements.rules.ts';
import type { ProfileContext } from './profile.rules.ts';

/** What the customer has agreed to, and what of it can be read here. `agreedAt`: empty while the present version is not agreed to. */
export type AgreementsView = {
  loading: boolean;
  terms: { version: number; acceptedVersion: number; agreedAt: string } | null;
  mayReadTerms: boolean;
  /** The brand's own page of its terms, where the portal has none. */
  termsPage: string | null;
  mayReadOptIn: boolean;
  loan: { loanId: string; lmsId: string } | null;
};

/** What CustomerProfile shows of the agreements. */
export function agreementsOf({ terms, termsFailed, brand, brandLinks, loan, ...context }: ProfileContext): AgreementsView {
  return {
    loading: terms === null && !termsFailed,
    terms: terms && { version: terms.version, acceptedVersion: terms.acceptedVersion, agreedAt: terms.acknowledgedAt ?? '' },
    mayReadTerms: mayRead({ ...context, brand }, 'terms'),
    termsPage: brand && outsideAddress(brandLinks[brand]?.terms ?? ''),
    mayReadOptIn: context.mayReadOptIn,
    loan,
  };
}

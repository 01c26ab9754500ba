import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { Person } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** The current terms of the account, and the version that the customer agreed to. */
export type Terms = Answer<'GET /newaccountterms'>;

export type ConsentInput = { person: Person };

export type ConsentContext = ConsentInput & {
  terms: Terms | null;
  /** The lender's date, YYYY-MM-DD; empty until the clock is read. */
  today: string;
  /** The customer submitted without checking the box. */
  boxIsMissing: boolean;
  /** Newer terms arrived while the customer was reading. */
  haveChanged: boolean;
  failure: Failure | null;
  outcome: ConsentOutcome['kind'];
};

export type ConsentEvent =
  | { type: 'consent.submitted'; agreed: boolean }
  | { type: 'consent.declined' }
  | { type: 'copy.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'signOut.chosen' }
  | RouteEvent;

/**
 * - `consented` the lender has the record, and the customer is not asked again
 * - `declined`  the customer does not agree: the account cannot be used
 * - `gaveUp`    the terms could not be loaded, and the customer signed out
 */
export type ConsentOutcome = { kind: 'consented'; person: Person } | { kind: 'declined' } | { kind: 'gaveUp' };

/** The contract requires a brand with every acknowledgment; these terms belong to the account, not to a brand. */
const ANY_BRAND: Brand = 'TitleMax';
const MOST_INITIALS = 5;

/** The customer agreed in another tab, or on another device. */
export const areAgreed = ({ acceptedVersion, version }: Terms): boolean => acceptedVersion >= version;

/** There are newer terms than those on the screen. */
export const areOutdated = ({ code }: Failure): boolean => code === 'DisclosuresChanged';

/** The username, as far as the portal knows it. */
const usernameOf = ({ email, phoneNumber }: Person): string => email || phoneNumber;

/** "Ann Lee" -> "AL". Never empty. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, MOST_INITIALS) || '-';

/** Throws before the terms are loaded: the customer cannot agree to terms that were not shown. */
export function agreementAsk({ person, terms, today }: ConsentContext): Ask<'POST /disclosureacknowledgement'> {
  if (!terms) throw new Error('consent needs terms, and these were not shown');
  const username = usernameOf(person);
  const name = person.name || username || person.profileId;
  return {
    accountNumber: '',
    storeId: '',
    disclosureType: 'newAccountTerms',
    loanBrand: person.brands[0] ?? ANY_BRAND,
    disclosureAck: {
      cognitoId: person.profileId,
      disclosures: [{ documentId: terms.documentId, sha256: terms.sha256 }],
      borrowerInfo: {
        customerId: person.customerId,
        profileId: person.profileId,
        name,
        username,
        initials: initialsOf(name),
        date: today,
      },
    },
  };
}

export const outcome = ({ outcome: kind, person }: ConsentContext): ConsentOutcome =>
  kind === 'consented' ? { kind, person: { ...person, termsPending: false } } : { kind };

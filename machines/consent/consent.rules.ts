import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Ask } from '../../services/contract/index.ts';
import type { Person } from '../kit/session.types.ts';
import type { ConsentContext, ConsentOutcome, Terms } from './consent.types.ts';

/** The contract wants a brand with every acknowledgement; the terms are of the account, whatever the brand. */
const ANY_BRAND: Brand = 'TitleMax';
const MOST_INITIALS = 5;

/** Agreed to in another tab, or on another device. */
export const areAgreed = ({ acceptedVersion, version }: Terms): boolean => acceptedVersion >= version;

/** The service knows newer terms than those she has read. */
export const areOutdated = ({ code }: Failure): boolean => code === 'DisclosuresChanged';

/** What the person signs in with, as far as the portal knows it. */
const usernameOf = ({ email, phoneNumber }: Person): string => email || phoneNumber;

/** Of a name: "Ann Lee" -> "AL". Never empty. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, MOST_INITIALS) || '-';

/** Throws before the terms are known: nobody can agree to what was not shown. */
export function agreementAsk({ person, terms, today }: ConsentContext): Ask<'POST /disclosureacknowledgement'> {
  if (!terms) throw new Error('nobody agrees to terms that were not shown');
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

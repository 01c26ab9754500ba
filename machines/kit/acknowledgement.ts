import type { Loan } from '../../services/contract/accounts.ts';
import type { Disclosure } from '../../services/contract/documents.ts';
import type { Ask } from '../../services/contract/index.ts';
import { initialsOf } from '../consent/consent.rules.ts';
import { dayOf } from './day.ts';
import { customerIdFor } from './loanCustomer.ts';
import type { Person } from './session.types.ts';

type Ack = Ask<'POST /disclosureacknowledgement'>;
type Read = { loan: Loan | null; person: Person; papers: readonly Disclosure[]; now: number };

/** Everything that was shown is acknowledged, by the one who is signed in. Throws when nothing was shown. Spec: ENT-032. */
export function acknowledgementOf(disclosureType: Ack['disclosureType'], { loan, person, papers, now }: Read): Ack {
  if (!loan || papers.length === 0) throw new Error('papers are acknowledged by a customer who has read them');
  const name = person.name || person.username;
  return {
    accountNumber: loan.loanId,
    storeId: loan.storeId,
    disclosureType,
    loanBrand: loan.brand,
    disclosureAck: {
      cognitoId: person.profileId,
      disclosures: papers.map(({ documentId, sha256 }) => ({ documentId, sha256 })),
      borrowerInfo: {
        customerId: customerIdFor(person, loan),
        profileId: person.profileId,
        name,
        username: person.username,
        initials: initialsOf(name),
        date: dayOf(now),
      },
    },
  };
}

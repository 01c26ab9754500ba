import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { RETAIL } from '../../contract/enums.ts';
import { NCR } from '../referral/account.ts';
import type { CustomerTable, ProfileTable } from '../store/peopleTables.ts';
import type { Database, LedgerTable, LoanTable } from '../store/tables.ts';
import { makeLoan, type LoanHistory } from './books.ts';
import { cardOf } from './cards.ts';
import { customerIdOf, emailOf, LMS_NAMES, linkedOf, phoneOf, profileIdOf, type Person } from './person.ts';
import { LMS, type LmsName } from './places.ts';

/** The rows of people, their loans and cards. */
export type Rows = { [Table in 'profile' | 'customer' | 'loan' | 'ledger' | 'card']: Selectable<Database[Table]>[] };

/** The rows of these people on that day. `hash`: of the shared password. */
export function rowsOf(people: readonly Person[], today: string, hash: string): Rows {
  const histories = people.flatMap((person) => historiesOf(person, today));
  return {
    profile: people.map((person) => profileOf(person, hash)),
    customer: people.flatMap(customersOf),
    loan: histories.map(({ loan }): LoanTable => ({ ...loan, intent_id: randomUUID() })),
    ledger: histories.flatMap(({ ledger }): LedgerTable[] => ledger),
    card: people.flatMap((person) => person.cards.map((plan, index) => cardOf(person, plan, index, today))),
  };
}

/** The histories of today. Years of daily payments take long to compute, and tests reset the lender often. */
let cached: { today: string; byName: Map<string, LoanHistory[]> } | undefined;

function historiesOf(person: Person, today: string): LoanHistory[] {
  if (cached?.today !== today) cached = { today, byName: new Map() };
  const histories = cached.byName.get(person.name) ?? person.loans.map((plan, index) => makeLoan(person, plan, index + 1, today));
  cached.byName.set(person.name, histories);
  return histories;
}

/** Customers have none: the lender knows from their accounts that they may take part. */
function referOf(person: Person): string {
  if (person.retail) return RETAIL;
  return person.referral && linkedOf(person).length === 0 ? NCR : '';
}

const profileOf = (person: Person, hash: string): ProfileTable => ({
  profile_id: profileIdOf(person.name),
  person: person.name,
  username_email: emailOf(person.name),
  username_phone: phoneOf(person.name),
  password_hash: person.signIn === 'never' ? '' : hash,
  name: person.fullName,
  customer_ids: JSON.stringify(Object.fromEntries(linkedOf(person).map((lms) => [LMS[lms], customerIdOf(person.name, lms)]))),
  verified: person.signIn !== 'unverified',
  email_verified: person.signIn !== 'unverified',
  phone_verified: person.signIn !== 'unverified',
  reset_required: person.signIn === 'resetRequired',
  trusted_device: !person.untrustedDevice,
  can_update_login: !person.fixedSignIn,
  locked: false,
  mdm_id: '',
  non_customer_refer: referOf(person),
  loan_state: 'TX',
});

const customersOf = (person: Person): CustomerTable[] =>
  accountsOf(person).map(({ customerId, lms, ssn }) => ({
    customer_id: customerId,
    person: person.name,
    lms_id: LMS[lms],
    name: person.fullName,
    email: emailOf(person.name),
    phone: phoneOf(person.name),
    display_ssn: ssn ? `***-**-${ssn}` : '',
  }));

/** All accounts of a person, linked to the profile or not. `ssn`: the last four digits; empty when none is on file. */
export const accountsOf = (person: Person): { customerId: string; lms: LmsName; ssn: string }[] => [
  ...LMS_NAMES.flatMap((lms) => {
    const plan = person.customerOf[lms];
    return plan ? [{ customerId: customerIdOf(person.name, lms), lms, ssn: plan.ssn }] : [];
  }),
  ...(person.second ? [{ ...person.second, customerId: customerIdOf(person.name, person.second.lms, true) }] : []),
];

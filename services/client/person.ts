import * as v from 'valibot';
import type { LoanSystem, Person } from '../contract/session.ts';
import { readUsername } from '../contract/username.ts';
import { claimsOf } from './claims.ts';
import type { Attributes } from './cognito.ts';
import type { Tokens } from './tokens.ts';

const SYSTEMS = ['NLS', 'TLXe'] as const satisfies readonly LoanSystem[];
const Customers = v.pipe(v.string(), v.parseJson(), v.array(v.object({ lmsId: v.string(), customerId: v.string() })));

/** What the service says about a person beside the token. */
export type ServiceFacts = Pick<Person, 'brands' | 'availableProviders' | 'trusted' | 'termsPending'> & {
  /** Which id each loan system has in `lmsId` fields. */
  referenceIds: Readonly<Record<LoanSystem, string>> | null;
};

const plain = (name: string): string => {
  const known = readUsername(name);
  return known.kind === 'none' ? name : known.username.toLowerCase();
};

/** The name that was signed in with, as the token spells it; another name of the profile where it has changed since, or none was typed. */
function signedInAs(typed: string, names: readonly string[]): string {
  const known = names.filter((name) => name !== '');
  return known.find((name) => plain(name) === plain(typed)) ?? known[0] ?? typed;
}

/** Claims, what Cognito says now where it was asked, and what the service says -> the person charts know. */
export function personOf(
  { idToken, username }: Pick<Tokens, 'idToken' | 'username'>,
  { referenceIds, ...facts }: ServiceFacts,
  attributes: Attributes = {},
): Person {
  const claims = { ...claimsOf(idToken), ...attributes };
  const ids = v.safeParse(Customers, claims.lms_customer_ids);
  const customerIds = Object.fromEntries((ids.success ? ids.output : []).map((one) => [one.lmsId, one.customerId]));
  return {
    profileId: claims.sub,
    customerId: claims.customer_id,
    customerIds,
    name: claims.name,
    email: claims.email,
    phoneNumber: claims.phone_number,
    username: signedInAs(username, [claims.email, claims.phone_number]) || claims.sub,
    guest: claims.guest_loan_id ? { loanId: claims.guest_loan_id, flow: claims.guest_flow || 'payment' } : null,
    showPaidOff: claims.show_paid_off,
    systems: SYSTEMS.filter((system) => referenceIds !== null && customerIds[referenceIds[system]] !== undefined),
    nonCustomerRefer: claims.non_customer_refer,
    ...facts,
  };
}

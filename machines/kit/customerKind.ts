import type { ReferralType } from '../../services/contract/enums.ts';
import type { Person } from './session.types.ts';

/** What is derived of somebody who is signed in. Spec: portal §3 "Session state", §4 "Customer kind". */
type Kind = Pick<Person, 'customerId' | 'customerIds' | 'nonCustomerRefer' | 'systems' | 'guest'>;

export const isTlxeUser = ({ systems }: Pick<Kind, 'systems'>): boolean => systems.includes('TLXe');

/** Somebody without accounts belongs to no system, and not to NLS alone. */
export const isOnlyNlsUser = ({ systems }: Pick<Kind, 'systems'>): boolean => systems.length > 0 && !isTlxeUser({ systems });

/** No customer ids. A guest is there for somebody's loan and is none either way. Spec: RULE-025. */
export const isNonCustomer = ({ customerId, customerIds, guest }: Kind): boolean =>
  guest === null && customerId === '' && Object.keys(customerIds).length === 0;

/** As what somebody takes part in referral rewards; whoever is only known at the counter is retail. Spec: RULE-026, OPEN-014. */
export type ReferralUser = 'customer' | 'nonCustomer' | 'retail';
export const referralUserOf = (person: Kind): ReferralUser =>
  person.nonCustomerRefer !== '' && isNonCustomer(person) ? 'nonCustomer' : isNonCustomer(person) ? 'retail' : 'customer';

const TYPES = { customer: 'ecr', nonCustomer: 'ncr', retail: 'none' } as const satisfies Record<ReferralUser, ReferralType>;

/** Customers take part where they have accounts that can: those of TLXe (MENU-008). Spec: RULE-026, OPEN-014. */
export const referralTypeOf = (person: Kind): ReferralType => {
  const user = referralUserOf(person);
  return person.guest !== null || (user === 'customer' && !isTlxeUser(person)) ? 'none' : TYPES[user];
};

export const isReferralRewardsUser = (person: Kind): boolean => referralTypeOf(person) !== 'none';

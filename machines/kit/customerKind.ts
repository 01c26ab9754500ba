import type { ReferralType } from '../../services/contract/enums.ts';
import type { Person } from './session.types.ts';

/** What the portal derives of a signed-in customer. Spec: portal §3 "Session state", §4 "Customer kind". */
type Kind = Pick<Person, 'customerId' | 'customerIds' | 'nonCustomerRefer' | 'systems' | 'guest'>;

export const isTlxeUser = ({ systems }: Pick<Kind, 'systems'>): boolean => systems.includes('TLXe');

/** A customer without accounts belongs to no system, and so not to NLS alone. */
export const isOnlyNlsUser = ({ systems }: Pick<Kind, 'systems'>): boolean => systems.length > 0 && !isTlxeUser({ systems });

/** Has no customer ids. A guest pays another customer's loan and is neither. Spec: RULE-025. */
export const isNonCustomer = ({ customerId, customerIds, guest }: Kind): boolean =>
  guest === null && customerId === '' && Object.keys(customerIds).length === 0;

/** The kind of referral user; a customer known only at a store is retail. Spec: RULE-026, OPEN-014. */
export type ReferralUser = 'customer' | 'nonCustomer' | 'retail';
export const referralUserOf = (person: Kind): ReferralUser =>
  person.nonCustomerRefer !== '' && isNonCustomer(person) ? 'nonCustomer' : isNonCustomer(person) ? 'retail' : 'customer';

const TYPES = { customer: 'ecr', nonCustomer: 'ncr', retail: 'none' } as const satisfies Record<ReferralUser, ReferralType>;

/** Customers take part with TLXe accounts only (MENU-008). Spec: RULE-026, OPEN-014. */
export const referralTypeOf = (person: Kind): ReferralType => {
  const user = referralUserOf(person);
  return person.guest !== null || (user === 'customer' && !isTlxeUser(person)) ? 'none' : TYPES[user];
};

export const isReferralRewardsUser = (person: Kind): boolean => referralTypeOf(person) !== 'none';

import { RETAIL, type ReferralType } from '../../services/contract/enums.ts';
import type { Person, Settings } from './session.types.ts';

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
export const referralUserOf = (person: Kind): ReferralUser => {
  if (!isNonCustomer(person)) return 'customer';
  return person.nonCustomerRefer === RETAIL ? 'retail' : 'nonCustomer';
};

/** A customer takes part with TLXe accounts only (MENU-008), a non-customer with the sign-in attribute. Spec: RULE-026, OPEN-014. */
export const referralTypeOf = (person: Kind): ReferralType => {
  const user = referralUserOf(person);
  if (user === 'customer') return person.guest === null && isTlxeUser(person) ? 'ecr' : 'none';
  return user === 'nonCustomer' && person.nonCustomerRefer !== '' ? 'ncr' : 'none';
};

export const isReferralRewardsUser = (person: Kind): boolean => referralTypeOf(person) !== 'none';

/** May a non-customer join? The lender's flag for the kind must be on. Spec: RULE-027, FLAG-004. */
export const mayEnroll = (
  person: Kind,
  { displayNonCustomerReferral, displayRetailReferral }: Pick<Settings, 'displayNonCustomerReferral' | 'displayRetailReferral'>,
): boolean =>
  isNonCustomer(person) &&
  !person.systems.includes('NLS') &&
  !isReferralRewardsUser(person) &&
  (referralUserOf(person) === 'retail' ? displayRetailReferral : displayNonCustomerReferral);

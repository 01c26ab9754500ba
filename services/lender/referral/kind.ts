import type { ReferralType } from '../../contract/enums.ts';

type ParticipantFacts = { takesPart: boolean; isCustomer: boolean };

/** The kind of a participant. A retail customer, who is known at a store only, takes part after joining, as a non-customer. Spec: portal §4 "Customer kind" (RULE-026, OPEN-014). */
export const referralTypeOf = ({ takesPart, isCustomer }: ParticipantFacts): ReferralType =>
  takesPart ? (isCustomer ? 'ecr' : 'ncr') : 'none';

/** May a profile with accounts in these loan systems take part? Non-customers and TLXe customers may. Spec: portal §4 "Customer kind", §1 (PROD-025, RULE-027). */
export const mayTakePart = (systems: readonly string[], tlxe: string): boolean => systems.length === 0 || systems.includes(tlxe);

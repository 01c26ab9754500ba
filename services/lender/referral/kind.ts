import type { ReferralType } from '../../contract/enums.ts';

type Who = { takesPart: boolean; isCustomer: boolean };

/** As what somebody takes part. Whoever is only known at the counter (retail) takes part in nothing here. Spec: portal §4 "Customer kind" (RULE-026, OPEN-014). */
export const referralTypeOf = ({ takesPart, isCustomer }: Who): ReferralType => (takesPart ? (isCustomer ? 'ecr' : 'ncr') : 'none');

/** May somebody with accounts in these loan systems take part? Non-customers and TLXe customers. Spec: portal §4 "Customer kind", §1 (PROD-025, RULE-027). */
export const mayTakePart = (systems: readonly string[], tlxe: string): boolean => systems.length === 0 || systems.includes(tlxe);

import type { Text } from '../texts/texts.ts';
import type { CustomerAddress, Demographics } from '../../contract/customer.ts';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { PRODUCTS } from '../people/person.ts';

/** The error in these addresses, as a text for the customer; null when they are valid. */
export function addressesError(addresses: readonly Pick<CustomerAddress, 'typeName' | 'sameAddresses' | 'index'>[]): Text | null {
  const homes = addresses.filter(({ typeName }) => typeName === 'Home');
  if (homes.length !== 1) return 'Enter one home address.';
  if (homes[0]?.sameAddresses === true && addresses.length > 1) return 'Leave the mailing address out when post goes to your home.';
  if (homes[0]?.sameAddresses === false && addresses.length === 1) return 'Enter the address that your post goes to.';
  if (new Set(addresses.map(({ index }) => index)).size < addresses.length) return 'Two addresses cannot have the same place.';
  return null;
}

/** The demographics that the portal must still ask for: those not on file. Spec: portal §4 "Demographics" (FLOW-REFI-12). */
export const demographicNeeds = (onFile: Demographics): Record<keyof Demographics, boolean> => ({
  race: onFile.race === undefined,
  height: onFile.height === undefined,
  gender: onFile.gender === undefined,
  weight: onFile.weight === undefined,
});

/** In these states a debt of one spouse is a debt of both, so the other spouse must be notified. */
const COMMUNITY_PROPERTY: ReadonlySet<string> = new Set(['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI']);

export const isCommunityProperty = (state: string): boolean => COMMUNITY_PROPERTY.has(state);

/** Must the portal ask for the spouse's address? */
export const needsSpouse = ({ married, spouse }: { married: boolean; spouse: string | null }, state: string): boolean =>
  married && spouse === null && isCommunityProperty(state);

/** Products whose payments are reported to the credit bureau: those not secured by a vehicle. */
const REPORTED: ReadonlySet<string> = new Set([PRODUCTS.installment.id, PRODUCTS.personal.id]);

export const isReported = (productId: string): boolean => REPORTED.has(productId);

const BANKRUPT: ReadonlySet<number> = new Set([LOAN_STATUS.Bankrupt, LOAN_STATUS.BankruptChargedOff]);

export const isBankrupt = (statusIds: readonly number[]): boolean => statusIds.some((status) => BANKRUPT.has(status));

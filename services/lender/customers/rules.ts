import type { CustomerAddress, Demographics } from '../../contract/customer.ts';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { PRODUCTS } from '../people/person.ts';

/** What is wrong with these addresses, in the customer's words; null when nothing is. */
export function addressesWrong(addresses: readonly Pick<CustomerAddress, 'typeName' | 'sameAddresses' | 'index'>[]): string | null {
  const homes = addresses.filter(({ typeName }) => typeName === 'Home');
  if (homes.length !== 1) return 'Enter one home address.';
  if (homes[0]?.sameAddresses === true && addresses.length > 1) return 'Leave the mailing address out when post goes to your home.';
  if (homes[0]?.sameAddresses === false && addresses.length === 1) return 'Enter the address that your post goes to.';
  if (new Set(addresses.map(({ index }) => index)).size < addresses.length) return 'Two addresses cannot have the same place.';
  return null;
}

/** What has still to be asked: everything that is not on file. Spec: portal §4 "Demographics" (FLOW-REFI-12). */
export const demographicNeeds = (told: Demographics): Record<keyof Demographics, boolean> => ({
  race: told.race === undefined,
  height: told.height === undefined,
  gender: told.gender === undefined,
  weight: told.weight === undefined,
});

/** States in which a debt of one is a debt of both, so that the other is told of it. */
const COMMUNITY_PROPERTY: ReadonlySet<string> = new Set(['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI']);

export const isCommunityProperty = (state: string): boolean => COMMUNITY_PROPERTY.has(state);

/** Has the spouse's address to be asked? */
export const spouseIsAsked = ({ married, spouse }: { married: boolean; spouse: string | null }, state: string): boolean =>
  married && spouse === null && isCommunityProperty(state);

/** Products whose payments the credit bureau is told of: those that stand on no vehicle. */
const REPORTED: ReadonlySet<string> = new Set([PRODUCTS.installment.id, PRODUCTS.personal.id]);

export const isReported = (productId: string): boolean => REPORTED.has(productId);

const BANKRUPT: ReadonlySet<number> = new Set([LOAN_STATUS.Bankrupt, LOAN_STATUS.BankruptChargedOff]);

export const isBankrupt = (statusIds: readonly number[]): boolean => statusIds.some((status) => BANKRUPT.has(status));

import type { Brand } from '../contract/brands.ts';

/** The sandbox's online store, on the vault's origin. */
export const ONLINE_STORE_PATH = '/online-store';

/** Where the lender renews this loan. */
export const onlineStoreAddress = (vaultOrigin: string, brand: Brand, loanId: string): string =>
  `${vaultOrigin}${ONLINE_STORE_PATH}?${new URLSearchParams({ brand, loanId }).toString()}`;

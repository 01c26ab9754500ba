import type * as v from 'valibot';
import { BRANDS } from '../contract/brands.ts';
import type { Settings as Published } from '../contract/settings.ts';
import { USER_POOL } from './auth/pool.ts';

/** Brands that take applications online. Spec: portal §2 "Side menu" (Apply for loan). */
const APPLY: readonly string[] = ['TitleMax', 'InstaLoan'];

/** Placeholder pages of this machine in place of the brands' own (OPEN-037). */
const linksOf = (brand: string, code: string) => ({
  storeLocator: `/sandbox-pages/${code}/store-locator`,
  privacy: `/sandbox-pages/${code}/privacy`,
  terms: `/sandbox-pages/${code}/terms`,
  experian: `/sandbox-pages/${code}/experian`,
  appReview: `/sandbox-pages/${code}/review`,
  apply: APPLY.includes(brand) ? `/sandbox-pages/${code}/apply` : null,
});

/** Everything that can be switched on is on, so that it can be seen; what is a limit stays as the specification has it. */
export const SETTINGS = {
  canUploadNlsLoanDocuments: true,
  canUploadTlxeLoanDocuments: true,
  canEditPhone: true,
  canEditEmail: true,
  canSendVoiceMessages: true,
  displayNonCustomerReferral: true,
  displayRetailReferral: true,
  displayReferralBalanceHistory: true,
  canUseDisbursementPolling: true,
  autoPayStandardPayment: true,
  autoPayRefi: true,
  allowNoSsnRefinance: false,
  brandLinks: Object.fromEntries(Object.entries(BRANDS).map(([brand, { code }]) => [brand, linksOf(brand, code)])),
  visitorBrand: 'TitleMax',
  externalPages: { account: '/sandbox-pages/account' },
  serviceConfig: { ...USER_POOL, cognitoUrl: '/cognito/', serviceUrl: '/api' },
} satisfies v.InferInput<typeof Published>;

/** What a lender is set to: it publishes these and decides by the same. */
export type Settings = v.InferInput<typeof Published> & { allowNoSsnRefinance: boolean };

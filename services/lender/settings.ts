import type * as v from 'valibot';
import { BRANDS } from '../contract/brands.ts';
import type { Settings as Published } from '../contract/settings.ts';
import type { CardProcessors } from './cards/processors.ts';
import { USER_POOL } from './auth/pool.ts';

/** Brands that take applications online. Spec: portal §2 "Side menu" (Apply for loan). */
const APPLY: readonly string[] = ['TitleMax', 'InstaLoan'];

/** The sandbox's pages in place of the brands' sites (OPEN-037). */
const linksOf = (brand: string, code: string) => ({
  storeLocator: `/sandbox-pages/${code}/store-locator`,
  privacy: `/sandbox-pages/${code}/privacy`,
  terms: `/sandbox-pages/${code}/terms`,
  experian: `/sandbox-pages/${code}/experian`,
  appReview: `/sandbox-pages/${code}/review`,
  apply: APPLY.includes(brand) ? `/sandbox-pages/${code}/apply` : null,
});

/** All features are on, so that they can be tested; limits have the specification's values. */
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
  canChangeAutoPay: true,
  allowNoSsnRefinance: false,
  brandLinks: Object.fromEntries(Object.entries(BRANDS).map(([brand, { code }]) => [brand, linksOf(brand, code)])),
  mapPage: '/sandbox-pages/map?address=',
  visitorBrand: 'TitleMax',
  externalPages: { account: '/sandbox-pages/account' },
  serviceConfig: { ...USER_POOL, cognitoUrl: '/cognito/', serviceUrl: '/api' },
} satisfies v.InferInput<typeof Published>;

/** The lender's settings: it publishes them and uses them for its own decisions. `cardProcessors` are not published. */
export type Settings = v.InferInput<typeof Published> & {
  allowNoSsnRefinance: boolean;
  canChangeAutoPay: boolean;
  cardProcessors?: CardProcessors;
};

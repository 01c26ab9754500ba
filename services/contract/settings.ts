import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { Cents } from './money.ts';

const off = v.optional(v.boolean(), false);
const on = v.optional(v.boolean(), true);
const count = (preset: number) => v.optional(v.pipe(v.number(), v.minValue(0)), preset);
/** A path of the portal's own origin, or a page elsewhere; never another scheme, never another host by two slashes. */
const Link = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/, 'Expected a path or an https address'));

/** Pages outside of the portal; `apply` where the brand takes applications online. Spec: portal §2 "Side menu" (OPEN-037, OPEN-007). */
const BrandLinks = v.object({
  storeLocator: Link,
  privacy: Link,
  terms: Link,
  experian: Link,
  appReview: Link,
  apply: v.optional(v.nullable(Link), null),
});

/**
 * What GET /configsettings answers beside its row: flags, limits and addresses that no screen before the sign-in reads. They stand apart so that
 * Login does not load them; a flow that needs one parses the answer with this. Everything is optional; the defaults are the specification's,
 * and a flag without one is off. All names are ours (OPEN-029) but those of the flags in portal §6. Spec: portal §6, §9 (CONF-001 to -003).
 */
export const FurtherSettings = v.object({
  // Spec: portal §6 "Feature flags" (FLAG-001 to -007)
  canUploadNlsLoanDocuments: off,
  canUploadTlxeLoanDocuments: off,
  canEditPhone: off,
  canEditEmail: off,
  canSendVoiceMessages: off,
  displayNonCustomerReferral: off,
  displayRetailReferral: off,
  displayReferralBalanceHistory: off,
  canUseDisbursementPolling: off,
  autoPayStandardPayment: off,
  autoPayRefi: off,
  /** Whether a refinance needs no SSN on file (OPEN-044). */
  allowNoSsnRefinance: off,
  // Spec: portal §9 (FLAG-011, CONST-032, CONST-034)
  gpsCheckAddOn: on,
  gpsCheckPayment: on,
  gpsCheckRefinance: on,
  restrictManualRetry: on,

  // How long something may take before the screen says so; seconds (OPEN-010)
  signingStatusTimeoutSeconds: count(15),
  loanOriginateTimeoutSeconds: count(10),
  postDrawTimeoutSeconds: count(45),
  apiTimeoutSeconds: count(35),
  chunkLoadTimeoutSeconds: count(120),
  geolocationTimeoutSeconds: count(10),
  // How often something is asked or done; ms (OPEN-027)
  paymentPollMs: count(1000),
  drawPollMs: count(1000),
  originationPollMs: count(1000),
  cashOutPollMs: count(1000),
  ecommerceWaitMs: count(500),
  persistDebounceMs: count(500),
  activityThrottleMs: count(5000),
  tooltipDelayMs: count(100),
  // How long something is kept; minutes
  cacheTimeoutMinutes: count(30),
  cacheShortMinutes: count(5),
  cacheMediumMinutes: count(60),
  cacheLongMinutes: count(360),
  tokenCookieMinutes: count(5),
  forceRefreshMinutes: count(5),
  originationTtlMinutes: count(7200),
  locationValidatedMinutes: count(10),
  geolocationMaxAgeMinutes: count(60),
  gpsReceiptMinutes: count(10_080),
  restrictedRetryMinutes: count(15),
  // How often, how much, how many
  lockAttempts: count(2),
  disbursementMaxPollingAttempts: count(10),
  settlementPaymentRetryLimit: count(2),
  paymentsBeforeReview: count(3),
  maxDisbursementCards: count(5),
  maxMoneyGramDisbursement: v.optional(Cents, '10,000.00'),
  amountPerShare: v.optional(Cents, '50.00'),
  // Spec: portal §5 "Files" (OPEN-012, OPEN-032)
  maxFiles: count(4),
  maxFileMegabytes: count(4),
  loanDocumentTypes: v.optional(v.array(v.string()), ['jpg', 'png', 'heic', 'pdf']),
  loanDocumentMaxMegabytes: count(4),
  // Spec: calls §7 "Appointments" (OPEN-032)
  appointmentNumberOfDays: count(14),
  appointmentExcludeWeekends: on,

  defaultLanguage: v.optional(v.picklist(['en', 'es']), 'en'),
  defaultTimeZone: v.optional(v.string(), 'America/Chicago'),
  logLevel: v.optional(v.picklist(['error', 'warn', 'info', 'debug']), 'info'),

  brandLinks: v.optional(v.record(BrandName, BrandLinks), {}),
  /** Whose menu somebody is offered who belongs to no brand and is on none's page; without it she is offered no brand's links. */
  visitorBrand: v.optional(BrandName),
  /** An installation of the Product family: TitleMax and InstaLoan menus hold no referral rewards (BRAND-008, MENU-008). */
  productFamily: off,
  /** Pages that ExternalBrowserAuth/:name may open, by name (OPEN-002). */
  externalPages: v.optional(v.record(v.string(), Link), {}),
  /** Where usage events go; nowhere when it is not set (OPEN-038). */
  analyticsUrl: v.optional(Link),
  /** The installation, as /config.json also tells it. Spec: portal §3 "serviceConfig" (CONST-037). */
  serviceConfig: v.optional(
    v.object({
      region: v.optional(v.string(), 'us-east-1'),
      userPoolId: v.string(),
      clientId: v.string(),
      cognitoUrl: v.string(),
      serviceUrl: v.string(),
    }),
  ),
});
export type FurtherSettings = v.InferOutput<typeof FurtherSettings>;

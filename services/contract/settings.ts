import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { PROCESSORS, type Processor } from './enums.ts';
import { Cents } from './money.ts';
import { Link } from './text.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from './timeZone.ts';

const off = v.optional(v.boolean(), false);
const on = v.optional(v.boolean(), true);
const processor = (preset: Processor) => v.optional(v.picklist(PROCESSORS), preset);
/** Minutes: a browser's timer that has to wait longer fires at once. */
const MOST = 35_791;
const count = (preset: number, least = 0) => v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(MOST)), preset);
const link = v.optional(v.nullable(Link), null);

/** Pages outside of the portal; a brand without online applications has no `apply`. Spec: portal §2 "Side menu" (OPEN-037, OPEN-007). */
const BrandLinks = v.object({ storeLocator: link, privacy: link, terms: link, experian: link, appReview: link, apply: link });

/**
 * Flags, limits and addresses of GET /configsettings. Everything is optional; the defaults are the specification's, and a flag without one is
 * off. All names are ours (OPEN-029) but those of the flags in portal §6. Spec: portal §6, §9 (CONF-001 to -003).
 */
export const Settings = v.object({
  /** Minutes without activity until sign-out (CONF-001). */
  sessionTimeoutMinutes: count(5, 1),
  /** Wrong passwords until recovery is offered (OPEN-005). */
  wrongPasswordRedirectCount: count(3, 1),
  /** Loans later than this many days show the customer-service number (OPEN-034). */
  pastDuePhoneDayLimit: count(60),
  menuItemVisibility: v.optional(v.object({ offerButton: off, referralRewardsButton: off, optInDisclosuresButton: off }), {}),
  /** The visible name of the brand that the specification masks. */
  productBrandName: v.optional(v.string(), 'Product'),

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
  /** Ours: the service has PUT /autoPay (FLOW-AUTO-04). */
  canChangeAutoPay: off,
  /** Whether a refinance needs no SSN on file (OPEN-044). */
  allowNoSsnRefinance: off,
  // Spec: portal §9 (FLAG-011, CONST-032, CONST-034)
  gpsCheckAddOn: on,
  gpsCheckPayment: on,
  gpsCheckRefinance: on,
  /** Ours: a payment that changes no credit needs the location, too. Off, because nobody may be kept from paying. */
  gpsCheckPlainPayment: off,
  restrictManualRetry: on,

  // How long something may take before the screen says so; seconds (OPEN-010). A payment: from the answer of the POST
  paymentTimeoutSeconds: count(30),
  refinancePaymentTimeoutSeconds: count(30),
  nlsRefinancePaymentTimeoutSeconds: count(60),
  signingStatusTimeoutSeconds: count(15),
  loanOriginateTimeoutSeconds: count(10),
  postDrawTimeoutSeconds: count(45),
  apiTimeoutSeconds: count(35, 1),
  chunkLoadTimeoutSeconds: count(120, 1),
  geolocationTimeoutSeconds: count(10),
  // How often something is requested or done; ms (OPEN-027)
  paymentPollMs: count(1000, 100),
  drawPollMs: count(1000, 100),
  originationPollMs: count(1000, 100),
  cashOutPollMs: count(1000, 100),
  persistDebounceMs: count(500),
  activityThrottleMs: count(5000),
  tooltipDelayMs: count(100),
  // How long something is stored; minutes
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
  disbursementMaxPollingAttempts: count(10),
  settlementPaymentRetryLimit: count(2),
  paymentsBeforeReview: count(3),
  maxDisbursementCards: count(5),
  maxMoneyGramDisbursement: v.optional(Cents, '10,000.00'),
  /** Who takes the cards for the loans of each loan system, and of all loans together. None: no card form; the store takes cards (CALL-080, OPEN-047). */
  paymentProcessors: v.optional(v.object({ NLS: processor('CyberSource'), TLXe: processor('BridgePay'), all: processor('Mixed') }), {}),
  amountPerShare: v.optional(Cents, '50.00'),
  // Spec: portal §5 "Files" (OPEN-012, OPEN-032)
  maxFiles: count(4),
  loanDocumentTypes: v.optional(v.array(v.string()), ['jpg', 'png', 'heic', 'pdf']),
  loanDocumentMaxMegabytes: count(4),
  // Spec: calls §7 "Appointments" (OPEN-032)
  appointmentNumberOfDays: count(14),
  appointmentExcludeWeekends: on,

  defaultLanguage: v.optional(v.picklist(['en', 'es']), 'en'),
  defaultTimeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone)), DEFAULT_TIME_ZONE),
  logLevel: v.optional(v.picklist(['error', 'warn', 'info', 'debug']), 'info'),

  brandLinks: v.optional(v.record(BrandName, BrandLinks), {}),
  /** A page that shows an address on a map. The address is written to its end; without it no way there is offered. */
  mapPage: link,
  /** The brand whose links a customer without a brand sees on a page without one; if it is missing, the menu has no brand's links. */
  visitorBrand: v.optional(BrandName),
  /** An installation of the Product family: TitleMax and InstaLoan menus have no referral rewards (BRAND-008, MENU-008). */
  productFamily: off,
  /** Pages that ExternalBrowserAuth/:name may open, by name (OPEN-002). */
  externalPages: v.optional(v.record(v.string(), Link), {}),
  /** Usage events are sent here; without it they are not sent (OPEN-038). */
  analyticsUrl: v.optional(Link),
  /** The installation, as /config.json has it, too. Spec: portal §3 "serviceConfig" (CONST-037). */
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
export type Settings = v.InferOutput<typeof Settings>;

/** Until the service answers, and for each value that it does not publish. */
export const DEFAULT_SETTINGS: Settings = v.parse(Settings, {});

/** The keys that lead to a wrong value. A value that is missing, or is in a list, takes what holds it with it. */
function pathOf(issue: v.BaseIssue<unknown>): readonly string[] {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const end = path.findIndex(({ type, value }) => type === 'array' || value === undefined);
  return path.slice(0, end < 0 ? undefined : end).map(({ key }) => String(key));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function without(from: object, [key = '', ...deeper]: readonly string[]): object {
  const others: [string, unknown][] = Object.entries(from).filter(([name]) => name !== key);
  const inner: unknown = Reflect.get(from, key);
  return Object.fromEntries(deeper.length > 0 && isObject(inner) ? [...others, [key, without(inner, deeper)]] : others);
}

/** Reads each value by itself: one that does not fit counts as not published, and is named in `wrong`. The others hold. */
export function settingsIn(answer: object, wrong: readonly string[] = []): Settings & { wrong: readonly string[] } {
  const read = v.safeParse(Settings, answer);
  if (read.success) return { ...read.output, wrong };
  const paths = read.issues.map(pathOf);
  return settingsIn(paths.reduce(without, answer), [...wrong, ...paths.map((path) => path.join('.'))]);
}

/** What GET /configsettings answers. One wrong value costs that value, not the answer. */
export const PublishedSettings = v.union([
  Settings,
  v.pipe(
    v.looseObject({}),
    v.transform((answer) => settingsIn(answer)),
  ),
]);

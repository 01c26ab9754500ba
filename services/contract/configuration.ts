import * as v from 'valibot';

const Flag = v.optional(v.boolean(), false);
const Contact = v.object({ phone: v.string(), hours: v.string() });
/** Telephone numbers and hours per system. Spec: portal §9 (CONST-045, OPEN-036). */
export const Contacts = v.object({ InstaLoan: Contact, NLS: Contact, TLXe: Contact });
export type Contacts = v.InferOutput<typeof Contacts>;

/** Paths and shapes are ours where the specification shows none (OPEN-024). */
export const configuration = {
  /** Flags and limits. Everything is optional; the defaults are the specification's. The rest of them is FurtherSettings (settings.ts). Spec: calls §7 "Configuration", portal §9. */
  'GET /configsettings': {
    ask: v.object({}),
    answer: v.looseObject({
      /** Minutes without activity until sign-out (CONF-001). */
      sessionTimeoutMinutes: v.optional(v.pipe(v.number(), v.minValue(1)), 5),
      /** Wrong passwords until recovery is offered (OPEN-005). */
      wrongPasswordRedirectCount: v.optional(v.pipe(v.number(), v.minValue(1)), 3),
      /** Seconds from the POST answer until a payment counts as not yet known (OPEN-010). */
      paymentTimeoutSeconds: v.optional(v.number(), 30),
      refinancePaymentTimeoutSeconds: v.optional(v.number(), 30),
      nlsRefinancePaymentTimeoutSeconds: v.optional(v.number(), 60),
      /** Loans later than this many days show the customer-service number (OPEN-034). */
      pastDuePhoneDayLimit: v.optional(v.number(), 60),
      menuItemVisibility: v.optional(v.object({ offerButton: Flag, referralRewardsButton: Flag, optInDisclosuresButton: Flag }), {}),
      /** The name that is shown for the brand the specification masks. */
      productBrandName: v.optional(v.string(), 'Product'),
    }),
  },
  /** Is the service open? Asked before every navigation, at most once in 5 minutes. Spec: portal §2 guard 4. */
  'GET /serviceStatus': { ask: v.object({}), answer: v.object({ available: v.boolean(), message: v.optional(v.string(), '') }) },
  /** Telephone numbers and hours of customer service. Spec: portal §9 (CONST-045, OPEN-036). */
  'GET /contacts': { ask: v.object({}), answer: Contacts },
  /** Which id each loan system has in `lmsId` fields. Spec: calls §7 "Configuration". */
  'GET /lmsReferenceId': { ask: v.object({}), answer: v.object({ referenceIds: v.object({ NLS: v.string(), TLXe: v.string() }) }) },
} as const;

import * as v from 'valibot';
import { AutoPay } from './autoPay.ts';
import { CardId } from './cardId.ts';
import { Destination } from './disbursement.ts';
import { AMOUNT_TYPES } from './enums.ts';

/** Never a path. */
const ScreenName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,64}$/));

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The new loan, as its papers state it: RefinanceTerms as it is stored. */
const NewLoanFigures = v.object({
  productName: v.string(),
  newLoanAmount: Count,
  ancillaryProducts: v.optional(v.array(v.object({ name: v.string(), price: Count }))),
  annualRate: v.number(),
  payments: Count,
  everyDays: Count,
  eachPayment: Count,
  firstPaymentOn: v.string(),
  allPayments: Count,
});

/** The cash that is paid out with a renewal, in cents, and where it goes. */
const RenewalCash = v.object({ cents: v.pipe(Count, v.minValue(1)), ...Destination.entries });
export type RenewalCash = v.InferOutput<typeof RenewalCash>;

/** What the customer has chosen for a renewal. The papers are of exactly this and the amount, and POST /payment repeats it. */
export const Renewal = v.object({
  /** Of the new loan. */
  productId: v.string(),
  /** It is another product than the old loan's. */
  migrateProduct: v.boolean(),
  ancillaryProductIds: v.array(v.string()),
  /** Absent without cash. */
  cash: v.optional(RenewalCash),
  /** The intentId of the loan whose papers of these terms are acknowledged, and signed where they must be; empty before. Another payment makes them void. */
  agreedIntent: v.string(),
  /** The figures of the papers that are agreed to; absent before, and without them in the lender's answer. */
  newLoan: v.optional(NewLoanFigures),
});
export type Renewal = v.InferOutput<typeof Renewal>;

/** An amount that the lender names for this loan and that no other call has: another flow has shown it, and the payment offers it beside the usual ones. */
export const LenderAmount = v.object({
  type: v.picklist(['ofrReinstate', 'settlement']),
  cents: Count,
  /** A settlement: the end of its offer, which tells it from a later one; otherwise empty. */
  until: v.string(),
  /** A settlement: how often the lender has refused its payment. */
  refusals: Count,
});
export type LenderAmount = v.InferOutput<typeof LenderAmount>;

/**
 * What may be stored of an unfinished payment, in the browser and, as base64, at the service: exactly these fields. The schema drops everything
 * else, such as cvv and card token. Amounts are cents. Spec: portal §3 "Payment state" (CONF-008, CONF-015); architecture decision "typed drafts".
 */
export const PaymentDraft = v.object({
  brand: v.string(),
  loanId: v.string(),
  /** Name of the screen the customer was on: known screens only, looked up by the routes. */
  screen: ScreenName,
  amountType: v.nullable(v.picklist(AMOUNT_TYPES)),
  /** Too small for a card number that was typed into the wrong field. */
  otherAmount: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99_999_999_999))), null),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The saved card chosen; empty when none is. */
  cardIds: v.array(CardId),
  saveCard: v.boolean(),
  /** What the payment does about autopay; null for no change, absent until the customer was asked. */
  autoPay: v.optional(v.nullable(AutoPay)),
  /** The payment renews the loan; absent for a plain payment. */
  renewal: v.optional(Renewal),
  /** The cash of a renewal whose amount was changed: it is in the field again when the terms are chosen again. Absent beside a renewal. */
  earlierCash: v.optional(RenewalCash),
  /** The customer has locked the loan of two parties for a renewal, and gives it back when leaving. */
  holdsLock: v.optional(v.boolean()),
  /** What reinstates the loan, or settles it; absent for any other payment. */
  lenderAmount: v.optional(LenderAmount),
});
export type PaymentDraft = v.InferOutput<typeof PaymentDraft>;

/** An intent to pay, to draw, to cash out or to take a new loan that may have reached the service: enough to ask for its status, nothing to pay with. Spec: quality §1 (CONF-009, CONF-037). */
export const InFlight = v.object({
  /** The flow that moves the money; absent for a payment. */
  flow: v.optional(v.picklist(['draw', 'cashOut', 'origination'])),
  profileId: v.string(),
  brand: v.string(),
  loanId: v.string(),
  /** Integer cents. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  paymentKey: v.pipe(v.string(), v.uuid()),
  /** Empty until the service has answered. */
  messageKey: v.string(),
  /** What was to be paid, in one line, without cvv and token: the same intent has the same fingerprint. */
  fingerprint: v.string(),
  /** ms since 1970. */
  startedAt: v.number(),
  phase: v.picklist(['posting', 'polling', 'unknown']),
  /** The loan's newest entry before it was sent, empty without an entry; absent if unknown. */
  lastEntry: v.optional(v.string()),
});
export type InFlight = v.InferOutput<typeof InFlight>;

/** Short ids only. */
const Param = v.pipe(v.string(), v.maxLength(64));

/**
 * A flow that was left half way, with the address of its step, for another device; one for each flow. The flow's own allow-list was applied to the draft before it
 * was sent, and is applied again when it is read. Spec: CONF-008.
 */
export const UnfinishedStep = v.object({
  flow: v.picklist(['draw', 'origination']),
  screen: ScreenName,
  params: v.record(Param, Param),
  /** ms since 1970. */
  storedAt: v.number(),
  draft: v.unknown(),
});
export type UnfinishedStep = v.InferOutput<typeof UnfinishedStep>;

/** A step at which the customer stopped. `waits`: it is not taken up while the outcome of something sent is unknown. */
export type Unfinished = { flow: 'payment' | 'renewal' | UnfinishedStep['flow']; waits: boolean } & Pick<
  UnfinishedStep,
  'screen' | 'params'
>;

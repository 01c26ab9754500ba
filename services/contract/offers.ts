import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { CardId } from './cardId.ts';
import { Day, Moment } from './dates.ts';
import { DisburseChannel, DisbursementOptions } from './disbursement.ts';
import { LOAN_STATUS, OFFER_ID, PAYMENT_CHANNEL } from './enums.ts';
import { Cents, MoneyText } from './money.ts';
import { Id } from './text.ts';

/** An offer. Money is cents once read. Spec: portal §3 "Offer" (ENT-016); marked * is ours (OPEN-029). */
export const Offer = v.object({
  /** Which kind it is: settlement 10, appraisal 12, widget 22 (ENUM-014). */
  offerId: v.picklist(Object.values(OFFER_ID)),
  /** The loan it is about; empty for a new one. */
  targetLoanId: v.optional(v.string(), ''),
  /** Expired when before now. Spec: portal §4 "Settlement offer". */
  docExp: Moment,
  /** Settlement: pays the loan off. */
  settlementAmount: v.optional(Cents),
  /** Appraisal, widget: up to this much may be lent. */
  qualifiedAmount: v.optional(Cents),
  /** * The brand in whose list it is shown. */
  brand: BrandName,
  /** * Appraisal: what GET /originationInfo asks for. */
  applicationId: v.optional(v.string(), ''),
  /** * Appraisal: what PUT /appraisalStatus and POST /phoneQueue name. */
  appraisalId: v.optional(v.string(), ''),
  /** * Appraisal: how far the customer has come: said yes to it; or the loan is made and waits for its signature. Absent before. */
  progress: v.optional(v.picklist(['accepted', 'made'])),
});
export type Offer = v.InferOutput<typeof Offer>;

export const Collateral = v.object({ year: v.string(), make: v.string(), model: v.string() });

export const offers = {
  /** All offers of the customer, expired ones as well: the portal says which are. A loan that has been made and signed is no offer any more. Spec: calls §7 "Offers and origination". */
  'GET /offers': {
    ask: v.object({}),
    answer: v.object({
      offers: v.array(Offer),
      /** * The service's clock, which decides; without it the device's stands in. */
      now: v.optional(Moment),
    }),
  },
  /**
   * What may be lent after an appraisal, and how far that has come: no `loanId` until POST /loanOriginate is through.
   * Spec: portal §3 "Origination state" (ENT-020), §2 "Origination resume" (GUARD-025 to GUARD-027).
   */
  'GET /originationInfo': {
    ask: v.object({ applicationId: Id }),
    answer: v.object({
      applicationId: v.string(),
      appraisalId: v.string(),
      /** * offered, or accepted by PUT /appraisalStatus. */
      appraisalStatus: v.picklist(['offered', 'accepted']),
      /** * Set by POST /phoneQueue. */
      calledForAt: v.optional(Moment),
      customerId: v.string(),
      collateral: v.optional(Collateral),
      minLoanAmount: Cents,
      maxLoanAmount: Cents,
      disbursementOptions: DisbursementOptions,
      loanTypeCode: v.string(),
      locationId: v.string(),
      locationBrand: BrandName,
      storeId: v.string(),
      productId: v.string(),
      /** Zero until it has been asked for. */
      disbursementAmount: Cents,
      disbursementType: v.picklist(Object.values(PAYMENT_CHANNEL)),
      /** The key of GET /loanOriginate, once asked for. */
      originationKey: v.optional(v.string(), ''),
      loanId: v.optional(v.string(), ''),
      loanStatusId: v.optional(v.picklist(Object.values(LOAN_STATUS))),
      /** * Has the new loan been signed? POST /loanSigning, signingType origination. */
      loanSigned: v.boolean(),
      loanAmount: v.optional(Cents),
      dueDate: v.optional(Day),
      /** * Why POST /loanOriginate would refuse this loan to this customer, as a text for the customer: the Military Lending Act (military-1). Absent otherwise. */
      refusal: v.optional(v.string()),
      /** When the offer expires. */
      docExp: Moment,
      /** * The service's clock, which decides; without it the device's stands in. */
      now: v.optional(Moment),
    }),
  },
  /**
   * Makes the loan. Slow: answers with a key to poll. Sent with the header Idempotency-Key (CONF-037), like POST /payment. One application is
   * one loan: made already or being made 409; expired, an amount outside min and max, a way that is not among disbursementOptions, or fields
   * that are not those of GET /originationInfo 422, an expired one with errorCode OfferExpired. `disburseCardIds` of one card with canDisburse for
   * debit, else empty. The money is held
   * until the loan is signed: POST /loanSigning, signingType origination. Until then GET /accounts answers the loan as `unsigned`, and its
   * `dueDate` is the one it has if it is signed today.
   * Spec: calls §4 "Origination", §7 "Offers and origination".
   */
  'POST /loanOriginate': {
    ask: v.object({
      applicationId: Id,
      appraisalId: Id,
      disburseCardIds: v.array(CardId),
      amount: MoneyText,
      type: DisburseChannel,
      loanTypeCode: Id,
      locationId: Id,
      locationBrand: BrandName,
      productId: Id,
      storeId: Id,
    }),
    answer: v.object({ messageKey: v.pipe(v.string(), v.nonEmpty()) }),
  },
  /**
   * The status of the new loan: without a loanId it is in progress. `messageKey` is the answer's key or the Idempotency-Key of an attempt
   * whose answer was lost. 404 without Error: no such attempt has arrived. One that was turned down answers 422 with Error.
   * Spec: calls §4 "Origination" (POLL-004).
   */
  'GET /loanOriginate': {
    ask: v.object({ messageKey: Id }),
    answer: v.object({
      loanId: v.optional(v.string(), ''),
      collateral: v.optional(Collateral),
      dueDate: v.optional(Day),
      loanAmount: v.optional(Cents),
    }),
  },
  /**
   * * Fences an origination that may still arrive (header Idempotency-Key), as POST /paymentTimeout does a payment. A loan that is made or being made
   * is `accepted`. Spec: quality §1.4.
   */
  'POST /loanOriginateTimeout': {
    ask: v.object({ applicationId: Id }),
    answer: v.object({ status: v.optional(v.picklist(['abandoned', 'accepted'])) }),
  },
  /** Marks an appraisal as accepted by the customer; again is the same. Spec: calls §7 "Offers and origination" (FLOW-ORIG-07). */
  'PUT /appraisalStatus': { ask: v.object({ appraisalId: Id }), answer: v.object({}) },
  /** Asks to be called about an appraisal; asked again, the place in the queue stays. The path is ours (OPEN-025). */
  'POST /phoneQueue': {
    ask: v.object({ appraisalId: Id }),
    answer: v.object({
      /** * */
      calledForAt: Moment,
    }),
  },
} as const;

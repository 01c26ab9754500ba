import * as v from 'valibot';
import { MaskedNumber } from './cards.ts';
import { Day, Moment } from './dates.ts';
import { APPLICATION_STATUSES, LOAN_STATUS, TRANSACTION_TYPE, VIDEO_KEYS } from './enums.ts';
import { Cents, MoneyText } from './money.ts';
import { QueryFlag } from './query.ts';
import { Id, Link } from './text.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Two capital letters. */
const State = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Expected a state like TX'));

const Application = v.object({ applicationId: v.string(), lmsId: v.string(), status: v.picklist(APPLICATION_STATUSES), changedAt: Moment });

/** A vehicle in recovery. All but loanId is ours (OPEN-029). */
const RepoInfo = v.object({
  loanId: v.string(),
  /** * Out for repossession, or repossessed. */
  loanStatusId: v.picklist(Object.values(LOAN_STATUS)),
  /** * What brings the loan back to Open: the `ofrPaymentValue` of POST /payment. Absent when only the store can say. */
  reinstateAmount: v.optional(Cents),
  /** * All that is past due today. */
  pastDueAmount: Cents,
  /** * Where the vehicle is, or who is looking for it. */
  place: v.string(),
  /** * Whom to call. */
  phone: v.string(),
  /** * When the customer asked to have the vehicle back; absent before. */
  requestedAt: v.optional(Moment),
});

/** Spec: portal §3 "Settlement status" (ENT-018). */
const SettlementStatus = v.object({
  loanId: v.string(),
  /** The end of the offer: expired when before `now`. */
  docExp: Moment,
  docSigned: v.boolean(),
  paymentMade: v.boolean(),
  /** * The service's clock, which decides; without it the device's stands in. */
  now: v.optional(Moment),
});

/** The customer's stated location, and its purpose. `stateAbbreviation` of the device's place (FLOW-GEO-02). */
const Place = {
  loanId: Id,
  lmsId: Id,
  storeId: Id,
  stateAbbreviation: State,
  transactionType: v.picklist(Object.values(TRANSACTION_TYPE).map(String)),
};

/** May the loan be refinanced from where the customer is? All ours (OPEN-029). */
const RefiAllowed = v.object({
  /** * Nothing blocks it. */
  allowed: v.boolean(),
  /** * The store's state needs the customer's consent, sent by POST. */
  restricted: v.boolean(),
  /** * It has been told, with consent. */
  acknowledged: v.boolean(),
});

const Product = v.object({
  /** * */
  productId: v.string(),
  name: v.string(),
  /** * One line for the customer. */
  description: v.string(),
  price: Cents,
  /** * The refinance needs it. */
  required: v.boolean(),
});

/** Refinance, settlement, recovery. A loan, application or key of another customer is answered 403 with an empty body, like an unknown one. */
export const lending = {
  /**
   * Cancels a refinance until the end of the next business day at its store: the old loan is open again, the new one is rescinded, the money
   * goes back to where it came from. The same `newLoanHeaderId` again answers the same, also later (POLL-008). 422: too late, something else has happened to the new loan, or the data
   * contradict the refinance; 409: something is on its way for the new loan. Spec: calls §4 "Cancel refinance", §7 (CALL-050).
   */
  'POST /cancelrefinance': {
    ask: v.object({
      newLoanHeaderId: Id,
      confirmationData: v.object({
        profileId: Id,
        customerId: Id,
        email: v.optional(text(254)),
        phoneNumber: v.optional(text(24)),
        cardHolderName: text(100),
        cardNumber: MaskedNumber,
        cardType: v.optional(text(24)),
        /** The loan that was refinanced. */
        loanId: Id,
        amountPaid: MoneyText,
        customerFirstName: text(100),
        storePhoneNumber: text(24),
        productBrand: text(40),
        collateralYear: v.optional(text(4)),
        collateralMake: v.optional(text(40)),
        collateralModel: v.optional(text(40)),
        /** Of the refinance. */
        confirmationNumber: Id,
        dueDate: Day,
        loanSigned: v.boolean(),
      }),
    }),
    answer: v.object({
      /** * Of the cancellation. */
      confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
      /** * What goes back to the card. */
      amountReturned: Cents,
      /** * The loan that is open again. */
      loanId: v.string(),
      /** * */
      cancelledAt: Moment,
    }),
  },
  /** The status of an application. Retried once (POLL-007). Spec: calls §7 (CALL-052). */
  'GET /applicationstatus': { ask: v.object({ applicationId: Id, lmsId: Id }), answer: Application },
  /** The customer's part is done: a started application is submitted. One that is further stays as it is. Spec: calls §7 (CALL-053). */
  'PUT /applicationstatus': { ask: v.object({ applicationId: Id, lmsId: Id }), answer: Application },
  /**
   * What goes with a refinance of this loan into this product when `amount` is paid with it. `missingProducts` are required and sold in the
   * store only: then there is a link to make an appointment, and POST /payment refuses the refinance (422, ProductsMissing). Retried once (POLL-007). Spec: calls §7 (CALL-054, FLOW-REFI-19).
   */
  'GET /ancillaryProducts': {
    /** * `disbursement`: the cash that is paid out with the refinance. */
    ask: v.object({ loanId: Id, amount: MoneyText, productId: Id, storeId: Id, disbursement: v.optional(MoneyText) }),
    answer: v.object({
      products: v.array(Product),
      confirmText: v.string(),
      missingProducts: v.array(v.string()),
      showAppointmentLink: v.boolean(),
    }),
  },
  /** A vehicle in recovery; 422 when the loan is in none. Spec: calls §7 (CALL-058). */
  'GET /repoInfo': { ask: v.object({ loanId: Id }), answer: RepoInfo },
  /** The customer wants the vehicle back: the store gets one message. Spec: calls §7 (CALL-059). */
  'PUT /repoInfo': { ask: v.object({ loanId: Id }), answer: RepoInfo },
  /** How far the settlement of a loan has come; 422 when the loan has no settlement offer. Spec: calls §7 (CALL-060). */
  'GET /settlementStatus': { ask: v.object({ loanId: Id }), answer: SettlementStatus },
  /**
   * Says that the settlement is signed. Both flags are what the caller knows, and are answered from the books: 422 when one says more than they
   * do, and when the offer is over. Spec: calls §7 (CALL-061).
   */
  'POST /settlementStatus': { ask: v.object({ loanId: Id, docSigned: v.boolean(), paymentMade: v.boolean() }), answer: SettlementStatus },
  /**
   * What has changed since the customer looked, and whether a refinance is denied (OPEN-009). `changeId` (ours) tells one change from a later one,
   * so that an acknowledged one is not shown again (FLOW-OFFER-04). Spec: portal §3 "Risk info" (CALL-062).
   */
  'GET /riskInfo': {
    ask: v.object({ isAddon: QueryFlag, loanId: Id, migrateProduct: QueryFlag }),
    answer: v.object({
      rateChanged: v.boolean(),
      creditLimitChanged: v.boolean(),
      refinanceDenied: v.boolean(),
      changeId: v.optional(v.string()),
    }),
  },
  /** Where a help video is; the portal opens it only on a host that the installation allows (`outsideHosts`). Spec: calls §7 (CALL-063). */
  'GET /videoUrl': { ask: v.object({ videoKey: v.picklist(VIDEO_KEYS) }), answer: v.object({ url: Link }) },
  /** The location check of a refinance: the customer must be in the state of the store (RULE-014). Spec: calls §7 (CALL-070). */
  'GET /refiallowedstatus': { ask: v.object(Place), answer: RefiAllowed },
  /**
   * The acknowledgement that a restricted state asks for, with or without consent; the newest counts. `utcTime` is the customer's clock.
   * 422 from another state: "Error validating your location, please try again." Spec: calls §7 (CALL-071, FLOW-REFI-13).
   */
  'POST /refiallowedstatus': { ask: v.object({ ...Place, utcTime: Moment, didConsent: v.boolean() }), answer: RefiAllowed },
} as const;

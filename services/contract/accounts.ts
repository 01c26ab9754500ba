import * as v from 'valibot';
import { AutoPay } from './autoPay.ts';
import { BrandName } from './brands.ts';
import { Day, Moment } from './dates.ts';
import { DisbursementOptions } from './disbursement.ts';
import { LOAN_STATUS } from './enums.ts';
import { Cents, MoneyText } from './money.ts';
import { Id } from './text.ts';

const LoanStatus = v.picklist(Object.values(LOAN_STATUS));

/** A loan. Money is cents once read. Spec: portal §3 "Loan" (ENT-007 to ENT-011); marked * is ours (OPEN-029). */
export const Loan = v.object({
  loanId: v.string(),
  loanHeader: v.string(),
  /** Which loan system holds it: an id of GET /lmsReferenceId. */
  lmsId: v.string(),
  storeId: v.string(),
  productId: v.string(),
  /** * What the customer calls it: "Title loan", "Installment loan". */
  productName: v.string(),
  /** * Spec: portal §3 "Loan status ids". */
  loanStatusId: LoanStatus,
  paidOff: v.boolean(),
  paidOffDate: v.optional(Day),
  brand: BrandName,
  cosignerId: v.optional(v.string(), ''),
  alternateName: v.optional(v.string(), ''),
  /** * The customer id of the other party, as cosignerId is that of the co-signer: a code can be sent to it (CALL-003). Absent without one. */
  alternateId: v.optional(v.string()),
  alternateLinked: v.optional(v.boolean(), false),
  refinanceEligible: v.boolean(),
  payable: v.boolean(),
  useRefiTerm: v.boolean(),
  storePhoneNumber: v.string(),
  localStoreState: v.string(),
  payoffAmount: Cents,
  minimumLoanAmount: Cents,
  minimumAmountDue: Cents,
  /** The least amount for a product switch; without one, the minimum due. */
  productSwitchAmountDue: Cents,
  minimumRequiredAmount: Cents,
  /** * What is past due, zero when nothing is. Spec: portal §3 "Payment state" has the field. */
  pastDueAmount: Cents,
  daysLate: v.pipe(v.number(), v.integer(), v.minValue(0)),
  dueDate: Day,
  /** * The first due date that has not passed, for a loan that is past due: `dueDate` is then the earliest that was missed. */
  nextDueDate: v.optional(Day),
  /** A fresh one for each settled payment: one intent can be paid once, with or without an Idempotency-Key. */
  intentId: v.string(),
  suretyBond: v.boolean(),
  /** A refinance may switch to another product: `migrateProduct` of POST /payment. */
  productMigration: v.optional(v.boolean(), false),
  /** Which one. */
  disburseProductMigration: v.optional(v.object({ newProductId: v.string() })),
  /**
   * * The lender renews this loan in its online store, at this address: it replaces a renewal in the portal. Without a secret, because the portal
   * stores it (FLOW-REFI-08). The list of all loans may leave it out. A text that is no address counts as none.
   */
  ecommerceRefinanceUrl: v.optional(v.fallback(v.pipe(v.string(), v.url()), '')),
  /** * The loan that was made when this one was refinanced; absent for any other loan. */
  replacedBy: v.optional(v.string()),
  /** * Installments are paid by themselves; absent when they are not. */
  autoPay: v.optional(AutoPay),
  collateralDetail: v.optional(v.object({ year: v.string(), make: v.string(), model: v.string() })),
  /** * How much can be drawn now, and how it can be sent; absent when nothing can. */
  disbursement: v.optional(v.object({ minAmount: Cents, maxAmount: Cents, disbursementOptions: DisbursementOptions })),
  /** * The cash that a refinance can pay out to the borrower: `minAmount` or more, and no more than leaves the new loan at `creditLimit`; absent when there is none. */
  renewalCash: v.optional(v.object({ minAmount: Cents, creditLimit: Cents, disbursementOptions: DisbursementOptions })),
  /** * The key of GET /draw of a cash advance that waits to be collected, and in GET /accountdetail of one that is not decided yet; absent without such a draw. */
  pendingDrawKey: v.optional(v.string()),
  /**
   * * A new loan that waits for its signature, and its money with it: the application that is signed, and what was lent. Until then nothing is
   * owed, no interest runs, `payable` is false, and every payment and draw is refused. `signBy`: the last day on which it can be signed; afterwards
   * the loan is gone, and GET /originationInfo answers loanStatusId Deleted. Absent for any other loan.
   */
  unsigned: v.optional(v.object({ applicationId: Id, loanAmount: Cents, signBy: v.optional(Day) })),
  validations: v.object({
    isDisbursementAvailable: v.boolean(),
    guestFeatures: v.object({ guestRefinanceEnabled: v.boolean() }),
    partialPayConfirmViewable: v.boolean(),
    isOfrReinstateAmount: v.boolean(),
    isInOfrStatus: v.boolean(),
    skipAutoPayConfirm: v.boolean(),
  }),
});
export type Loan = v.InferOutput<typeof Loan>;

/** One line of a loan's history, newest first. */
export const HistoryEntry = v.object({
  id: v.string(),
  at: Moment,
  kind: v.picklist(['payment', 'draw', 'refinance', 'origination', 'fee']),
  amount: Cents,
  /** What was still owed afterwards. */
  balance: Cents,
  /**
   * Payments: the number the customer keeps. A receipt among the documents of the loan has the documentId `receipt-<number>`. A new loan: the
   * number of its money, as GET /disbursementReference answers it.
   */
  confirmationNumber: v.optional(v.string(), ''),
  /** Payments: "Visa •••• 4242". */
  method: v.optional(v.string(), ''),
  /** The money went back: a renewal or a cash advance was cancelled. */
  cancelled: v.optional(v.boolean(), false),
  /** The other party of the loan has paid it: never the receipt of the caller's own payment. Ours. */
  byOther: v.optional(v.boolean(), false),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

/** A refinance that can be cancelled, until the end of the day `until` at the store. All ours (OPEN-029). */
const Cancellable = v.object({
  /** The loan that was refinanced. */
  loanId: v.string(),
  confirmationNumber: v.string(),
  amountPaid: Cents,
  until: Day,
  /** What paid, and gets the money back, as in the history: "Visa •••• 4242". */
  method: v.pipe(v.string(), v.regex(/\d{4}$/, 'Expected its last four digits')),
  /** The cash that came with the new loan and is taken back; absent when there was none. */
  disbursed: v.optional(Cents),
  /** Its papers had to be signed, and are. */
  loanSigned: v.optional(v.boolean(), false),
});
export type Cancellable = v.InferOutput<typeof Cancellable>;

export const accounts = {
  /** All loans of the customer, of one brand when named. Spec: calls §7 "Accounts and loans". */
  'GET /accounts': {
    ask: v.object({ brandName: v.optional(v.string()) }),
    answer: v.object({
      loans: v.array(Loan),
      reapplyInfo: v.optional(v.object({ mayReapply: v.boolean(), brand: v.optional(BrandName) })),
    }),
  },
  /** One loan, fresh. No loan in the answer means "Error fetching latest loan data." (ERR-015). Retried once (POLL-007). */
  'GET /accountdetail': {
    ask: v.object({ loanId: v.string(), lmsId: v.string() }),
    answer: v.object({
      loan: v.optional(Loan),
      /** * The refinance that made this loan, while POST /cancelrefinance can take it back. */
      cancellable: v.optional(Cancellable),
    }),
  },
  /** What happened to a loan, newest first: all of it, or the newest part. Spec: calls §7; marked * is ours (OPEN-029). */
  'GET /accounthistory': {
    ask: v.object({
      loanId: v.string(),
      storeId: v.string(),
      lmsId: v.string(),
      /** * The id of a line: those older than it. Never in the first question, and only after an answer that leaves lines out (CALL-048). */
      before: v.optional(v.string()),
    }),
    answer: v.object({
      entries: v.array(HistoryEntry),
      /** * How many lines are older than the last of these. A service that answers everything at once leaves it out. */
      older: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    }),
  },
  /** A notice for the Dashboard; empty if there is no notice. */
  'GET /dashboardmessage': { ask: v.object({ customerId: v.string() }), answer: v.object({ message: v.optional(v.string(), '') }) },
  /** Sends the receipt of a payment, a refinance, a settlement or a cancelled refinance: one per number however often it is asked (quality §1). Last four card digits only (RULE-030). */
  'POST /sendConfirmation': {
    ask: v.object({
      email: v.optional(v.string()),
      phoneNumber: v.optional(v.string()),
      cardHolderName: v.string(),
      amountPaid: MoneyText,
      cardNumber: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Expected the last four digits')),
      customerName: v.string(),
      storePhoneNumber: v.string(),
      productBrand: v.string(),
      isPayoff: v.boolean(),
      isPartial: v.boolean(),
      username: v.pipe(v.string(), v.nonEmpty()),
      /** * Which one it is for. */
      confirmationNumber: v.string(),
    }),
    answer: v.object({}),
  },
} as const;

import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { Day, Moment } from './dates.ts';
import { LOAN_STATUS } from './enums.ts';
import { Cents, MoneyText } from './money.ts';

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
  alternateLinked: v.optional(v.boolean(), false),
  refinanceEligible: v.boolean(),
  payable: v.boolean(),
  useRefiTerm: v.boolean(),
  storePhoneNumber: v.string(),
  localStoreState: v.string(),
  payoffAmount: Cents,
  minimumLoanAmount: Cents,
  minimumAmountDue: Cents,
  productSwitchAmountDue: Cents,
  minimumRequiredAmount: Cents,
  /** * What is past due, zero when nothing is. Spec: portal §3 "Payment state" has the field. */
  pastDueAmount: Cents,
  daysLate: v.pipe(v.number(), v.integer(), v.minValue(0)),
  dueDate: Day,
  /** A fresh one for each settled payment: one intent can be paid once, with or without an Idempotency-Key. */
  intentId: v.string(),
  suretyBond: v.boolean(),
  productMigration: v.optional(v.boolean(), false),
  collateralDetail: v.optional(v.object({ year: v.string(), make: v.string(), model: v.string() })),
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
  /** Payments: the number the customer keeps. */
  confirmationNumber: v.optional(v.string(), ''),
  /** Payments: "Visa •••• 4242". */
  method: v.optional(v.string(), ''),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

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
  'GET /accountdetail': { ask: v.object({ loanId: v.string(), lmsId: v.string() }), answer: v.object({ loan: v.optional(Loan) }) },
  /** Everything that happened to a loan, newest first. */
  'GET /accounthistory': {
    ask: v.object({ loanId: v.string(), storeId: v.string(), lmsId: v.string() }),
    answer: v.object({ entries: v.array(HistoryEntry) }),
  },
  /** A notice for the Dashboard, empty when there is none. */
  'GET /dashboardmessage': { ask: v.object({ customerId: v.string() }), answer: v.object({ message: v.optional(v.string(), '') }) },
  /** Sends the receipt of a payment: one per payment however often it is asked (quality §1). Last four card digits only (RULE-030). */
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
      username: v.string(),
      /** * Which payment it is for. */
      confirmationNumber: v.string(),
    }),
    answer: v.object({}),
  },
} as const;

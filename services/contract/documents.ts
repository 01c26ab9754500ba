import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { MaskedNumber } from './cards.ts';
import { Day, Moment } from './dates.ts';
import { LoanDocument, ShortText } from './documentFile.ts';
import { DISCLOSURE_TYPES, NEW_ACCOUNT_TERMS } from './enums.ts';
import { Cents, MoneyText } from './money.ts';
import { QueryFlag, QueryList } from './query.ts';
import { Disclosure, Sha256 } from './signedIn.ts';
import { Id } from './text.ts';

/** What is asked for the papers that come before an agreement. Spec: calls §7 "Documents"; numbers are masked (CONF-035). */
const DisclosureAsk = v.object({
  loanId: Id,
  storeId: Id,
  /** Of the loan; with `migrateProduct` of the new one. */
  productId: Id,
  disclosureType: v.picklist(DISCLOSURE_TYPES),
  suretyBond: QueryFlag,
  migrateProduct: QueryFlag,
  isAddon: QueryFlag,
  /** The co-signer reads, not the borrower. */
  isAlternatesTurn: QueryFlag,
  isAutoPay: QueryFlag,
  /** Autopay: what it takes the money from, one of the two. */
  cardNumber: v.optional(MaskedNumber),
  bankAccountNumber: v.optional(MaskedNumber),
  customerName: ShortText,
  /** * Refinance: what is paid with it. Add-on: the cash advance. The papers are of exactly these terms; other terms make them void. */
  amount: v.optional(MoneyText),
  /** * Refinance: the cash that is paid out with it; absent when there is none. */
  disbursement: v.optional(MoneyText),
  /** * Refinance: what is sold with it, of GET /ancillaryProducts. */
  ancillaryProductIds: v.optional(QueryList),
});

export type { Disclosure };

/** * A refinance: the new loan that its papers state, for the comparison before them. */
const RefinanceTerms = v.object({
  productName: v.string(),
  newLoanAmount: Cents,
  /** What is sold with it, of GET /ancillaryProducts. The prices are a part of the new loan. */
  ancillaryProducts: v.optional(v.array(v.object({ name: v.string(), price: Cents }))),
  /** Percent a year. */
  annualRate: v.pipe(v.number(), v.minValue(0)),
  /** How many payments, and how many days apart. */
  payments: v.pipe(v.number(), v.integer(), v.minValue(1)),
  everyDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  eachPayment: Cents,
  firstPaymentOn: Day,
  /** Total of all payments, at most. */
  allPayments: Cents,
});
export type RefinanceTerms = v.InferOutput<typeof RefinanceTerms>;

/** What only the papers of a refinance have. */
const OfRefinance = {
  /** * POST /loanSigning with `signingType` refinance signs these papers, and POST /payment wants them signed. */
  signatureRequired: v.optional(v.boolean(), false),
  /** * */
  terms: v.optional(RefinanceTerms),
};

/** Somebody who acknowledges. The service keeps of `ssn` and `accountPhone` the last four digits and of `dob` nothing. Spec: portal §3 (ENT-032). */
const Acknowledger = v.object({
  customerId: Id,
  profileId: Id,
  name: v.pipe(ShortText, v.nonEmpty()),
  username: ShortText,
  /** MM/DD/YYYY, or masked. */
  dob: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
  /** Nine digits, or masked: "***-**-4101"; empty when none is on file. */
  ssn: v.optional(v.pipe(v.string(), v.regex(/^(|\d{3}-?\d{2}-?\d{4}|\*{3}-\*{2}-\d{4})$/, 'Expected a social security number')), ''),
  accountPhone: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  homeAddress: v.optional(ShortText, ''),
  mailingAddress: v.optional(ShortText, ''),
  initials: v.pipe(v.string(), v.nonEmpty(), v.maxLength(5)),
  date: Day,
});

export const documents = {
  /**
   * What must be read before a refinance, autopay, add-on or settlement, each as text and PDF. 422: not for this loan now; MethodMissing: autopay
   * with a method that is not saved, or not any more. Spec: calls §7 "Documents" (OPEN-043).
   */
  'GET /documents': { ask: DisclosureAsk, answer: v.object({ documents: v.array(Disclosure), ...OfRefinance }) },
  /** The same papers by the name under which AccountDisclosures asks (OPEN-019, CONF-012). */
  'GET /disclosures': { ask: DisclosureAsk, answer: v.object({ disclosures: v.array(Disclosure), ...OfRefinance }) },
  /**
   * The customer has read them all. A second request adds no record. 409: they have changed since; 422: one is missing, or
   * the details are not those on file, or with errorCode MethodMissing the method of autopay is not saved any more. `newAccountTerms` accepts what GET /newaccountterms shows, without an account (OPEN-003). Spec: ENT-032.
   */
  'POST /disclosureacknowledgement': {
    ask: v.object({
      /** loanId; empty for the terms. */
      accountNumber: Id,
      storeId: Id,
      disclosureType: v.picklist([...DISCLOSURE_TYPES, NEW_ACCOUNT_TERMS]),
      loanBrand: BrandName,
      disclosureAck: v.object({
        cognitoId: Id,
        disclosures: v.pipe(v.array(v.object({ documentId: Id, sha256: Sha256 })), v.maxLength(20)),
        /** The one who is signed in. */
        borrowerInfo: Acknowledger,
        /** The other party of the loan, when both read at one screen (FLOW-DOC-06). */
        coborrowerInfo: v.optional(Acknowledger),
      }),
    }),
    /** * `documentId`: the record, in GET /lmsAccountDocuments; empty for the terms. */
    answer: v.object({ acknowledgedAt: Moment, documentId: v.optional(v.string(), '') }),
  },
  /** The documents of a loan, newest first; with `documentId` that one, with its content. 403 for one that is not there. Errors: ERR-027, ERR-028. */
  'GET /lmsAccountDocuments': {
    ask: v.object({ lmsId: Id, loanId: Id, documentId: v.optional(Id) }),
    answer: v.object({ documents: v.array(LoanDocument) }),
  },
  /** That the customer has opened a document (FLOW-DOC-01). */
  'POST /lmsAccountDocumentViewHistory': { ask: v.object({ loanId: Id, documentId: Id, documentName: ShortText }), answer: v.object({}) },
  /**
   * The statements of the loan by month, its agreement, what was signed, and when `paidOff` the letter that it is paid: for
   * AccountMonthlyDocuments (ROUTE-060). Content by GET /lmsAccountDocuments.
   */
  'GET /loanDocuments': {
    ask: v.object({ lmsId: Id, loanId: Id, paidOff: QueryFlag }),
    answer: v.object({ documents: v.array(LoanDocument) }),
  },
  /** Files the authorization of an online payment, a PDF in base64. The same file twice is one document. 422: not a PDF, or too large (OPEN-020). */
  'POST /olpaDisclosure': {
    ask: v.object({ loanId: Id, lmsId: Id, file: v.pipe(v.string(), v.base64('Expected base64'), v.nonEmpty()) }),
    /** * In GET /lmsAccountDocuments. */
    answer: v.object({ documentId: v.string() }),
  },
} as const;

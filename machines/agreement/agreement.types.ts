import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Customer } from '../../services/contract/customer.ts';
import type { Disclosure } from '../../services/contract/documents.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Renewal } from '../../services/contract/unfinishedPayment.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';

/** `params`: brand and loanId of the address. `search.because` "missing": the lender has refused the payment for want of these papers. */
export type AgreementInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
};

/** The fields of the form, and what may be wrong with each. */
export type Problem = 'papers' | 'name' | 'initials';

/** What the customer typed to confirm the papers. */
export type Signature = { name: string; initials: string };

export type AgreementContext = {
  person: Person;
  settings: Settings;
  /** The signing page has led back: only a hint. */
  hasReturned: boolean;
  brand: Brand | null;
  loanId: string;
  /** A payment was sent and refused because these papers were missing; nothing was charged. */
  wasRefused: boolean;
  /** Null until it is found in the list. */
  loan: Loan | null;
  /** The renewal of the unfinished payment; null until it is read, and without one. */
  renewal: Renewal | null;
  /** Cents that are paid with it. */
  amount: number;
  /** When the customer agreed to papers in electronic form, ISO 8601; empty when the lender does not say. */
  consentedAt: string;
  /** Null until it is loaded. */
  customer: Customer | null;
  papers: readonly Disclosure[];
  /** The new loan as its papers state it. */
  terms: Answer<'GET /documents'>['terms'] | null;
  /** The papers must be signed, too. */
  signatureRequired: boolean;
  /** documentIds of the papers that the customer has opened. */
  opened: readonly string[];
  /** documentId of the paper that is open. */
  openId: string;
  problems: readonly Problem[];
  signature: Signature;
  /** The papers are other ones than those that the customer has read. */
  haveChanged: boolean;
  /** The authorization of the online payment is filed. */
  filed: boolean;
  /** ms since 1970. */
  now: number;
  failure: Failure | null;
  /** Nobody knows whether the lender has the acknowledgement. */
  isUnsure: boolean;
  /** Why the flow ends. */
  ending: 'left' | 'withoutRenewal' | 'withoutConsent' | 'amountChanged' | 'agreed';
};

export type AgreementEvent =
  | { type: 'paper.opened'; documentId: string }
  | { type: 'paper.closed' }
  | { type: 'copy.chosen' }
  | { type: 'agreement.submitted'; name: string; initials: string }
  | { type: 'amount.changeChosen' }
  | { type: 'amount.changeConfirmed' }
  | { type: 'amount.changeDeclined' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/** `consentMissing`: the customer has to agree to papers in electronic form first, and then returns here. */
export type AgreementOutcome = { kind: 'agreementLeft'; next: Target } | { kind: 'consentMissing'; person: Person; next: Target };

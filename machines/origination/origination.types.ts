import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { Standing } from '../attempt/attempt.types.ts';
import type { Destination, Way } from '../disburseMethod/disburseMethod.rules.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';

/** `params`: brand and applicationId of the address; `search`: what the signing page says when it leads back. */
export type OriginationInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  screen: string;
  search?: Readonly<Record<string, string>>;
};

export type OriginationInfo = Answer<'GET /originationInfo'>;

/** Why an amount cannot be lent. */
export type AmountProblem = 'empty' | 'tooLittle' | 'tooMuch';

/** Shown once: the request was never sent; another tab has finished. */
export type OriginationNotice = 'notSent' | 'endedElsewhere';

/** A way to get the money, by its name. */
export type MethodChoice = Way | 'debit';

/** The new loan. Cents. Spec: FLOW-ORIG-02. */
export type MadeLoan = Pick<OriginationInfo, 'collateral' | 'loanAmount' | 'dueDate'> & { loanId: string };

/** Spec: portal §3 "Origination state" (ENT-020). */
export type OriginationContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  applicationId: string;
  /** The screen of the address, until it is open. */
  requested: string;
  /** The signing page has led back: only a hint. */
  hasReturned: boolean;
  /** Null until it is loaded. */
  info: OriginationInfo | null;
  /** The lender has declined the application. */
  isDeclined: boolean;
  /** ms since 1970, when everything was loaded; 0 before. */
  now: number;
  /** Cents as the field shows them; null while it is empty. */
  typed: number | null;
  amountProblem: AmountProblem | null;
  /** Cents; null until an amount has been accepted. */
  amount: number | null;
  /** The chosen way; null before. */
  choice: MethodChoice | null;
  /** The customer went on without a choice. */
  isMissing: boolean;
  /** Where the money goes; null until it is known. */
  where: Destination | null;
  /** The standing of the attempt. */
  standing: Standing;
  /** An attempt from before, whose outcome is not known. */
  inFlight: InFlight | null;
  /** Null until the loan is made. */
  made: MadeLoan | null;
  /** The new loan in the list of loans. */
  loan: Loan | null;
  /** By which the money is known; null until it is known. */
  reference: Answer<'GET /disbursementReference'> | null;
  failure: Failure | null;
  notice: OriginationNotice | null;
  ends: OriginationOutcome['kind'] | 'toDashboard';
};

export type OriginationEvent =
  | { type: 'amount.typed'; cents: number | null }
  | { type: 'amount.confirmed' }
  | { type: 'amount.changeChosen' }
  /** To be called instead. */
  | { type: 'call.chosen' }
  | { type: 'call.confirmed' }
  | { type: 'method.chosen'; choice: string }
  | { type: 'method.confirmed' }
  | { type: 'method.changeChosen' }
  | { type: 'card.changeChosen' }
  | { type: 'origination.submitted' }
  | { type: 'signing.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/** `consentMissing`: the customer agrees to papers in electronic form first, and then returns here. */
export type OriginationOutcome = { kind: 'placeChosen'; next: Target } | { kind: 'consentMissing'; person: Person; next: Target };

import type { DrawStatus } from '../../services/actors/draws.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Disclosure } from '../../services/contract/documents.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { Standing } from '../attempt/attempt.types.ts';
import type { Destination } from '../disburseMethod/disburseMethod.rules.ts';
import type { Declined } from './draw.rules.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** `params`: brand and loanId of the address. */
export type DrawInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  screen: string;
};

/** Why an amount cannot be drawn. */
export type AmountProblem = 'empty' | 'tooLittle' | 'tooMuch';

/**
 * Shown once: the draw was never sent; another tab has finished moving money of the loan; the lock was taken again, and nothing was sent; the loan
 * is not as the customer saw it.
 */
export type DrawNotice = 'notSent' | 'endedElsewhere' | 'lockRenewed' | 'loanChanged';

/** Where the customer wants to go once an attempt of unknown outcome is fenced. */
export type Wish = 'amount' | 'where' | 'leave';

/** Granted and waiting to be collected, or not decided. */
export type PendingDraw = Extract<DrawStatus, { pending: true }>;
/** Paid out. Without `dueDate` when it was found in the history. */
export type Receipt = Omit<Extract<DrawStatus, { pending: false }>, 'dueDate'> & { dueDate?: string | undefined };

export type DrawContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  /** The screen of the address, until it is open. */
  requested: string;
  /** Null until it is loaded. */
  loan: Loan | null;
  /** ms since 1970, when everything was loaded; 0 before. */
  now: number;
  /** Cents as the field shows them; null while it is empty. */
  typed: number | null;
  amountProblem: AmountProblem | null;
  /** Cents; null until an amount has been accepted. */
  amount: number | null;
  /** Where the money goes; null until it is chosen. */
  where: Destination | null;
  /** The papers to read before the draw. */
  papers: readonly Disclosure[];
  /** The customer submitted without checking the box. */
  boxIsMissing: boolean;
  /** Newer papers arrived while the customer was reading. */
  haveChanged: boolean;
  /** The intentId of the loan whose papers of this draw are acknowledged; null before. */
  agreedTo: string | null;
  /** The customer holds the add-on lock of the loan. */
  holdsLock: boolean;
  /** The standing of the attempt. */
  standing: Standing;
  /** A draw from before, whose outcome is not known. */
  inFlight: InFlight | null;
  wish: Wish | null;
  /** It takes longer than it should (FLOW-DRAW-04). */
  isSlow: boolean;
  failure: Failure | null;
  /** Why the lender has declined exactly this draw; null when it has not. */
  declined: Declined | null;
  notice: DrawNotice | null;
  /** By which a draw is looked up that the lender has; empty without one. */
  messageKey: string;
  /** Null until the lender has said how it stands. */
  pending: PendingDraw | null;
  /** ms since 1970, when the lender last said that it is pending; 0 before. */
  lookedAt: number;
  receipt: Receipt | null;
  /** Null until it is known, and without one. */
  reference: Answer<'GET /disbursementReference'> | null;
  /** Cents that are owed after the draw was cancelled. */
  newBalance: number | null;
  outcome: DrawOutcome['kind'];
};

export type DrawEvent =
  | { type: 'amount.typed'; cents: number | null }
  | { type: 'amount.confirmed' }
  | { type: 'agreement.submitted'; agreed: boolean }
  /** The location is checked again. */
  | { type: 'location.chosen' }
  | { type: 'draw.submitted' }
  /** From a later screen: change what was decided. */
  | { type: 'amount.changeChosen' }
  | { type: 'where.changeChosen' }
  /** How does the draw stand now? */
  | { type: 'look.chosen' }
  | { type: 'cancel.chosen' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.declined' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/** `drawLocationWanted`: the location is checked first; the draft stays. */
export type DrawOutcome = { kind: 'left' | 'drawLocationWanted'; brand: string; loanId: string };

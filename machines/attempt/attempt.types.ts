import type { PromiseActorLogic } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';

/** The calls of a flow that moves money. The chart does not read `ask` and `receipt`: the actors of the flow parse the ask, the flow parses the receipt. */
export type MoneyActors = {
  /** Sends the ask once, under the key. Error: an ApiError. */
  post: PromiseActorLogic<{ messageKey: string }, { key: string; ask: unknown }>;
  /** The status, by the lender's key or by ours. Error: an ApiError; a refusal means that the lender declined it. */
  poll: PromiseActorLogic<Polled, { messageKey: string }>;
  /** Fences the key. Absent where the lender has no such call. */
  fence?: PromiseActorLogic<Fenced, FenceInput>;
  /** The account's entries, newest first. Absent where no history shows such a move. */
  search?: PromiseActorLogic<readonly Entry[], SearchInput>;
};

export type Polled = { pending: true } | { pending: false; receipt: unknown };

/** `amount`: cents. */
export type FenceInput = { key: string; loanId: string; amount: number };
/** No `status`: the lender has no fence. */
export type Fenced = { status?: 'abandoned' | 'accepted' | undefined };

export type SearchInput = { ask: unknown };
/** `receipt` is null for an entry of another kind, or one without a number. `amount`: cents. */
export type Entry = { id: string; amount: number; receipt: unknown };

/** What the customer wants to pay or draw. */
export type Intent = {
  ask: unknown;
  /** Identifies the intent, in one line: never a security code or a token. Spec: quality §1.1. */
  fingerprint: string;
};

/** The specification's values are DEFAULT_LIMITS. */
export type Limits = {
  /** From the lender's answer on, until the attempt is fenced. */
  limitSeconds: number;
  /** ms between two polls. */
  pollMs: number;
  /** After so many polls, or at the time limit, an attempt that the lender has not decided ends as `pending`, and its flow looks again. Absent: it is followed until it is decided. */
  mostPolls?: number;
  /** Look-ups that find nothing before an attempt is fenced without waiting for the customer. */
  looksBeforeFence: number;
};

export type AttemptInput = {
  /** The flow that moves the money; absent for a payment. Its record says so. */
  flow?: InFlight['flow'];
  /** The record belongs to this profile only. */
  profileId: string;
  brand: string;
  loanId: string;
  /** Cents. */
  amount: number;
  /** What may be sent; null when an attempt is only followed. */
  intent: Intent | null;
  /** An attempt from before, whose outcome is not known. */
  inFlight: InFlight | null;
  limits: Limits;
};

/**
 * The phase of an attempt, as the customer needs to know it (quality §1):
 * - `preparing`    the key is being made
 * - `ready`        nothing is under way, it may be sent
 * - `sending`      the POST has no response yet
 * - `pending`      the lender has it and is working on it
 * - `deciding`     the portal checks whether it counts: it is fenced, or looked up before it is sent again
 * - `unknown`      no usable response: it may have succeeded; another submit sends the same intent once more
 * - `stillWorking` the time limit is over and the outcome is not known; looked up until it is
 * - `unconfirmed`  as `stillWorking`, with a lender that cannot fence: only the history shows the outcome
 */
export type StandingPhase = 'preparing' | 'ready' | 'sending' | 'pending' | 'deciding' | 'unknown' | 'stillWorking' | 'unconfirmed';

export type Standing = {
  phase: StandingPhase;
  /** Why the last attempt is unknown. ERR-002 and ERR-003 depend on it. */
  failure: Failure | null;
  /** Another tab is moving money of this loan. */
  elsewhere: boolean;
  /** The last attempt has not reached the lender and never will: a submit starts a new one. */
  notSent: boolean;
};

export type AttemptContext = AttemptInput & {
  /** One per intent: reused until its outcome is known (CONF-009). */
  key: string;
  /** Empty until the lender has answered. */
  messageKey: string;
  /** ms since 1970, when the intent was made. */
  startedAt: number;
  /** Why the last send had no usable response; null when it had one. Until the key is fenced, it may still arrive. */
  failure: Failure | null;
  /** The time limit is over. */
  late: boolean;
  /** The customer dropped an attempt of unknown outcome. */
  dropped: boolean;
  /** Submitted again while the key was being fenced. */
  again: boolean;
  elsewhere: boolean;
  notSent: boolean;
  /** The lender has no fence. */
  silent: boolean;
  /** A fence of this key had no usable answer. */
  fenceFailed: boolean;
  /** It ends without a decision. */
  undecided: boolean;
  /** The newest entry of the history before the attempt, empty when there was none; null when it is not known. */
  lastEntry: string | null;
  /** Counts only when no earlier send can still arrive. */
  refusal: Failure | null;
  /** The outcome when the money has moved. */
  paid: Paid | null;
};

export type AttemptEvent =
  | { type: 'attempt.submitted' }
  /** The customer wants to change or leave: an attempt of unknown outcome has to be fenced first. */
  | { type: 'attempt.dropped' }
  | { type: 'tab.held' }
  | { type: 'tab.refused' }
  /** The tab that was moving money of this loan has finished or was closed. */
  | { type: 'tab.freed' };

export type Paid = { kind: 'paid'; receipt: unknown };
export type Refused = { kind: 'refused'; failure: Failure };

/**
 * `notSent`: the attempt that was followed never arrived and never will, and there is no intent to send here.
 * `endedElsewhere`: another tab has finished moving money of this loan; the balance has to be loaded again.
 * `pending`: the lender has it and has not decided; the record stays until the flow knows more. Only with `mostPolls`.
 */
export type AttemptOutcome = Paid | Refused | { kind: 'notSent' | 'endedElsewhere' } | { kind: 'pending'; messageKey: string };

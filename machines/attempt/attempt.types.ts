import type { PromiseActorLogic } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/kept.ts';

/**
 * What a flow gives so that its money moves by this chart. The chart keeps `ask` and `receipt` and hands them on unread: the flow's own
 * actors parse the first, the flow itself parses the second.
 */
export type MoneyActors = {
  /** Sends the ask once, under the key. Error: an ApiError. */
  post: PromiseActorLogic<{ messageKey: string }, { key: string; ask: unknown }>;
  /** How it stands, by the lender's key or by ours. Error: an ApiError; a refusal means that the lender declined it. */
  poll: PromiseActorLogic<Polled, { messageKey: string }>;
  /** Calls the key off. Absent where the lender has no such call. */
  fence?: PromiseActorLogic<Fenced, FenceInput>;
  /** The account's entries, newest first. Absent where no history shows such a move. */
  search?: PromiseActorLogic<readonly Entry[], SearchInput>;
};

export type Polled = { pending: true } | { pending: false; receipt: unknown };

/** `amount`: cents. */
export type FenceInput = { key: string; loanId: string; amount: number };
/** No `status`: the lender does not know what a fence is. */
export type Fenced = { status?: 'abandoned' | 'accepted' | undefined };

export type SearchInput = { ask: unknown };
/** `receipt` is null when the entry is not a move of this kind, or has no number to tell it from others. `amount`: cents. */
export type Entry = { id: string; amount: number; receipt: unknown };

/** What is to be moved. */
export type Intent = {
  ask: unknown;
  /** What makes the intent the one it is, in one line: never a security code or a token. Spec: quality §1.1. */
  fingerprint: string;
};

/** The specification's values are DEFAULT_LIMITS. */
export type Limits = {
  /** From the lender's answer on, until the attempt is fenced. */
  limitSeconds: number;
  /** ms between two polls. */
  pollMs: number;
  /** Look-ups that find nothing before an attempt is fenced without waiting for the customer. */
  looksBeforeFence: number;
};

export type AttemptInput = {
  /** Whose money it is: the record belongs to this profile only. */
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
 * How an attempt stands, as the customer needs it told apart (quality §1):
 * - `preparing`    the key is being made
 * - `ready`        nothing is under way, it may be sent
 * - `sending`      on its way: the POST has not been answered
 * - `pending`      the lender has it and is working on it
 * - `deciding`     being settled whether it counts: fenced, or looked up before it is sent again
 * - `unknown`      no usable answer came: it may have been done; another submit sends the same intent once more
 * - `stillWorking` the time limit is over and the outcome is open; looked up until it is known
 * - `unconfirmed`  as `stillWorking`, with a service that cannot fence: only the account tells
 */
export type StandingPhase = 'preparing' | 'ready' | 'sending' | 'pending' | 'deciding' | 'unknown' | 'stillWorking' | 'unconfirmed';

export type Standing = {
  phase: StandingPhase;
  /** Why the last attempt is unknown. ERR-002 and ERR-003 choose their words by it. */
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
  /** Why the last send had no usable answer; null when it was answered. Until the key is fenced, it may still arrive. */
  failure: Failure | null;
  /** The time limit is over. */
  late: boolean;
  /** The customer turned away from an attempt of unknown outcome. */
  dropped: boolean;
  /** Submitted while the fence was being put up. */
  again: boolean;
  elsewhere: boolean;
  notSent: boolean;
  /** The service has no notion of a fence. */
  silent: boolean;
  /** The newest entry of the history before the attempt, empty when there was none; null when nobody knows. */
  lastEntry: string | null;
  /** A no; it holds only when no earlier send can still arrive. */
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
 * `notSent`: the attempt that was followed never arrived and never will, and there is nothing here to send anew.
 * `endedElsewhere`: another tab was moving money of this loan and is done; what is owed has to be asked again.
 */
export type AttemptOutcome = Paid | Refused | { kind: 'notSent' | 'endedElsewhere' };

import type { Answer, Ask } from '../../services/contract/index.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/kept.ts';

/** What is to be paid, without the cvv: that is added from its cell when the call is made (CONF-015). */
export type Intent = Omit<Ask<'POST /payment'>, 'cvv'>;

/** The settled payment, as the lender told it. Cents; `paidAt` is ISO 8601 in UTC. */
export type Receipt = Extract<Answer<'GET /payment'>, { pending: false }>;

export type SubmissionInput = {
  /** Who pays: what is kept of the attempt belongs to this profile only. */
  profileId: string;
  brand: string;
  loanId: string;
  /** Cents. */
  amount: number;
  /** Null when only an earlier attempt is being followed and nothing can be sent. */
  intent: Intent | null;
  /** An attempt from before a reload or a sign-in: it is followed first. */
  inFlight: InFlight | null;
  /** Seconds from the POST answer until the outcome counts as not yet known (OPEN-010). */
  limitSeconds: number;
};

/**
 * How an attempt to pay stands, as the customer needs it told apart (quality §1):
 * - `preparing`    the key is being made
 * - `ready`        nothing is under way, PAY may be pressed
 * - `sending`      on its way: the POST has not been answered
 * - `pending`      the lender has it and is working on it
 * - `deciding`     being settled whether it counts: fenced, or looked up before it is sent again
 * - `unknown`      no usable answer came: it may have been done; PAY sends the same intent once more
 * - `stillWorking` the time limit is over and the outcome is open; looked up until it is known
 * - `unconfirmed`  as `stillWorking`, with a service that cannot fence: only the account tells
 */
export type StandingPhase = 'preparing' | 'ready' | 'sending' | 'pending' | 'deciding' | 'unknown' | 'stillWorking' | 'unconfirmed';

export type Standing = {
  phase: StandingPhase;
  /** Why the last attempt is unknown. ERR-002 and ERR-003 choose their words by it. */
  failure: Failure | null;
  /** Another tab is paying this loan. */
  elsewhere: boolean;
  /** The last attempt has not reached the lender and never will: PAY starts a new one. */
  notSent: boolean;
};

export type SubmissionContext = SubmissionInput & {
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
  /** PAY was pressed while the fence was being put up. */
  again: boolean;
  elsewhere: boolean;
  notSent: boolean;
  /** The service has no notion of a fence. */
  silent: boolean;
  /** The loan's newest entry before the attempt, empty when there was none; null while nobody has looked. */
  lastEntry: string | null;
  /** A no; it holds only when no earlier send can still arrive. */
  refusal: Failure | null;
  receipt: Receipt | null;
};

export type SubmissionEvent =
  | { type: 'payment.submitted' }
  /** The customer wants to change or leave: an attempt of unknown outcome has to be fenced first. */
  | { type: 'attempt.dropped' }
  | { type: 'tab.held' }
  | { type: 'tab.refused' }
  /** The tab that was paying this loan has finished or was closed. */
  | { type: 'tab.freed' };

/**
 * `notSent`: the attempt that was followed never arrived and never will, and there is nothing here to send anew.
 * `endedElsewhere`: another tab was paying this loan and is done; what is owed has to be asked again.
 */
export type SubmissionOutcome =
  { kind: 'paid'; receipt: Receipt } | { kind: 'refused'; failure: Failure } | { kind: 'notSent' | 'endedElsewhere' };

/** What came of one send. `key` is the one it was made with in the end. `abandoned`: the key is fenced, none of its sends counts. */
export type SendingOutcome =
  | { kind: 'accepted'; key: string; messageKey: string }
  | { kind: 'refused'; key: string; failure: Failure }
  | { kind: 'unknown'; key: string; failure: Failure }
  | { kind: 'abandoned'; key: string };

export type SendingInput = {
  intent: Intent;
  /** The attempt as it is kept before the POST goes out. */
  record: InFlight;
};

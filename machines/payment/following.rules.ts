import type { Failure } from '../../services/contract/error.ts';
import { failureIn, heard } from '../kit/heard.ts';
import type { Receipt } from './submission.types.ts';

/**
 * Why a payment is asked about:
 * - `poll`    the lender has it: once per second until it is decided or the time limit is over (FLOW-PAY-03)
 * - `unknown` its answer was lost: until it is found, or has been missing often enough to be fenced
 * - `check`   it is about to be sent once more: one look, whatever comes of it (CONF-009)
 * - `open`    its time is over: with growing pauses, until it is decided or turns out to be missing (CONF-007)
 * - `wait`    as `open`, with a service that cannot fence: until it is decided
 */
export type FollowingPurpose = 'poll' | 'unknown' | 'check' | 'open' | 'wait';

export type FollowingInput = {
  purpose: FollowingPurpose;
  /** The lender's key, or ours where its answer was lost. */
  messageKey: string;
  limitSeconds: number;
};

/** `missing`: the lender has never heard of it. `unheard`: no usable answer. `late`: the time limit is over. */
export type FollowingOutcome =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'pending' }
  | { kind: 'missing' }
  | { kind: 'unheard' }
  | { kind: 'late' };

export type FollowingContext = FollowingInput & {
  heard: FollowingOutcome;
  /** Look-ups made, and how many of them found nothing. */
  looks: number;
  missed: number;
};

/** ms. Spec: POLL-001. */
export const POLL_INTERVAL_MS = 1000;
/** ms between look-ups of an attempt whose answer was lost. Ours: LOOKS_BEFORE_FENCE of them and a fence fit into 10 s. */
export const LOOK_INTERVAL_MS = 2000;
/** ms; the pause between look-ups of an open outcome doubles up to here. Spec: CONF-007 "with backoff". */
export const LONGEST_PAUSE_MS = 4000;
/** Look-ups that find nothing before an attempt is fenced without waiting for the customer. Ours. */
export const LOOKS_BEFORE_FENCE = 3;

export function pauseMs({ purpose, looks }: Pick<FollowingContext, 'purpose' | 'looks'>): number {
  if (purpose === 'open' || purpose === 'wait') return Math.min(POLL_INTERVAL_MS * 2 ** looks, LONGEST_PAUSE_MS);
  return purpose === 'unknown' ? LOOK_INTERVAL_MS : POLL_INTERVAL_MS;
}

export function answerIn(event: { type: string }): FollowingOutcome {
  const answer = heard<'GET /payment'>(event);
  return answer.pending ? { kind: 'pending' } : { kind: 'paid', receipt: answer };
}

export function failedIn(event: { type: string; error?: unknown }): FollowingOutcome {
  const failure = failureIn(event);
  if (failure.kind === 'refused') return { kind: 'refused', failure };
  return { kind: failure.kind === 'missing' ? 'missing' : 'unheard' };
}

export const counted = ({ looks, missed }: FollowingContext, heard: FollowingOutcome) => ({
  heard,
  looks: looks + 1,
  missed: missed + (heard.kind === 'missing' ? 1 : 0),
});

/** Is there something to say? */
export function isEnough({ purpose, heard, missed }: FollowingContext): boolean {
  switch (heard.kind) {
    case 'paid':
    case 'refused':
    case 'late':
      return true;
    case 'pending':
      return purpose === 'unknown' || purpose === 'check';
    case 'missing':
      return purpose === 'open' || purpose === 'check' || (purpose === 'unknown' && missed >= LOOKS_BEFORE_FENCE);
    case 'unheard':
      return purpose === 'check';
  }
}

import type { Failure } from '../../services/contract/error.ts';
import type { Limits, Paid, Polled, Refused } from './attempt.types.ts';

/**
 * Why an attempt is looked up:
 * - `poll`    the lender has it: once per second until it is decided or the time limit is over (FLOW-PAY-03)
 * - `unknown` its response was lost: until it is found, or has been missing often enough to be fenced
 * - `check`   it is about to be sent once more: one look-up (CONF-009)
 * - `open`    its time is over: with growing pauses, until it is decided or turns out to be missing (CONF-007)
 * - `wait`    as `open`, with a service that cannot fence: until it is decided
 */
export type FollowingPurpose = 'poll' | 'unknown' | 'check' | 'open' | 'wait';

export type FollowingInput = {
  purpose: FollowingPurpose;
  /** The lender's key, or ours where its response was lost. */
  messageKey: string;
  limits: Limits;
  /** Look-ups that count for the pause although earlier ones made them. */
  looks: number;
};

/** `missing`: the lender does not have it. `unanswered`: no usable response; `limited` after a 429. `late`: the time limit is over, or it was polled often enough. */
export type FollowingOutcome =
  | Paid
  | Refused
  | { kind: 'pending' }
  | { kind: 'missing' }
  | { kind: 'unanswered'; limited?: { retryAfterMs: number } }
  | { kind: 'late' };

export type FollowingContext = FollowingInput & {
  found: FollowingOutcome;
  /** Look-ups that found nothing. */
  missed: number;
  /** 429s in a row, and the Retry-After of the last, in ms; 0 when it had none. */
  limited: number;
  retryAfterMs: number;
};

export const UNASKED: Omit<FollowingContext, keyof FollowingInput> = {
  found: { kind: 'unanswered' },
  missed: 0,
  limited: 0,
  retryAfterMs: 0,
};

/** ms between look-ups of an attempt whose response was lost. Ours: three of them and a fence fit into 10 s. */
export const LOOK_INTERVAL_MS = 2000;
/** ms; the pause between look-ups of an open outcome doubles up to here. Spec: CONF-007 "with backoff". */
export const LONGEST_PAUSE_MS = 4000;
/** ms; after a 429 without a Retry-After the pause doubles up to here. Spec: quality §2 (F4). */
export const LONGEST_BACKOFF_MS = 8000;
/** ms; a longer Retry-After is cut to this: the customer waits for the outcome. Ours. */
export const LONGEST_RETRY_AFTER_MS = 30_000;
/** Retries after a 429 are spread over this part of the pause. Ours. */
const JITTER_PART = 1 / 8;

/** From 0 up to 1, different for each attempt: charts use no random numbers. */
const spread = (messageKey: string): number => [...messageKey].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0) / 997;

type Pausing = Pick<FollowingContext, 'purpose' | 'looks' | 'limited' | 'retryAfterMs' | 'messageKey' | 'limits'>;

/** ms until the next look. After a 429 its Retry-After counts, or a growing pause. Spec: POLL-001, CONF-007, quality §2 (F4). */
export function pauseMs(at: Pausing): number {
  const usual = usualPauseMs(at);
  if (at.limited === 0) return usual;
  const jitter = JITTER_PART * spread(at.messageKey);
  if (at.retryAfterMs > 0) return Math.max(usual, Math.round(Math.min(at.retryAfterMs, LONGEST_RETRY_AFTER_MS) * (1 + jitter)));
  return Math.max(usual, Math.round(Math.min(at.limits.pollMs * 2 ** at.limited, LONGEST_BACKOFF_MS) * (1 - jitter)));
}

function usualPauseMs({ purpose, looks, limits: { pollMs } }: Pausing): number {
  if (purpose === 'open' || purpose === 'wait') return Math.min(pollMs * 2 ** looks, LONGEST_PAUSE_MS);
  return purpose === 'unknown' ? LOOK_INTERVAL_MS : pollMs;
}

/** HTTP: too many requests. */
const TOO_MANY = 429;

export const answerIn = (polled: Polled): FollowingOutcome =>
  polled.pending ? { kind: 'pending' } : { kind: 'paid', receipt: polled.receipt };

export function failedIn(failure: Failure): FollowingOutcome {
  // a 429 is about the look-up, not about the money
  if (failure.status === TOO_MANY) return { kind: 'unanswered', limited: { retryAfterMs: failure.retryAfterMs ?? 0 } };
  if (failure.kind === 'refused') return { kind: 'refused', failure };
  return { kind: failure.kind === 'missing' ? 'missing' : 'unanswered' };
}

export function counted({ looks, missed, limited }: FollowingContext, found: FollowingOutcome) {
  const tooOften = found.kind === 'unanswered' ? found.limited : undefined;
  return {
    found,
    looks: looks + 1,
    missed: missed + (found.kind === 'missing' ? 1 : 0),
    limited: tooOften ? limited + 1 : 0,
    retryAfterMs: tooOften?.retryAfterMs ?? 0,
  };
}

/** It may be polled no more: an attempt is polled a limited number of times, or not at all. Spec: FLOW-DRAW-02, FLOW-DRAW-03. */
export const isPolledEnough = ({
  purpose,
  looks,
  limits: { mostPolls },
}: Pick<FollowingContext, 'purpose' | 'looks' | 'limits'>): boolean => purpose === 'poll' && mostPolls !== undefined && looks >= mostPolls;

/** Is the result enough for the purpose? */
export function isEnough({ purpose, found, missed, limits }: FollowingContext): boolean {
  switch (found.kind) {
    case 'paid':
    case 'refused':
    case 'late':
      return true;
    case 'pending':
      return purpose === 'unknown' || purpose === 'check' || (purpose !== 'poll' && limits.mostPolls !== undefined);
    case 'missing':
      return purpose === 'open' || purpose === 'check' || (purpose === 'unknown' && missed >= limits.looksBeforeFence);
    case 'unanswered':
      return purpose === 'check';
  }
}

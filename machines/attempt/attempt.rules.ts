import type { FollowingInput, FollowingOutcome, FollowingPurpose } from './following.rules.ts';
import type { SearchingInput, SearchingOutcome } from './searching.rules.ts';
import type { SendingInput, SendingOutcome } from './sending.machine.ts';
import type { AttemptContext, AttemptInput, AttemptOutcome, Fenced, FenceInput } from './attempt.types.ts';

const UNTRIED = {
  messageKey: '',
  failure: null,
  late: false,
  dropped: false,
  silent: false,
  fenceFailed: false,
  undecided: false,
  lastEntry: null,
  inFlight: null,
};

export function begin(input: AttemptInput): AttemptContext {
  const { inFlight } = input;
  return {
    ...input,
    ...UNTRIED,
    inFlight,
    again: false,
    key: inFlight?.paymentKey ?? '',
    messageKey: inFlight?.messageKey ?? '',
    startedAt: inFlight?.startedAt ?? 0,
    lastEntry: inFlight?.lastEntry ?? null,
    elsewhere: false,
    notSent: false,
    refusal: null,
    paid: null,
  };
}

/** The key is fenced, so no send of it counts: the attempt is reset. */
export const untried = () => UNTRIED;

/** The ask, and the record that is saved until the outcome is known; nothing in the record can pay. Throws without an intent. */
export function sendInput(context: AttemptContext): SendingInput {
  const { flow, profileId, brand, loanId, amount, key, intent, startedAt, lastEntry, failure } = context;
  if (!intent) throw new Error('the attempt has no intent to send; it only follows an earlier one');
  return {
    ask: intent.ask,
    record: {
      profileId,
      brand,
      loanId,
      amount,
      paymentKey: key,
      messageKey: '',
      fingerprint: intent.fingerprint,
      startedAt,
      phase: failure ? 'unknown' : 'posting',
      ...(lastEntry === null ? {} : { lastEntry }),
      ...(flow && { flow }),
    },
  };
}

/** The history can show the attempt: its newest entry before the send is known, and the lender has given no key. */
export const maySearch = ({ intent, lastEntry, messageKey }: AttemptContext): boolean =>
  intent !== null && lastEntry !== null && messageKey === '';

/** A followed attempt is found by its own amount. */
const amountOf = ({ inFlight, amount }: AttemptContext): number => inFlight?.amount ?? amount;

export const searchInput = (context: AttemptContext, purpose: SearchingInput['purpose']): SearchingInput => ({
  purpose,
  ask: context.intent?.ask,
  lastEntry: context.lastEntry ?? '',
  amount: amountOf(context),
});

/** Enough for the longest pause between look-ups. */
const MANY_LOOKS = 2;

/** By the lender's key, or by our own where its answer was lost. A fence that has failed does not begin the growing pauses again (CONF-007). */
export const followInput = ({ messageKey, key, limits, fenceFailed }: AttemptContext, purpose: FollowingPurpose): FollowingInput => ({
  purpose,
  messageKey: messageKey || key,
  limits,
  looks: purpose === 'open' && fenceFailed ? MANY_LOOKS : 0,
});

export const recordOf = ({ profileId, loanId, flow }: AttemptContext) => ({ profileId, loanId, flow });

export const fenceInput = (context: AttemptContext): FenceInput => ({
  key: context.key,
  loanId: context.loanId,
  amount: amountOf(context),
});

/** The lender refuses this send, but an earlier one under the same key may still arrive. */
export const isLoose = (context: AttemptContext, outcome: SendingOutcome): boolean =>
  outcome.kind === 'refused' && context.failure !== null && outcome.key === context.key;

/** What a send changes. A new key has no earlier sends. */
export function afterSend(context: AttemptContext, outcome: SendingOutcome): Partial<AttemptContext> {
  const failure = outcome.key === context.key ? context.failure : null;
  switch (outcome.kind) {
    case 'accepted':
      return { key: outcome.key, messageKey: outcome.messageKey };
    case 'refused':
      return { key: outcome.key, failure, refusal: outcome.failure };
    case 'unknown':
      return { key: outcome.key, failure: outcome.failure };
    case 'abandoned':
      return UNTRIED;
  }
}

export type Found = FollowingOutcome | SearchingOutcome;

export const isDecided = ({ kind }: Found): boolean => kind === 'paid' || kind === 'refused';

/** The flow looks again by itself. */
export const mayEndUndecided = ({ limits }: Pick<AttemptContext, 'limits'>): boolean => limits.mostPolls !== undefined;

export function afterFind(found: Found): Partial<AttemptContext> {
  if (found.kind === 'paid') return { paid: found, refusal: null };
  return found.kind === 'refused' ? { refusal: found.failure } : {};
}

/** Throws when the attempt has no outcome. */
export function outcome({ paid, refusal, notSent, elsewhere, undecided, messageKey, key }: AttemptContext): AttemptOutcome {
  if (paid) return paid;
  if (undecided) return { kind: 'pending', messageKey: messageKey || key };
  if (refusal) return { kind: 'refused', failure: refusal };
  if (notSent) return { kind: 'notSent' };
  if (elsewhere) return { kind: 'endedElsewhere' };
  throw new Error('the attempt ended without an outcome');
}

export const isAbandoned = ({ status }: Fenced): boolean => status === 'abandoned';
export const isAccepted = ({ status }: Fenced): boolean => status === 'accepted';

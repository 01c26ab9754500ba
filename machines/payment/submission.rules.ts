import type { Failure } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/kept.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { FollowingInput, FollowingOutcome, FollowingPurpose } from './following.rules.ts';
import type { SearchingInput, SearchingOutcome } from './searching.rules.ts';
import type { Intent, SendingInput, SendingOutcome, SubmissionContext, SubmissionInput, SubmissionOutcome } from './submission.types.ts';

/** The service's word for a key that was fenced. Spec: POST /payment of the contract. */
const ABANDONED = 'PaymentAbandoned';

/** None of the key's sends counts or ever will. */
export const isAbandoned = (failure: Failure): boolean => failure.status === 409 && failure.code === ABANDONED;

const UNTRIED = { messageKey: '', failure: null, late: false, dropped: false, silent: false, lastEntry: null, inFlight: null };

export function begin(input: SubmissionInput): SubmissionContext {
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
    receipt: null,
  };
}

/** The key is dead, and with it every send of it: nothing of the attempt is left. */
export const untried = () => UNTRIED;

/** What makes the intent the one it is, in one line; never cvv or token. Spec: quality §1.1. */
export function fingerprint(intent: Intent): string {
  const ids = (list: Intent['paymentCardIds']) =>
    list
      .map(({ type, id }) => `${type}:${id}`)
      .toSorted()
      .join('+');
  const { loanId, intentId, paymentAmount, paymentType, paymentCardIds, disbursementAmount, disburseCardIds, isRefi, migrateProduct } =
    intent;
  return [
    loanId,
    intentId,
    paymentAmount,
    paymentType,
    ids(paymentCardIds),
    disbursementAmount,
    ids(disburseCardIds),
    isRefi,
    migrateProduct,
  ].join('|');
}

/** The attempt as it is kept until its outcome is known; nothing in it can pay. Throws when there is nothing to send: PAY is offered only with an intent. */
export function sendAsk(context: SubmissionContext): SendingInput {
  const { profileId, brand, loanId, amount, key, intent, startedAt, lastEntry, failure } = context;
  if (!intent) throw new Error('submission has no intent to send; it only follows an earlier attempt');
  const phase: InFlight['phase'] = failure ? 'unknown' : 'posting';
  const past = lastEntry === null ? {} : { lastEntry };
  return {
    intent,
    record: {
      profileId,
      brand,
      loanId,
      amount,
      paymentKey: key,
      messageKey: '',
      fingerprint: fingerprint(intent),
      startedAt,
      phase,
      ...past,
    },
  };
}

/** Where the history of the loan is kept. Empty without an intent: then there is nothing to send, and nothing to look for. */
export const historyAsk = ({ loanId, intent }: SubmissionContext): Ask<'GET /accounthistory'> => ({
  loanId,
  storeId: intent?.storeId ?? '',
  lmsId: intent?.lmsId ?? '',
});

/** The history can tell: it is known how it looked before, and the lender has given no key to ask by. */
export const maySearch = ({ intent, lastEntry, messageKey }: SubmissionContext): boolean =>
  intent !== null && lastEntry !== null && messageKey === '';

export const searchAsk = (context: SubmissionContext, purpose: SearchingInput['purpose']): SearchingInput => ({
  purpose,
  ask: historyAsk(context),
  lastEntry: context.lastEntry ?? '',
  amount: context.inFlight?.amount ?? context.amount,
});

/** By the lender's key, or by our own where its answer was lost. */
export const followAsk = ({ messageKey, key, limitSeconds }: SubmissionContext, purpose: FollowingPurpose): FollowingInput => ({
  purpose,
  messageKey: messageKey || key,
  limitSeconds,
});

export const whose = ({ context: { profileId, loanId } }: { context: SubmissionContext }) => ({ profileId, loanId });

/** A followed attempt is fenced by its own amount. */
export const fenceAsk = ({ key, loanId, amount, inFlight }: SubmissionContext) => ({
  key,
  ask: { loanId, paymentAmount: toMoneyText(inFlight?.amount ?? amount) },
});

/** What a done event of `sending`, `following` or the fence carries; the actor has made it, this only gives it its name. */
function carried<Output>(event: { type: string } | { output: Output }): Output {
  if (!('output' in event)) throw new TypeError(`expected a done event, got ${event.type}`);
  return event.output;
}
export const sent = (event: { type: string } | { output: SendingOutcome }): SendingOutcome => carried(event);
type Found = FollowingOutcome | SearchingOutcome;
export const found = (event: { type: string } | { output: Found }): Found => carried(event);
export const fenced = (event: { type: string } | { output: Answer<'POST /paymentTimeout'> }) => carried(event).status;

/** What a send leaves behind. A key that is not the one before has no earlier sends. */
export function afterSend(context: SubmissionContext, outcome: SendingOutcome) {
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

export function afterFind(outcome: Found) {
  if (outcome.kind === 'paid') return { receipt: outcome.receipt, refusal: null };
  return outcome.kind === 'refused' ? { refusal: outcome.failure } : {};
}

/** Throws when nothing has been decided: there is no other end. */
export function outcome({ receipt, refusal, notSent, elsewhere }: SubmissionContext): SubmissionOutcome {
  if (receipt) return { kind: 'paid', receipt };
  if (refusal) return { kind: 'refused', failure: refusal };
  if (notSent) return { kind: 'notSent' };
  if (elsewhere) return { kind: 'endedElsewhere' };
  throw new Error('submission ended without an outcome');
}

/** A fence put up without a word from the customer leaves her where she is; any other is shown. */
export const isShown = ({ late, dropped, refusal, inFlight }: SubmissionContext): boolean =>
  late || dropped || refusal !== null || inFlight !== null;

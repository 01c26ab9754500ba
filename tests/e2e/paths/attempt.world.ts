import type { SnapshotFrom } from 'xstate';
import { attemptMachine } from '../../../machines/attempt/attempt.machine.ts';
import { DEFAULT_LIMITS } from '../../../machines/attempt/attempt.limits.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { ann, inFlight, intent, KEY, loan, lost, NOON, OTHER_KEY, receipt, refusal } from '../../../machines/paths/walks/payment.people.ts';

export type S = SnapshotFrom<typeof attemptMachine>;

const input = {
  profileId: ann.profileId,
  brand: loan.brand,
  loanId: loan.loanId,
  amount: loan.minimumAmountDue,
  intent,
  inFlight: null,
  limits: DEFAULT_LIMITS,
};
const found = {
  'the payment went through': { done: { kind: 'paid', receipt } },
  'the payment was declined': { done: { kind: 'refused', failure: refusal.failure } },
};
const pending = { 'the lender has it': { done: { kind: 'pending' } } };
const nothing = { 'the lender does not have it': { done: { kind: 'missing' } } };

export const FRESH = 'Ann is about to pay';
export const ANSWERED = 'Ann comes back; the lender had answered';
export const UNANSWERED = 'Ann comes back; no answer had come';

/** The attempt chart with everything that can be done from outside the page. The page's keys are the first one and another one. */
export const attemptWalk = explore(attemptMachine, {
  starts: {
    [FRESH]: input,
    [ANSWERED]: { ...input, inFlight: { ...inFlight, messageKey: 'm-1', phase: 'polling' } },
    [UNANSWERED]: { ...input, inFlight },
  },
  events: { 'Ann presses Pay': { type: 'attempt.submitted' }, 'Ann drops it': { type: 'attempt.dropped' } },
  answers: {
    newKey: { 'a key is made': { done: OTHER_KEY } },
    readClock: { 'it is now': { done: { now: NOON } } },
    search: { 'nobody can read the history': { fails: lost } },
    watchOtherTab: { 'the other tab has finished': { says: { type: 'tab.freed' } } },
    holdTab: { 'this tab holds the loan': { says: { type: 'tab.held' } }, 'another tab is paying': { says: { type: 'tab.refused' } } },
    sending: {
      'the lender accepts it': { done: { kind: 'accepted', key: OTHER_KEY, messageKey: 'm-2' } },
      'the lender refuses it': { done: { kind: 'refused', key: OTHER_KEY, failure: refusal.failure } },
      'the lender refuses the first key': { done: { kind: 'refused', key: KEY, failure: refusal.failure } },
      'the answer is lost': { done: { kind: 'unknown', key: OTHER_KEY, failure: lost.failure } },
      'the key is fenced': { done: { kind: 'abandoned', key: OTHER_KEY } },
    },
    polling: { ...found, 'the time limit has passed': { done: { kind: 'late' } } },
    looking: { ...found, ...pending, ...nothing },
    checking: { ...found, ...pending, ...nothing, 'no answer': { done: { kind: 'unanswered' } } },
    waiting: { ...found, ...nothing },
    fence: {
      'it will never arrive': { done: { status: 'abandoned' } },
      'it has arrived': { done: { status: 'accepted' } },
      'the lender has no fence': { done: {} },
      'no answer': { fails: new ApiError({ kind: 'unknown', call: 'POST /paymentTimeout' }) },
    },
    forgetInFlight: { 'the record is deleted': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
  },
  sees: ({ context: at }) => [
    at.key,
    at.messageKey !== '',
    at.inFlight !== null,
    at.failure !== null,
    at.refusal !== null,
    at.late,
    at.dropped,
    at.again,
    at.elsewhere,
    at.notSent,
    at.silent,
    at.paid !== null,
  ],
  background: ['newKey', 'readClock', 'search', 'sending', 'polling', 'looking', 'checking', 'waiting', 'fence', 'forgetInFlight'],
  outcomes: ['paid', 'refused'],
});

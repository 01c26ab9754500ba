import { attemptMachine } from '../../attempt/attempt.machine.ts';
import { DEFAULT_LIMITS } from '../../attempt/attempt.limits.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { ann, inFlight, intent, KEY, loan, lost, NOON, OTHER_KEY, anyReceipt as receipt, refusal } from './payment.people.ts';

const failure = lost.failure;
const input = {
  profileId: ann.profileId,
  brand: 'InstaLoan',
  loanId: loan.loanId,
  amount: 21_455,
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

/** Everything that can happen to one payment intent. */
export const attemptWalk = once(() =>
  explore(attemptMachine, {
    starts: {
      'Ann is about to pay': input,
      'Ann comes back; the lender had answered': { ...input, inFlight: { ...inFlight, messageKey: 'm-1', phase: 'polling' } },
      'Ann comes back; no answer had come': { ...input, inFlight },
      'Ann comes back on another device': { ...input, intent: null, inFlight },
      'Dot draws cash; the lender is polled twice': { ...input, flow: 'draw', limits: { ...DEFAULT_LIMITS, mostPolls: 2 } },
      'Dot comes back; no answer had come': {
        ...input,
        flow: 'draw',
        intent: null,
        inFlight: { ...inFlight, flow: 'draw' },
        limits: { ...DEFAULT_LIMITS, mostPolls: 2 },
      },
    },
    events: { 'Ann presses Pay': { type: 'attempt.submitted' }, 'Ann drops it': { type: 'attempt.dropped' } },
    answers: {
      newKey: { 'a key is made': { done: OTHER_KEY } },
      readClock: { noon: { done: { now: NOON } } },
      holdTab: { 'this tab holds the loan': { says: { type: 'tab.held' } }, 'another tab is paying': { says: { type: 'tab.refused' } } },
      watchOtherTab: { 'the other tab has finished': { says: { type: 'tab.freed' } } },
      sending: {
        'the lender accepts it': { done: { kind: 'accepted', key: OTHER_KEY, messageKey: 'm-2' } },
        'the lender refuses it': { done: { kind: 'refused', key: OTHER_KEY, failure: refusal.failure } },
        'the lender refuses a new key': { done: { kind: 'refused', key: KEY, failure: refusal.failure } },
        'the answer is lost': { done: { kind: 'unknown', key: OTHER_KEY, failure } },
        'the key is fenced': { done: { kind: 'abandoned', key: OTHER_KEY } },
      },
      polling: { ...found, 'the time limit has passed': { done: { kind: 'late' } } },
      looking: { ...found, ...pending, ...nothing },
      checking: { ...found, ...pending, ...nothing, 'no answer': { done: { kind: 'unanswered' } } },
      waiting: { ...found, ...nothing, ...pending },
      search: { 'the history is read': { done: [] }, 'the history cannot be read': { fails: lost } },
      searching: {
        'the history has it': { done: { kind: 'paid', receipt } },
        'the history does not have it': { done: { kind: 'missing' } },
        'the history cannot be read': { done: { kind: 'unanswered' } },
      },
      awaiting: { 'the history has it': { done: { kind: 'paid', receipt } } },
      fence: {
        'it will never arrive': { done: { status: 'abandoned' } },
        'it has arrived': { done: { status: 'accepted' } },
        'the lender has no fence': { done: {} },
        'no answer': { fails: lost },
      },
      forgetInFlight: { 'the record is deleted': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
    },
    sees: ({ context: { inFlight: followed, failure: lostBefore, refusal: no, intent: toSend, key: _, startedAt: __, ...rest } }) => [
      rest.messageKey !== '',
      followed !== null,
      lostBefore !== null,
      no !== null,
      toSend !== null,
      rest.late,
      rest.dropped,
      rest.again,
      rest.elsewhere,
      rest.notSent,
      rest.silent,
      rest.fenceFailed,
      rest.undecided,
      rest.limits.mostPolls !== undefined,
      rest.lastEntry !== null,
      rest.paid !== null,
    ],
    background: [
      'newKey',
      'readClock',
      'search',
      'searching',
      'awaiting',
      'sending',
      'polling',
      'looking',
      'checking',
      'waiting',
      'fence',
      'forgetInFlight',
      'watchOtherTab',
    ],
    outcomes: ['paid', 'refused', 'notSent', 'endedElsewhere', 'pending'],
  }),
);

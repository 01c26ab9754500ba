import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { forgetAnswers } from '../../services/actors/payment.ts';
import { removeCards, saveCard } from '../../services/actors/guestCards.ts';
import { forgetDraft } from '../../services/actors/underWay.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Ask, CallName } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { tidyingWords } from './tidying.words.ts';

type Cards = Ask<'DELETE /cards'>;

export type TidyingInput = {
  /** The temporary cards to remove at once, in one request (FLOW-PAY-07); null when there is none. */
  cards: Cards | null;
  /** The card that has paid, when the customer may still save it: removed only when the customer leaves without that (FLOW-CARD-02). */
  offered: Cards | null;
  /** What becomes of the lock of a loan with two parties (FLOW-PAY-08); null for any other loan. */
  lock: Ask<'POST /loanlock'> | null;
};

type TidyingContext = TidyingInput & {
  /** The customer has left the receipt: nothing is offered any more. */
  left: boolean;
  /** Why the offered card could not be saved. */
  failure: Failure | null;
};

type TidyingEvent = { type: 'cardSaving.chosen' } | { type: 'flow.left' };

/** The guard has checked it. Throws when it is missing. */
function present<T>(value: T | null): T {
  if (value === null) throw new TypeError('tidying has nothing to do here');
  return value;
}

/** Cached responses that a payment changes. */
const STALE: readonly CallName[] = [
  'GET /accounts',
  'GET /accountdetail',
  'GET /accounthistory',
  'GET /cards',
  'GET /dashboardmessage',
  'GET /nextBusinessDate',
];

/**
 * The cleanup after the money has moved, and what becomes of the card. A failure of the cleanup is ignored: nothing may hide the success, and a
 * hanging call does not stop a customer who wants to leave. Spec: portal §4 "Payment submission", "Cards"; POLL-008, FLOW-PAY-07, FLOW-CARD-02.
 */
export const tidyingMachine = setup({
  types: {} as { input: TidyingInput; context: TidyingContext; events: TidyingEvent; tags: 'offered' | 'saving' | 'saved' },
  actors: { forgetCards: removeCards, forgetAnswers, forgetDraft, saveCard, setLock: call('POST /loanlock', { attempts: 2 }) }, // FLOW-REFI-03
  guards: {
    hasCards: ({ context }) => context.cards !== null,
    hasLock: ({ context }) => context.lock !== null,
    hasOffered: ({ context }) => context.offered !== null,
    hasLeft: ({ context }) => context.left,
  },
  actions: { keepFailure: assign({ failure: ({ event }) => failureIn(event) }) },
  // ms, ours
  delays: { tidyPatience: 5000 },
}).createMachine({
  id: 'tidying',
  meta: tidyingWords,
  context: ({ input }) => ({ ...input, left: false, failure: null }),
  type: 'parallel',
  states: {
    answers: {
      initial: 'forgetting',
      states: {
        forgetting: { invoke: { id: 'forgetAnswers', src: 'forgetAnswers', input: { names: STALE }, onDone: 'done', onError: 'done' } },
        done: { type: 'final' },
      },
    },
    draft: {
      initial: 'forgetting',
      states: {
        forgetting: {
          after: { tidyPatience: 'done' },
          invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: 'done', onError: 'done' },
        },
        done: { type: 'final' },
      },
    },
    lock: {
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'hasLock', target: 'setting' }, { target: 'done' }] },
        setting: {
          after: { tidyPatience: 'done' },
          invoke: {
            id: 'setLock',
            src: 'setLock',
            input: ({ context }) => present(context.lock),
            onDone: 'done',
            onError: 'done',
          },
        },
        done: { type: 'final' },
      },
    },
    cards: {
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'hasCards', target: 'forgetting' }, { target: 'done' }] },
        forgetting: {
          after: { tidyPatience: 'done' },
          invoke: {
            id: 'forgetCards',
            src: 'forgetCards',
            input: ({ context }) => present(context.cards),
            onDone: 'done',
            onError: 'done',
          },
        },
        done: { type: 'final' },
      },
    },
    card: {
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'hasOffered', target: 'offered' }, { target: 'done' }] },
        offered: { tags: 'offered', on: { 'cardSaving.chosen': 'saving', 'flow.left': 'forgetting' } },
        saving: {
          tags: 'saving',
          entry: assign({ failure: null }),
          initial: 'staying',
          states: {
            staying: { on: { 'flow.left': { target: 'leaving', actions: assign({ left: true }) } } },
            leaving: { after: { tidyPatience: '#tidying.card.done' } }, // a card that is not saved by then goes at the next sign-in (FLOW-AUTH-06)
          },
          invoke: {
            id: 'saveCard',
            src: 'saveCard',
            input: ({ context }) => present(context.offered),
            onDone: [{ guard: 'hasLeft', target: 'done' }, { target: 'saved' }],
            onError: [
              { guard: 'hasLeft', target: 'forgetting' },
              { target: 'offered', actions: 'keepFailure' },
            ],
          },
        },
        saved: { tags: 'saved', on: { 'flow.left': 'done' } },
        // the customer leaves without saving it
        forgetting: {
          after: { tidyPatience: 'done' },
          invoke: {
            id: 'forgetCard',
            src: 'forgetCards',
            input: ({ context }) => present(context.offered),
            onDone: 'done',
            onError: 'done',
          },
        },
        done: { type: 'final' },
      },
    },
  },
});

import { assign } from 'xstate';
import { number } from './number.states.ts';
import { present, STALE, tidyingSetup, type TidyingOutput } from './tidying.setup.ts';
import { tidyingWords } from './tidying.words.ts';

/**
 * The cleanup after the money has moved, and what becomes of the card. A failure of the cleanup is ignored: nothing may hide the success, and a
 * hanging call does not stop a customer who wants to leave. Spec: portal §4 "Payment submission", "Cards"; POLL-008, FLOW-PAY-07, FLOW-CARD-02.
 */
export const tidyingMachine = tidyingSetup.createMachine({
  id: 'tidying',
  meta: tidyingWords,
  context: ({ input }) => ({ ...input, left: false, failure: null, referenceNumber: '' }),
  output: ({ context: { referenceNumber } }): TidyingOutput => ({ referenceNumber }),
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
    number,
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

import { setup } from 'xstate';
import { forgetDraft } from '../../services/actors/underWay.ts';
import { removeCards } from '../../services/actors/guestCards.ts';
import { forgetAnswers } from '../../services/actors/payment.ts';
import type { Ask, CallName } from '../../services/contract/index.ts';
import { tidyingWords } from './tidying.words.ts';

export type TidyingInput = {
  /** Every temporary card, in one request (FLOW-PAY-07); null when there is none. */
  cards: Ask<'DELETE /cards'> | null;
};

/** The guard has checked it. Throws when it is missing. */
function present<T>(value: T | null): T {
  if (value === null) throw new TypeError('tidying has no card to remove here');
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

/** The cleanup after the money has moved. A failure is ignored: nothing may hide the success. Spec: portal §4 "Payment submission"; POLL-008. */
export const tidyingMachine = setup({
  types: {} as { input: TidyingInput; context: TidyingInput },
  actors: {
    forgetCards: removeCards,
    forgetAnswers,
    forgetDraft,
  },
  guards: { hasCards: ({ context }) => context.cards !== null },
}).createMachine({
  id: 'tidying',
  meta: tidyingWords,
  context: ({ input }) => input,
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
        forgetting: { invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: 'done', onError: 'done' } },
        done: { type: 'final' },
      },
    },
    cards: {
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'hasCards', target: 'forgetting' }, { target: 'done' }] },
        forgetting: {
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
  },
});

import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './cards.rules.ts';
import { cardsSetup } from './cards.setup.ts';
import { cardsWords } from './cards.words.ts';
import { checking, confirming, removing } from './removing.states.ts';

/**
 * The customer's saved cards: who uses them, adding one, removing one after a question. No money moves here.
 * Spec: portal §1 "manage saved debit cards", §2 "PaymentMethods", §4 "Cards"; PROD-019, ROUTE-054, ROUTE-055, ROUTE-116, FLOW-CARD-07.
 */
export const cardsMachine = cardsSetup.createMachine({
  id: 'cards',
  meta: cardsWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'list',
  states: {
    list: {
      id: 'PaymentMethods',
      route: {},
      // also after the form of a new card: the cache has the list, unless a card may have been saved, be it without an answer (portal §9 "Caches")
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          on: stay,
          entry: assign({ failure: null }),
          type: 'parallel',
          states: {
            cards: {
              initial: 'loading',
              states: {
                loading: {
                  invoke: {
                    id: 'listCards',
                    src: 'listCards',
                    input: { loanId: '' }, // of all loans
                    onDone: { target: 'done', actions: { type: 'keepCards', params: ({ event }) => event.output } },
                    onError: { target: 'done', actions: 'keepFailure' },
                  },
                },
                done: { type: 'final' },
              },
            },
            loans: {
              initial: 'loading',
              states: {
                loading: {
                  invoke: {
                    id: 'getAccounts',
                    src: 'getAccounts',
                    input: {},
                    onDone: { target: 'done', actions: assign({ loans: ({ event }) => event.output.loans }) },
                    onError: 'done', // the cards can be managed without them; the lender protects a card that autopay uses
                  },
                },
                done: { type: 'final' },
              },
            },
            clock: {
              initial: 'reading',
              states: {
                reading: {
                  invoke: {
                    id: 'readClock',
                    src: 'readClock',
                    onDone: { target: 'done', actions: assign({ now: ({ event }) => event.output.now }) },
                  },
                },
                done: { type: 'final' },
              },
            },
          },
          onDone: [{ guard: 'hasFailed', target: 'failed' }, { guard: 'asksForNew', target: '#AddPaymentMethod' }, { target: 'open' }],
        },
        failed: { on: { 'retry.chosen': 'loading', 'flow.left': '#cards.closed' } },
        open: {
          entry: ['forgetChoice', assign({ requested: '' })],
          on: {
            'card.addChosen': { guard: 'mayAdd', target: '#AddPaymentMethod' },
            'card.removeChosen': {
              guard: { type: 'isListed', params: ({ event }) => event.card },
              target: 'confirming',
              actions: assign({ chosen: ({ event }) => event.card, notice: null }),
            },
            'flow.left': '#cards.closed',
          },
        },
        confirming,
        removing,
        checking,
      },
    },
    adding: {
      id: 'AddPaymentMethod',
      route: { guard: 'mayAdd' },
      entry: ['forgetChoice', assign({ requested: '', notice: null })],
      // the screen is that of addCard
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: rules.cardInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'wasAdded', params: ({ event }) => event.output },
            target: 'list',
            actions: { type: 'keepAdded', params: ({ event }) => event.output },
          },
          { target: 'list' },
        ],
      },
    },
    closed: { type: 'final' },
  },
});

/**
 * Where money that the lender pays out goes: to a saved card that can receive it, to MoneyGram, or to the store. Cards are added and removed here.
 * It knows no draw: the flow says how much, which ways the lender offers, and what follows. Decision 029. Spec: ROUTE-088, ROUTE-089, FLOW-DRAW-05 to -09.
 */
import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './disburseMethod.rules.ts';
import { disburseMethodSetup } from './disburseMethod.setup.ts';
import { disburseMethodWords } from './disburseMethod.words.ts';

export const disburseMethodMachine = disburseMethodSetup.createMachine({
  id: 'disburseMethod',
  meta: disburseMethodWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'list',
  states: {
    list: {
      id: 'ManageDisburseMethod',
      route: {},
      on: { 'flow.left': 'closed' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          on: stay,
          initial: 'clock',
          states: {
            clock: {
              invoke: {
                id: 'readClock',
                src: 'readClock',
                onDone: { target: 'cards', actions: assign({ now: ({ event }) => event.output.now }) },
              },
            },
            cards: {
              invoke: {
                id: 'listCards',
                src: 'listCards',
                input: ({ context }) => ({ loanId: context.loanId }),
                onDone: {
                  target: '#ManageDisburseMethod.choosing',
                  actions: [{ type: 'keepCards', params: ({ event }) => event.output }, 'propose'],
                },
                // the ways without a card are there all the same (ERR-013)
                onError: { target: '#ManageDisburseMethod.choosing', actions: ['keepFailure', 'propose'] },
              },
            },
          },
        },
        choosing: {
          on: {
            'method.chosen': {
              guard: { type: 'mayChoose', params: ({ event }) => event.choice },
              actions: { type: 'keepChoice', params: ({ event }) => event.choice },
            },
            'method.confirmed': [
              { guard: 'hasChoice', target: '#disburseMethod.closed', actions: assign({ ending: 'chosen' }) },
              { actions: assign({ isMissing: true }) },
            ],
            'card.addChosen': { guard: 'mayAdd', target: '#AddDebitDisburseMethod' },
            'card.removeChosen': {
              guard: { type: 'isListed', params: ({ event }) => event.card },
              target: 'confirming',
              actions: assign({ removing: ({ event }) => event.card, removal: null, notice: null }),
            },
            'retry.chosen': { guard: 'cardsAreMissing', target: 'loading' },
          },
        },
        confirming: {
          on: { 'card.removeConfirmed': { guard: 'mayRemove', target: 'removing' }, 'card.removeDeclined': 'choosing' },
        },
        removing: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'removeCard',
            src: 'removeCard',
            input: rules.removeAsk,
            onDone: { target: 'choosing', actions: 'keepRemoved' },
            onError: { target: 'checking', actions: 'keepRemoval' },
          },
        },
        // without an answer the card may be gone: the lender's list says so
        checking: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'checkCards',
            src: 'listCards',
            input: ({ context }) => ({ loanId: context.loanId }),
            onDone: [
              { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'choosing', actions: 'keepRemoved' },
              { target: 'confirming' },
            ],
            onError: 'confirming',
          },
        },
      },
    },
    adding: {
      id: 'AddDebitDisburseMethod',
      route: { guard: 'mayAdd' },
      entry: assign({ notice: null }),
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

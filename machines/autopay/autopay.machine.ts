/**
 * Autopay of one loan: what it is, with which method, and its end. It stands by itself, from ManageAccount, and as a step of a payment, which it
 * interrupts before ReviewPayment and goes on with. No money moves here. Spec: ROUTE-094 to ROUTE-096, FLOW-AUTO, FLAG-007, OPEN-048.
 */
import { assign } from 'xstate';
import * as rules from './autopay.rules.ts';
import { autopaySetup } from './autopay.setup.ts';
import { autopayWords } from './autopay.words.ts';
import { confirm } from './confirm.states.ts';

export const autopayMachine = autopaySetup.createMachine({
  id: 'autopay',
  meta: autopayWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => ({ kind: 'autoPayLeft', next: rules.nextOf(context) }),
  initial: 'confirm',
  states: {
    confirm,
    choosing: {
      id: 'AutoPayUpdatePaymentMethod',
      route: { guard: 'mayChoose' },
      entry: assign({ requested: 'AutoPayConfirm', haveChanged: false }),
      on: {
        'method.chosen': {
          guard: { type: 'methodIsUsable', params: ({ event }) => event.method },
          actions: assign({ method: ({ event }) => event.method }),
        },
        'method.confirmed': { guard: 'hasMethod', target: 'confirm', actions: assign({ isChange: true }) },
        'method.addChosen': { guard: 'mayAdd', target: 'adding' },
        'flow.left': 'closed',
      },
    },
    adding: {
      id: 'AutoPayAddMethod',
      route: { guard: 'mayAdd' },
      entry: assign({ requested: 'AutoPayConfirm', haveChanged: false }),
      // the screen is that of addCard
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: rules.cardInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'wasAdded', params: ({ event }) => event.output },
            target: 'confirm',
            actions: { type: 'keepAdded', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
      },
    },
    closed: { type: 'final' },
  },
});

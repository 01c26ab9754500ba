/**
 * A new loan after an appraisal: how much, which way the money comes, the loan itself, and its signature, which releases the money. What makes the
 * loan is the attempt; the card is chosen in disburseMethod, the papers are signed in signing. Spec: PROD-014, ROUTE-043 to ROUTE-049, FLOW-ORIG,
 * calls §4 "Origination".
 */
import { amount, calling } from './amount.states.ts';
import { method } from './method.states.ts';
import * as asks from './origination.asks.ts';
import { atStart, outcome } from './origination.rules.ts';
import { originationSetup } from './origination.setup.ts';
import { originationWords } from './origination.words.ts';
import { signing } from './signing.states.ts';

export const originationMachine = originationSetup.createMachine({
  id: 'origination',
  meta: originationWords,
  context: ({ input }) => atStart(input),
  output: ({ context }) => outcome(context),
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  initial: 'amount',
  states: {
    amount,
    calling,
    method,
    cards: {
      id: 'ManageDisburseMethod',
      route: { guard: 'mayChooseMethod' },
      on: { 'flow.left': 'closed' },
      // the screens are those of disburseMethod
      invoke: {
        id: 'disburseMethod',
        src: 'disburseMethod',
        input: asks.cardsInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'wasChosen', params: ({ event }) => event.output },
            target: 'method.originating',
            actions: [{ type: 'keepCard', params: ({ event }) => event.output }, 'updateDraft'],
          },
          { target: 'method' },
        ],
      },
    },
    signing,
    closed: { type: 'final' },
  },
});

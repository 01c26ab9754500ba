/**
 * Cash on a loan: how much, where to, what it costs, the money itself, and what became of it. What moves the money is the attempt; where it goes is
 * chosen in disburseMethod. Spec: PROD-013, ROUTE-085 to ROUTE-090, FLOW-DRAW, portal §2 "Payment", calls §4 "Draw".
 */
import { assign } from 'xstate';
import { amount } from './amount.states.ts';
import { confirming } from './confirming.states.ts';
import * as asks from './draw.asks.ts';
import { atStart } from './draw.rules.ts';
import { drawSetup } from './draw.setup.ts';
import { drawWords } from './draw.words.ts';
import { leaving } from './leaving.states.ts';
import { notice } from './notice.states.ts';
import { pending } from './pending.states.ts';

export const drawMachine = drawSetup.createMachine({
  id: 'draw',
  meta: drawWords,
  context: ({ input }) => atStart(input),
  output: ({ context: { outcome, brand, loanId } }) => ({ kind: outcome, brand: brand ?? '', loanId }),
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  initial: 'amount',
  states: {
    amount,
    where: {
      id: 'ManageDisburseMethod',
      route: { guard: 'mayChooseWhere' },
      entry: assign({ requested: 'GetCashAmount' }),
      on: { 'flow.left': 'leaving' },
      // the screens are those of disburseMethod
      invoke: {
        id: 'disburseMethod',
        src: 'disburseMethod',
        input: asks.whereInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'wasChosen', params: ({ event }) => event.output },
            target: 'notice',
            actions: [{ type: 'keepWhere', params: ({ event }) => event.output }, 'updateDraft'],
          },
          { target: 'amount' },
        ],
      },
    },
    notice,
    confirming,
    pending,
    leaving,
    closed: { type: 'final' },
  },
});

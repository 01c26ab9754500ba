import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { whereInput } from './cash.rules.ts';
import { renewalSetup } from './renewal.setup.ts';

/** How much cash comes with the renewal. Its costs are known before it is chosen. Spec: FLOW-REFI-01, CONF-034 (refinance-9). */
export const takingCash = renewalSetup.createStateConfig({
  on: {
    'cash.typed': { actions: [{ type: 'keepTyped', params: ({ event }) => event.cents }, 'updateChoices'] },
    'terms.confirmed': [
      { guard: 'cashIsWrong', actions: 'noteCashProblem' },
      // what is agreed to is what the figures say: other cash is priced first
      { guard: 'cashHasChanged', target: '#ProductSwitch.pricing', actions: 'keepCash' },
      { guard: 'switches', target: '#ProductSwitch.checkingSwitch' },
      { guard: 'hasProduct', target: '#renewal.confirmed' },
      // with no new loan for this cash there is nothing to choose: the figures say why, and what else is possible
      { guard: 'isLoaded', actions: assign({ productIsMissing: true }) },
    ],
  },
}).on;

/** Where the cash goes: the screens are those of disburseMethod. Spec: ROUTE-088, ROUTE-089 (refinance-9). */
export const where = renewalSetup.createStateConfig({
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      on: stay,
      entry: 'forgetFailure',
      invoke: {
        id: 'fetchParts',
        src: 'fetchParts',
        onDone: 'choosing',
        onError: { target: '#ProductSwitch.choosing', actions: 'keepFailure' },
      },
    },
    choosing: {
      id: 'ManageDisburseMethod',
      on: { 'flow.left': '#renewal.leaving' },
      invoke: {
        id: 'disburseMethod',
        src: 'disburseMethod',
        input: whereInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'whereIsChosen', params: ({ event }) => event.output },
            target: '#renewal.claiming',
            actions: { type: 'keepWhere', params: ({ event }) => event.output },
          },
          { target: '#ProductSwitch' },
        ],
      },
    },
  },
});

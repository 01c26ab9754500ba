/**
 * What the lender still has to know of the customer before it renews a loan, sends cash or makes a new loan: demographics, which may always be
 * declined, the spouse where a state's law wants a notice, an address and a phone number. A customer of whom nothing is missing sees no question.
 * Whether the Military Lending Act allows the new loan is the lender's answer with its papers; here the register is asked. Decision 029.
 * Spec: ROUTE-078, FLOW-REFI-12, CALL-076, CALL-027, CALL-029, CALL-030.
 */
import { assign } from 'xstate';
import * as rules from './customerDetails.rules.ts';
import { customerDetailsSetup } from './customerDetails.setup.ts';
import { customerDetailsWords } from './customerDetails.words.ts';
import { loading } from './loading.states.ts';
import { sending } from './sending.states.ts';

export const customerDetailsMachine = customerDetailsSetup.createMachine({
  id: 'customerDetails',
  meta: customerDetailsWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'details',
  states: {
    details: {
      id: 'CustomerDetails',
      route: { actions: 'forgetLoaded' },
      on: { 'details.left': 'closed' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isGuest', target: '#customerDetails.closed' }, { target: 'loading' }] },
        loading,
        failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetLoaded' } } },
        recalling: {
          tags: 'busy',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            onDone: { target: 'preparing', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
          },
        },
        preparing: {
          tags: 'busy',
          always: { guard: 'owesNoAddress', target: 'filling' },
          invoke: {
            id: 'getStates',
            src: 'getStates',
            input: {},
            onDone: { target: 'filling', actions: assign({ states: ({ event }) => event.output.states }) },
            onError: 'filling', // two letters can be typed
          },
        },
        filling: {
          invoke: [
            { id: 'keepDraft', src: 'keepDraft' },
            {
              id: 'addressSearch',
              src: 'addressSearch',
              onSnapshot: { actions: { type: 'keepSearch', params: ({ event }) => event.snapshot } },
            },
          ],
          on: {
            'search.*': { actions: 'tellSearch' },
            'details.typed': { actions: [{ type: 'keepTyped', params: ({ event }) => event.values }, 'updateDraft'] },
            'details.submitted': [
              {
                guard: { type: 'formIsRight', params: ({ event }) => event.values },
                target: 'sending',
                actions: { type: 'keepSubmitted', params: ({ event }) => event.values },
              },
              { actions: [{ type: 'keepSubmitted', params: ({ event }) => event.values }, 'updateDraft'] },
            ],
          },
        },
        sending,
      },
    },
    closed: { type: 'final' },
  },
});

/**
 * What is sold with a renewal: the customer chooses, or nothing. What the lender requires is always included and said so; what only the store
 * sells ends the way online. Spec: ROUTE-082, ROUTE-083, FLOW-REFI-19, CALL-054; ancillary-1 to -4, R-6. Decision 029.
 */
import { stay } from '../kit/stay.ts';
import * as rules from './ancillary.rules.ts';
import { ancillarySetup } from './ancillary.setup.ts';
import { ancillaryWords } from './ancillary.words.ts';
import { confirm } from './confirm.states.ts';

export const ancillaryMachine = ancillarySetup.createMachine({
  id: 'ancillary',
  meta: ancillaryWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'list',
  states: {
    list: {
      id: 'AncillaryProducts',
      route: {},
      on: { 'flow.left': 'closed' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isLoaded', target: 'deciding' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          on: stay,
          entry: 'forgetFailure',
          invoke: {
            id: 'getProducts',
            src: 'getProducts',
            input: rules.productsAsk,
            onDone: { target: 'deciding', actions: { type: 'keepOffer', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { 'retry.chosen': { guard: 'mayRetry', target: 'loading' } } },
        deciding: {
          always: [
            { guard: 'needsStore', target: 'missing' },
            { guard: 'isEmpty', target: '#ancillary.closed', actions: { type: 'keepEnding', params: 'chosen' } },
            { target: 'choosing' },
          ],
        },
        // no way on to the papers (ancillary-3)
        missing: {
          on: {
            'appointment.chosen': {
              guard: 'offersAppointment',
              target: '#ancillary.closed',
              actions: { type: 'keepEnding', params: 'appointmentChosen' },
            },
          },
        },
        choosing: {
          on: {
            'product.chosen': {
              guard: { type: 'mayChoose', params: ({ event }) => event },
              actions: { type: 'keepChoice', params: ({ event }) => event },
            },
            'products.confirmed': [
              { guard: 'mayConfirm', target: '#AncillaryProductsConfirm' },
              { target: '#ancillary.closed', actions: { type: 'keepEnding', params: 'chosen' } },
            ],
          },
        },
      },
    },
    confirm,
    closed: { type: 'final' },
  },
});

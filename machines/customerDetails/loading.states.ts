import { customerDetailsSetup } from './customerDetails.setup.ts';
import * as rules from './customerDetails.rules.ts';

/** What has to be asked, what is on file, and whether the Military Lending Act protects the customer, all at once. Spec: CALL-076, CALL-016, CALL-029. */
export const loading = customerDetailsSetup.createStateConfig({
  type: 'parallel',
  tags: 'busy',
  onDone: [{ guard: 'isComplete', target: '#customerDetails.closed' }, { target: 'recalling' }],
  states: {
    needs: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getNeeds',
            src: 'getNeeds',
            input: rules.needsAsk,
            onDone: { target: 'loaded', actions: { type: 'keepNeeds', params: ({ event }) => event.output } },
            onError: { target: '#CustomerDetails.failed', actions: 'keepFailure' },
          },
        },
        loaded: { type: 'final' },
      },
    },
    customer: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getCustomer',
            src: 'getCustomer',
            input: rules.customerAsk,
            onDone: { target: 'loaded', actions: { type: 'keepCustomer', params: ({ event }) => event.output } },
            onError: { target: '#CustomerDetails.failed', actions: 'keepFailure' }, // ERR-017
          },
        },
        loaded: { type: 'final' },
      },
    },
    military: {
      initial: 'asking',
      states: {
        // the lender asks its register of covered borrowers again before it lends
        asking: {
          invoke: {
            id: 'askRegister',
            src: 'askRegister',
            input: rules.militaryAsk,
            onDone: 'loading',
            onError: { target: '#CustomerDetails.failed', actions: 'keepFailure' },
          },
        },
        loading: {
          invoke: {
            id: 'getMilitary',
            src: 'getMilitary',
            input: rules.militaryAsk,
            onDone: { target: 'loaded', actions: { type: 'keepMilitary', params: ({ event }) => event.output } },
            onError: { target: '#CustomerDetails.failed', actions: 'keepFailure' },
          },
        },
        loaded: { type: 'final' },
      },
    },
  },
});

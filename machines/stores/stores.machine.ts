/**
 * Whom to call, and where a store is. ContactUs is open to everybody; StoreDetails needs a sign-in, because its calls do.
 * Spec: portal §2 "ContactUs", "Stores/:storeId", §9 (CONST-045, OPEN-036); MENU-010, ROUTE-056.
 */
import { assign } from 'xstate';
import { storeDetails } from './storeDetails.states.ts';
import * as rules from './stores.rules.ts';
import { storesSetup } from './stores.setup.ts';
import { storesWords } from './stores.words.ts';

export const storesMachine = storesSetup.createMachine({
  id: 'stores',
  meta: storesWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'opening',
  on: { 'flow.left': '.closed' },
  states: {
    opening: { always: [{ guard: 'asksForStore', target: 'store' }, { target: 'contactUs' }] },
    contactUs: {
      id: 'ContactUs',
      route: {},
      entry: assign({ brand: null, storeId: '', failure: null }),
      on: {
        'store.opened': {
          guard: { type: 'isOwnStore', params: ({ event }) => event },
          target: 'store',
          actions: { type: 'keepStoreChosen', params: ({ event }) => event },
        },
      },
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'mustListLoans', target: 'listing' }, { target: 'loading' }] },
        // without the list, the numbers of customer service are shown alone
        listing: {
          tags: 'busy',
          invoke: {
            id: 'getAccounts',
            src: 'getAccounts',
            input: {},
            onDone: { target: 'loading', actions: assign({ loans: ({ event }) => event.output.loans }) },
            onError: 'loading',
          },
        },
        loading: {
          tags: 'busy',
          entry: assign({ contacts: null, failure: null }),
          invoke: {
            id: 'getContacts',
            src: 'getContacts',
            input: {},
            onDone: { target: 'open', actions: assign({ contacts: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        open: {},
        failed: { on: { 'retry.chosen': 'loading' } },
      },
    },
    store: storeDetails,
    closed: { type: 'final' },
  },
});

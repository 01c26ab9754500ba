import { assign } from 'xstate';
import { storesSetup } from './stores.setup.ts';

/**
 * StoreDetails: one store. The brand of the store replaces the brand of the address (stores-1). The map, and the customer's loans for an
 * appointment there, may be missing. Spec: ROUTE-056, CALL-093, CALL-094, ERR-016.
 */
export const storeDetails = storesSetup.createStateConfig({
  id: 'StoreDetails',
  route: { guard: 'mayOpenStore', actions: 'keepAddress' },
  entry: 'forgetStore',
  on: {
    'store.opened': {
      guard: { type: 'isNearby', params: ({ event }) => event },
      target: 'store',
      reenter: true,
      actions: { type: 'keepStoreChosen', params: ({ event }) => event },
    },
    'contact.chosen': 'contactUs',
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getStore',
        src: 'getStore',
        input: ({ context }) => ({ storeId: context.storeId }),
        onDone: { target: 'opened', actions: { type: 'keepStore', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isUnknownStore', target: 'unknown', actions: 'keepFailure' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
    },
    unknown: {},
    failed: { on: { 'retry.chosen': { target: 'loading', actions: assign({ failure: null }) } } },
    opened: {
      type: 'parallel',
      states: {
        map: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'getMap',
                src: 'getMap',
                input: ({ context }) => ({ storeId: context.storeId }),
                onDone: { target: 'loaded', actions: assign({ map: ({ event }) => event.output }) },
                onError: 'missing', // the address says where the store is
              },
            },
            loaded: {},
            missing: {},
          },
        },
        loans: {
          initial: 'routing',
          states: {
            routing: { always: [{ guard: 'mustListLoans', target: 'loading' }, { target: 'loaded' }] },
            loading: {
              tags: 'busy',
              invoke: {
                id: 'findLoans',
                src: 'getAccounts',
                input: {},
                onDone: { target: 'loaded', actions: assign({ loans: ({ event }) => event.output.loans }) },
                onError: 'loaded', // no appointment is offered here; the account offers one
              },
            },
            loaded: {
              on: {
                'appointment.chosen': {
                  guard: { type: 'mayMeet', params: ({ event }) => event },
                  target: '#stores.closed',
                  actions: { type: 'keepMeeting', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});

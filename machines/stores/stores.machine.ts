/** Whom to call. Open to everybody, signed in or not. Spec: portal §2 "ContactUs", §9 (CONST-045, OPEN-036); MENU-010. */
import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { StoresContext, StoresEvent, StoresOutcome } from './stores.types.ts';
import { storesWords } from './stores.words.ts';

export const storesMachine = setup({
  types: {} as { context: StoresContext; events: StoresEvent; output: StoresOutcome; tags: 'busy' },
  actors: { getContacts: cachedCall('GET /contacts') },
  actions: { keepFailure: assign({ failure: ({ event }) => failureIn(event) }), forgetAll: assign({ contacts: null, failure: null }) },
}).createMachine({
  id: 'stores',
  meta: storesWords,
  context: { contacts: null, failure: null },
  output: { kind: 'left' },
  initial: 'contactUs',
  states: {
    contactUs: {
      id: 'ContactUs',
      route: {},
      on: { 'flow.left': 'closed' },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'forgetAll',
          invoke: {
            id: 'getContacts',
            src: 'getContacts',
            input: {},
            onDone: { target: 'shown', actions: assign({ contacts: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        shown: {},
        failed: { on: { 'retry.chosen': 'loading' } },
      },
    },
    closed: { type: 'final' },
  },
});

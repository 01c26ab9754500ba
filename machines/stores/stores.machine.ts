/** Whom to call. Open to everybody, signed in or not. Spec: portal §2 "ContactUs", §9 (CONST-045, OPEN-036); MENU-010. */
import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { storesWords } from './stores.words.ts';

/** Phone and hours by InstaLoan, NLS and TLXe. */
type Contacts = Answer<'GET /contacts'>;

export type StoresEvent = { type: 'retry.chosen' } | { type: 'flow.left' };

export const storesMachine = setup({
  types: {} as {
    context: { contacts: Contacts | null; failure: Failure | null };
    events: StoresEvent;
    output: { kind: 'left' };
    tags: 'busy';
  },
  actors: { getContacts: cachedCall('GET /contacts') },
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
          entry: assign({ contacts: null, failure: null }),
          invoke: {
            id: 'getContacts',
            src: 'getContacts',
            input: {},
            onDone: { target: 'shown', actions: assign({ contacts: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
          },
        },
        shown: {},
        failed: { on: { 'retry.chosen': 'loading' } },
      },
    },
    closed: { type: 'final' },
  },
});

/**
 * From the portal to a page of the lender outside of it, as the one who is signed in. Only a name stands in the address; which page that is,
 * the settings say. A name they do not know, or a page that may not be opened, opens nothing. Spec: ROUTE-019, OPEN-002, STORE-003.
 */
import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { openHere } from '../../services/actors/openHere.ts';
import { failureIn, heard } from '../kit/heard.ts';
import * as rules from './externalPage.rules.ts';
import type { ExternalPageContext, ExternalPageEvent, ExternalPageInput, ExternalPageOutcome } from './externalPage.types.ts';
import { externalPageWords } from './externalPage.words.ts';

const stay = { 'xstate.route': {} } as const;

export const externalPageMachine = setup({
  types: {} as {
    input: ExternalPageInput;
    context: ExternalPageContext;
    events: ExternalPageEvent;
    output: ExternalPageOutcome;
    tags: 'busy';
  },
  actors: { getSettings: call('GET /configsettings'), openHere },
  guards: { mayOpen: ({ context, event }) => rules.pageNamed(context.name, heard<'GET /configsettings'>(event)) !== null },
  actions: {
    keepAddress: assign({ address: ({ context, event }) => rules.pageNamed(context.name, heard<'GET /configsettings'>(event)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'externalPage',
  meta: externalPageWords,
  context: ({ input: { person, params } }) => ({ person, name: params['name'] ?? '', address: null, failure: null }),
  output: { kind: 'left' },
  initial: 'hopping',
  states: {
    hopping: {
      id: 'ExternalBrowserAuth',
      route: {},
      on: { 'flow.left': 'closed' },
      initial: 'finding',
      states: {
        finding: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'getSettings',
            src: 'getSettings',
            input: {},
            onDone: [{ guard: 'mayOpen', target: 'opening', actions: 'keepAddress' }, { target: 'unable' }],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        opening: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'openHere',
            src: 'openHere',
            input: ({ context }) => ({ address: context.address ?? '' }),
            onDone: 'opened',
            onError: 'unable',
          },
        },
        // the other page takes this one's place in a moment; it stays when the browser gives up on it
        opened: { on: { 'retry.chosen': 'opening' } },
        unable: { on: { 'retry.chosen': 'finding' } },
        failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
      },
    },
    closed: { type: 'final' },
  },
});

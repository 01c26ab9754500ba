/**
 * From the portal to a page of the lender outside of it, as the one who is signed in. Only a name stands in the address; which page that is,
 * the settings say. A name they do not know, or a page that may not be opened, opens nothing. Spec: ROUTE-019, OPEN-002, STORE-003.
 */
import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { openCase } from '../../services/actors/help.ts';
import { openHere } from '../../services/actors/openHere.ts';
import type { Help } from '../../services/contract/help.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import * as rules from './externalPage.rules.ts';
import type { ExternalPageContext, ExternalPageEvent, ExternalPageInput, ExternalPageOutcome } from './externalPage.types.ts';
import { externalPageWords } from './externalPage.words.ts';

const stay = { 'xstate.route': {} } as const;

/** Nothing opens: whom to call, and the number to tell then. Spec: CONST-045, OPEN-036. */
const deadEnd = {
  invoke: {
    id: 'openCase',
    src: 'openCase',
    input: ({ context }: { context: ExternalPageContext }) => rules.caseAsked(context),
    onDone: { actions: { type: 'keepHelp', params: ({ event }: { event: { output: Help } }) => ({ help: event.output }) } },
    onError: {},
  },
  on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } },
} as const;

export const externalPageMachine = setup({
  types: {} as {
    input: ExternalPageInput;
    context: ExternalPageContext;
    events: ExternalPageEvent;
    output: ExternalPageOutcome;
    tags: 'busy';
  },
  actors: { getSettings: call('GET /configsettings'), openHere, openCase },
  guards: { mayOpen: ({ context, event }) => rules.pageNamed(context.name, heard<'GET /configsettings'>(event)) !== null },
  actions: {
    keepAddress: assign({ address: ({ context, event }) => rules.pageNamed(context.name, heard<'GET /configsettings'>(event)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepHelp: assign({ help: (_, { help }: { help: Help }) => help }),
    forgetFailure: assign({ failure: null, help: null }),
  },
}).createMachine({
  id: 'externalPage',
  meta: externalPageWords,
  context: ({ input: { person, params } }) => ({ person, name: params['name'] ?? '', address: null, failure: null, help: null }),
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
        unable: deadEnd,
        failed: deadEnd,
      },
    },
    closed: { type: 'final' },
  },
});

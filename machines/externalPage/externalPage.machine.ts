/**
 * Leads a signed-in customer to a page of the lender outside of the portal. The address holds only a name; the settings say which page it is.
 * A name they do not have, or a page that is not allowed, opens nothing. Spec: ROUTE-019, OPEN-002, STORE-003.
 */
import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { openCase } from '../../services/actors/help.ts';
import { openHere } from '../../services/actors/openHere.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './externalPage.rules.ts';
import { externalPageWords } from './externalPage.words.ts';

export type ExternalPageEvent =
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

const externalPageSetup = setup({
  types: {} as {
    input: rules.ExternalPageInput;
    context: rules.ExternalPageContext;
    events: ExternalPageEvent;
    output: { kind: 'left' };
    tags: 'busy';
  },
  actors: { getSettings: call('GET /configsettings'), openHere, openCase },
  guards: { mayOpen: ({ context }, settings: Answer<'GET /configsettings'>) => rules.pageNamed(context.name, settings) !== null },
});

/** Nothing opens: whom to call, with a case number. Spec: CONST-045, OPEN-036. */
const deadEnd = externalPageSetup.createStateConfig({
  invoke: {
    id: 'openCase',
    src: 'openCase',
    input: ({ context }) => rules.caseRequest(context),
    onDone: { actions: assign({ help: ({ event }) => event.output }) },
    onError: {},
  },
  on: { 'retry.chosen': { target: 'finding', actions: assign({ failure: null, help: null }) } },
});

export const externalPageMachine = externalPageSetup.createMachine({
  id: 'externalPage',
  meta: externalPageWords,
  context: ({ input: { person, params } }) => ({ person, name: params['name'] ?? '', address: null, failure: null, help: null }),
  output: { kind: 'left' },
  initial: 'screen',
  states: {
    screen: {
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
            onDone: [
              {
                guard: { type: 'mayOpen', params: ({ event }) => event.output },
                target: 'opening',
                actions: assign({ address: ({ context, event }) => rules.pageNamed(context.name, event.output) }),
              },
              { target: 'unable' },
            ],
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
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
        // the other page replaces this one in a moment; this one stays when the browser cannot load it
        opened: { on: { 'retry.chosen': 'opening' } },
        unable: deadEnd,
        failed: deadEnd,
      },
    },
    closed: { type: 'final' },
  },
});

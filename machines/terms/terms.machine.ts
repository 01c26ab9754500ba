/**
 * Papers that can be read at any time: the terms of the account and what the customer has agreed to, what opting in to messages means, and
 * the notice about credit reports. Open to everybody. Spec: ROUTE-098, ROUTE-099, ROUTE-103; BRAND-005, BRAND-006; OPEN-003.
 */
import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { saveFile } from '../../services/actors/saveFile.ts';
import { copyOf, copyToSave } from '../kit/copy.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './terms.rules.ts';
import { termsWords } from './terms.words.ts';

export type TermsEvent =
  | { type: 'copy.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export const termsMachine = setup({
  types: {} as {
    input: rules.TermsInput;
    context: rules.TermsContext;
    events: TermsEvent;
    output: { kind: 'left' };
    tags: 'busy';
  },
  actors: { getSettings: cachedCall('GET /configsettings'), getTerms: cachedCall('GET /newaccountterms'), saveFile },
  guards: {
    asksForOptIn: ({ context }) => context.screen === 'OptInDisclosures',
    asksForExperian: ({ context }) => context.screen === 'ExperianDisclosure',
    hasTerms: ({ context }) => rules.hasTerms(context),
    hasCopy: ({ context }) => copyOf(context.terms) !== null,
  },
}).createMachine({
  id: 'terms',
  meta: termsWords,
  context: ({ input }) => rules.atStart(input),
  output: { kind: 'left' },
  initial: 'opening',
  on: { 'flow.left': '.closed' },
  states: {
    opening: {
      tags: 'busy',
      on: { 'xstate.route': {} },
      invoke: {
        id: 'getSettings',
        src: 'getSettings',
        input: {},
        onDone: { target: 'sorting', actions: assign(({ context, event }) => rules.pagesIn(context, event.output)) },
        onError: 'sorting', // the papers can be read without the links to pages outside
      },
    },
    sorting: {
      always: [{ guard: 'asksForOptIn', target: 'optIn' }, { guard: 'asksForExperian', target: 'experian' }, { target: 'terms' }],
    },
    terms: {
      id: 'TermsConditions',
      route: {},
      initial: 'sorting',
      states: {
        sorting: { always: [{ guard: 'hasTerms', target: 'loading' }, { target: 'visitor' }] },
        visitor: {},
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getTerms',
            src: 'getTerms',
            input: {},
            onDone: { target: 'loaded', actions: assign({ terms: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
          },
        },
        failed: { on: { 'retry.chosen': { target: 'loading', actions: assign({ failure: null }) } } },
        loaded: {
          initial: 'reading',
          states: {
            reading: { on: { 'copy.chosen': { guard: 'hasCopy', target: 'saving' } } },
            saving: {
              invoke: {
                id: 'saveFile',
                src: 'saveFile',
                input: ({ context }) => copyToSave(context.terms),
                onDone: 'reading',
                onError: 'notSaved',
              },
            },
            notSaved: { on: { 'copy.chosen': 'saving' } },
          },
        },
      },
    },
    optIn: { id: 'OptInDisclosures', route: {} },
    experian: { id: 'ExperianDisclosure', route: {} },
    closed: { type: 'final' },
  },
});

/**
 * What can be read at any time: the terms of the account and what the customer has agreed to, what opting in to messages means, and the notice
 * about credit reports. Open to everybody. Spec: ROUTE-098, ROUTE-099, ROUTE-103; BRAND-005, BRAND-006; OPEN-003.
 */
import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { saveFile } from '../../services/actors/saveFile.ts';
import { copyOf, copyToSave } from '../kit/copy.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import * as rules from './terms.rules.ts';
import type { TermsContext, TermsEvent, TermsInput, TermsOutcome } from './terms.types.ts';
import { termsWords } from './terms.words.ts';

export const termsMachine = setup({
  types: {} as { input: TermsInput; context: TermsContext; events: TermsEvent; output: TermsOutcome; tags: 'busy' },
  actors: { getSettings: cachedCall('GET /configsettings'), getTerms: cachedCall('GET /newaccountterms'), saveFile },
  guards: {
    asksForOptIn: ({ context }) => context.asked === 'OptInDisclosures',
    asksForExperian: ({ context }) => context.asked === 'ExperianDisclosure',
    hasTerms: ({ context }) => rules.hasTerms(context),
    hasCopy: ({ context }) => copyOf(context.terms) !== null,
  },
  actions: {
    keepPages: assign(({ context, event }) => rules.pagesIn(context, heard<'GET /configsettings'>(event))),
    keepTerms: assign({ terms: ({ event }) => heard<'GET /newaccountterms'>(event) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
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
      // without the pages outside everything else can still be read
      invoke: { id: 'getSettings', src: 'getSettings', input: {}, onDone: { target: 'sorting', actions: 'keepPages' }, onError: 'sorting' },
    },
    sorting: {
      always: [{ guard: 'asksForOptIn', target: 'optIn' }, { guard: 'asksForExperian', target: 'experian' }, { target: 'terms' }],
    },
    terms: {
      id: 'TermsConditions',
      route: {},
      initial: 'sorting',
      states: {
        sorting: { always: [{ guard: 'hasTerms', target: 'asking' }, { target: 'visitor' }] },
        visitor: {},
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getTerms',
            src: 'getTerms',
            input: {},
            onDone: { target: 'shown', actions: 'keepTerms' },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } },
        shown: {
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

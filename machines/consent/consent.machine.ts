/**
 * The terms of the account are newer than those that the customer agreed to: the customer reads them and agrees, or signs out. Nothing is
 * preselected. After a lost response the customer can agree again: the lender keeps one record. Spec: ROUTE-101, OPEN-003, ENT-032.
 */
import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { saveFile } from '../../services/actors/saveFile.ts';
import { agreeToTerms } from '../../services/actors/terms.ts';
import { copyOf, copyToSave } from '../kit/copy.ts';
import { dayOf } from '../kit/day.ts';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './consent.rules.ts';
import type { ConsentContext, ConsentEvent, ConsentInput, ConsentOutcome } from './consent.rules.ts';
import { consentWords } from './consent.words.ts';

export const consentMachine = setup({
  types: {} as { input: ConsentInput; context: ConsentContext; events: ConsentEvent; output: ConsentOutcome; tags: 'busy' },
  actors: { getTerms: call('GET /newaccountterms'), readClock, agreeToTerms, saveFile },
  guards: {
    areAgreed: (_, terms: rules.Terms) => rules.areAgreed(terms),
    boxIsChecked: (_, { agreed }: { agreed: boolean }) => agreed,
    areOutdated: ({ event }) => rules.areOutdated(failureIn(event)),
    hasCopy: ({ context }) => copyOf(context.terms) !== null,
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null, boxIsMissing: false, haveChanged: false }),
    keepConsent: assign({ outcome: 'consented' }),
  },
}).createMachine({
  id: 'consent',
  meta: consentWords,
  context: ({ input: { person } }) => ({
    person,
    terms: null,
    today: '',
    boxIsMissing: false,
    haveChanged: false,
    failure: null,
    outcome: 'gaveUp',
  }),
  output: ({ context }) => rules.outcome(context),
  initial: 'consenting',
  states: {
    consenting: {
      id: 'TermsConditionsConsent',
      route: {},
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: assign({ terms: null, failure: null, boxIsMissing: false }),
          on: stay,
          invoke: {
            id: 'getTerms',
            src: 'getTerms',
            input: {},
            onDone: [
              {
                guard: { type: 'areAgreed', params: ({ event }) => event.output },
                target: '#consent.closed',
                actions: 'keepConsent',
              },
              { target: 'viewing', actions: assign({ terms: ({ event }) => event.output, failure: null }) },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' }, 'signOut.chosen': '#consent.closed' } },
        viewing: {
          initial: 'reading',
          on: {
            'consent.submitted': [
              { guard: { type: 'boxIsChecked', params: ({ event }) => event }, target: 'dating', actions: 'forgetFailure' },
              { target: 'viewing', actions: ['forgetFailure', assign({ boxIsMissing: true })] },
            ],
            'consent.declined': { target: '#consent.closed', actions: assign({ outcome: 'declined' }) },
          },
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
        dating: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: { target: 'agreeing', actions: assign({ today: ({ event }) => dayOf(event.output.now) }) },
          },
        },
        agreeing: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'agreeToTerms',
            src: 'agreeToTerms',
            input: ({ context }) => rules.agreementAsk(context),
            onDone: { target: '#consent.closed', actions: 'keepConsent' },
            onError: [
              { guard: 'areOutdated', target: 'loading', actions: assign({ haveChanged: true }) },
              { target: 'viewing', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});

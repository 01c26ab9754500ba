/**
 * The terms of the account are newer than those the customer has agreed to: she reads them and agrees, or goes. Nothing of it is agreed to for
 * her, and an answer that was lost may be asked for again: said twice, it is one record. Spec: ROUTE-101, OPEN-003, ENT-032.
 */
import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { saveFile } from '../../services/actors/saveFile.ts';
import { agreeToTerms } from '../../services/actors/terms.ts';
import { copyOf, copyToSave } from '../kit/copy.ts';
import { dayOf } from '../kit/day.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import * as rules from './consent.rules.ts';
import type { ConsentContext, ConsentEvent, ConsentInput, ConsentOutcome } from './consent.types.ts';
import { consentWords } from './consent.words.ts';

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

export const consentMachine = setup({
  types: {} as { input: ConsentInput; context: ConsentContext; events: ConsentEvent; output: ConsentOutcome; tags: 'busy' },
  actors: { getTerms: call('GET /newaccountterms'), readClock, agreeToTerms, saveFile },
  guards: {
    areAgreed: ({ event }) => rules.areAgreed(heard<'GET /newaccountterms'>(event)),
    boxIsTicked: ({ event }) => event.type === 'consent.submitted' && event.agreed,
    areOutdated: ({ event }) => rules.areOutdated(failureIn(event)),
    hasCopy: ({ context }) => copyOf(context.terms) !== null,
  },
  actions: {
    keepTerms: assign({ terms: ({ event }) => heard<'GET /newaccountterms'>(event), failure: null }),
    forgetTerms: assign({ terms: null, failure: null, boxIsMissing: false }),
    keepToday: assign({ today: (_, { now }: { now: number }) => dayOf(now) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null, boxIsMissing: false, haveChanged: false }),
    askForBox: assign({ boxIsMissing: true }),
    tellChanged: assign({ haveChanged: true }),
    keepConsent: assign({ outcome: 'consented' }),
    keepRefusal: assign({ outcome: 'declined' }),
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
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          entry: 'forgetTerms',
          on: stay,
          invoke: {
            id: 'getTerms',
            src: 'getTerms',
            input: {},
            onDone: [
              { guard: 'areAgreed', target: '#consent.closed', actions: 'keepConsent' },
              { target: 'shown', actions: 'keepTerms' },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { 'retry.chosen': { target: 'asking', actions: 'forgetFailure' }, 'signOut.chosen': '#consent.closed' } },
        shown: {
          initial: 'reading',
          on: {
            'consent.submitted': [
              { guard: 'boxIsTicked', target: 'dating', actions: 'forgetFailure' },
              { target: 'shown', actions: ['forgetFailure', 'askForBox'] },
            ],
            'consent.declined': { target: '#consent.closed', actions: 'keepRefusal' },
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
            onDone: { target: 'agreeing', actions: { type: 'keepToday', params: ({ event }) => event.output } },
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
              { guard: 'areOutdated', target: 'asking', actions: 'tellChanged' },
              { target: 'shown', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});

import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './agreement.rules.ts';
import { agreementSetup } from './agreement.setup.ts';

/** What the payment has kept of the renewal. Without one there is nothing to agree to. */
export const readingDraft = agreementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: rules.whose,
    onDone: [
      {
        guard: { type: 'renews', params: ({ event }) => event.output },
        target: 'checkingConsent',
        actions: { type: 'keepDraft', params: ({ event }) => event.output },
      },
      { target: '#agreement.closed', actions: assign({ ending: 'withoutRenewal' }) },
    ],
  },
});

/**
 * No paper is shown before the customer has agreed to papers in electronic form. TermsConditionsConsent asks for it before everything else, but
 * not when the lender did not answer at sign-in (decision 020). Spec: quality §6 row 25.
 */
export const checkingConsent = agreementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'getTerms',
    src: 'getTerms',
    input: {},
    onDone: [
      {
        guard: { type: 'hasConsented', params: ({ event }) => event.output },
        target: '#agreement.details',
        actions: assign({ consentedAt: ({ event }) => event.output.acknowledgedAt ?? '' }),
      },
      { target: '#agreement.closed', actions: assign({ ending: 'withoutConsent' }) },
    ],
    onError: { target: 'failed', actions: 'keepFailure' },
  },
});

/** The name on file, and what the acknowledgement says of the customer. */
export const loadingCustomer = agreementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'getCustomer',
    src: 'getCustomer',
    input: rules.customerAsk,
    onDone: { target: 'loadingPapers', actions: assign({ customer: ({ event }) => event.output }) },
    onError: { target: 'failed', actions: 'keepFailure' },
  },
});

/** Spec: CALL-032. */
export const loadingPapers = agreementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  entry: 'forgetFailure',
  invoke: {
    id: 'getPapers',
    src: 'getPapers',
    input: rules.papersAsk,
    onDone: { target: 'deciding', actions: { type: 'keepPapers', params: ({ event }) => event.output } },
    onError: { target: 'withoutPapers', actions: ['keepFailure', assign({ papers: [] })] },
  },
});

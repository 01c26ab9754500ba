import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './settlement.rules.ts';
import { settlementSetup } from './settlement.setup.ts';

/** What settles the loan. Spec: FLOW-OFFER-02. */
export const loadingOffers = settlementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'getOffers',
    src: 'getOffers',
    input: {},
    onDone: [
      {
        guard: { type: 'hasOffer', params: ({ event }) => event.output },
        target: 'readingStatus',
        actions: { type: 'keepOffer', params: ({ event }) => event.output },
      },
      { target: 'notOffered' },
    ],
    onError: { target: 'failed', actions: 'keepFailure' },
  },
});

/** How far it has come, and the time of the lender's clock. Spec: CALL-060, FLOW-OFFER-03. */
export const readingStatus = settlementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'getStatus',
    src: 'getStatus',
    input: rules.loanAsk,
    onDone: { target: 'counting', actions: { type: 'keepStatus', params: ({ event }) => event.output } },
    onError: [
      { guard: 'isRefused', target: 'notOffered', actions: 'keepFailure' },
      { target: 'failed', actions: 'keepFailure' },
    ],
  },
});

/** The refusals of this offer in this tab. Spec: FLOW-PAY-12. */
export const counting = settlementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'readRefusals',
    src: 'readRefusals',
    input: rules.whichOffer,
    onDone: { target: 'deciding', actions: assign({ refusals: ({ event }) => event.output }) },
  },
});

/** No paper is shown before the customer has agreed to papers in electronic form. Spec: quality §6 row 25. */
export const checkingConsent = settlementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'getTerms',
    src: 'getTerms',
    input: {},
    onDone: [
      { guard: { type: 'hasConsented', params: ({ event }) => event.output }, target: 'loadingPapers' },
      { target: '#settlement.closed', actions: assign({ leads: 'consenting' }) },
    ],
    onError: { target: 'failed', actions: 'keepFailure' },
  },
});

/** What the customer will sign. Spec: CALL-032. */
export const loadingPapers = settlementSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'getPapers',
    src: 'getPapers',
    input: rules.papersAsk,
    onDone: { target: 'deciding', actions: assign({ papers: ({ event }) => event.output.documents }) },
    onError: [
      { guard: 'isRefused', target: 'notOffered', actions: 'keepFailure' },
      { target: 'failed', actions: 'keepFailure' },
    ],
  },
});

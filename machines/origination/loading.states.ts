import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as asks from './origination.asks.ts';
import * as rules from './origination.rules.ts';
import { originationSetup } from './origination.setup.ts';

/** The application, consent to electronic papers, what was begun here before, and an attempt without an outcome. Spec: FLOW-ORIG-01, FLOW-ORIG-03, CALL-065. */
export const loading = originationSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  entry: 'forgetFailure',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'getInfo',
        src: 'getInfo',
        input: asks.infoAsk,
        onDone: { target: 'readingTerms', actions: { type: 'keepInfo', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => failureIn(event) }, target: '#OriginationAmount.unknown' },
          { target: '#OriginationAmount.failed', actions: 'keepFailure' },
        ],
      },
    },
    // no paper is shown before the customer has agreed to papers in electronic form (quality §6 row 25)
    readingTerms: {
      invoke: {
        id: 'getTerms',
        src: 'getTerms',
        input: {},
        onDone: [
          { guard: { type: 'hasConsented', params: ({ event }) => event.output }, target: 'readingStatus' },
          { target: '#origination.closed', actions: assign({ ends: 'consentMissing' }) },
        ],
        onError: { target: '#OriginationAmount.failed', actions: 'keepFailure' },
      },
    },
    // without an answer the lender decides later, when the loan is asked for
    readingStatus: {
      invoke: {
        id: 'getStatus',
        src: 'getStatus',
        input: asks.statusAsk,
        onDone: { target: 'checkingNew', actions: assign({ isDeclined: ({ event }) => event.output.status === 'declined' }) },
        onError: 'checkingNew',
      },
    },
    checkingNew: { always: [{ guard: 'isMade', target: 'readingBegun' }, { target: 'askingRegister' }] },
    // the lender asks its register of covered borrowers again before it lends (military-1)
    askingRegister: {
      invoke: {
        id: 'askRegister',
        src: 'askRegister',
        input: asks.militaryAsk,
        onDone: [{ guard: { type: 'isCovered', params: ({ event }) => event.output }, target: 'readingAgain' }, { target: 'readingBegun' }],
        onError: { target: '#OriginationAmount.failed', actions: 'keepFailure' },
      },
    },
    // only now the lender can say whether this loan is allowed
    readingAgain: {
      invoke: {
        id: 'getInfoAgain',
        src: 'getInfo',
        input: asks.infoAsk,
        onDone: { target: 'readingBegun', actions: { type: 'keepInfo', params: ({ event }) => event.output } },
        onError: { target: '#OriginationAmount.failed', actions: 'keepFailure' },
      },
    },
    readingBegun: {
      invoke: {
        id: 'readBegun',
        src: 'readBegun',
        input: ({ context: { applicationId } }) => ({ applicationId }),
        onDone: { target: 'readingInFlight', actions: { type: 'keepBegun', params: ({ event }) => event.output } },
      },
    },
    readingInFlight: {
      invoke: {
        id: 'readInFlight',
        src: 'readInFlight',
        input: rules.recordOf,
        onDone: { target: 'readingClock', actions: { type: 'keepInFlight', params: ({ event }) => event.output } },
        onError: { target: '#OriginationAmount.failed', actions: 'keepFailure' },
      },
    },
    readingClock: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: 'asksLastPage',
            target: 'readingReceipt',
            actions: assign(({ context, event }) => rules.withClock(context, event.output)),
          },
          { target: '#OriginationAmount.deciding', actions: assign(({ context, event }) => rules.withClock(context, event.output)) },
        ],
      },
    },
    // after a reload of the last page (ROUTE-047)
    readingReceipt: {
      invoke: {
        id: 'readReceipt',
        src: 'readReceipt',
        input: asks.receiptAsk,
        onDone: [
          {
            guard: { type: 'isOfLoan', params: ({ event }) => event.output },
            target: '#OriginationDocuSign.reopened',
            actions: { type: 'reopen', params: ({ event }) => event.output },
          },
          { target: '#OriginationAmount.deciding' },
        ],
      },
    },
  },
});

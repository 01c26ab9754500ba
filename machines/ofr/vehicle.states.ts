import { assign } from 'xstate';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './ofr.rules.ts';
import { ofrSetup } from './ofr.setup.ts';

/** The loan, never from the cache, and then its vehicle. A loan that is not in recovery any more is an account like every other. Spec: POLL-007, CALL-058 (ofr-5). */
export const loading = ofrSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  initial: 'finding',
  states: {
    finding: findingLoan('reading'),
    unknown: { always: '#ofr.unknown' },
    failed: { always: '#ofr.failed' },
    reading: {
      invoke: {
        id: 'getDetail',
        src: 'getDetail',
        input: rules.detailAsk,
        onDone: [
          {
            guard: { type: 'isInRecovery', params: ({ event }) => event.output },
            target: 'looking',
            actions: { type: 'keepDetail', params: ({ event }) => event.output },
          },
          { target: '#ofr.closed' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    looking: {
      invoke: {
        id: 'getInfo',
        src: 'getInfo',
        input: rules.loanAsk,
        onDone: { target: '#ofr.routing', actions: { type: 'keepInfo', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
  },
});

/** What the customer can do on both screens: ask for the vehicle, once, and pay where the lender names what reinstates the loan. Spec: CALL-059 (ofr-1, ofr-2). */
export const vehicle = ofrSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'vehicle.asked': { guard: 'mayAsk', target: 'asking' },
        'reinstatement.chosen': { guard: 'mayReinstate', target: 'beginning', actions: assign({ leads: 'reinstating' }) },
        'payment.chosen': { guard: 'mayReinstate', target: 'beginning', actions: assign({ leads: 'paying' }) },
      },
    },
    asking: {
      tags: 'busy',
      on: stay,
      entry: 'forgetFailure',
      invoke: {
        id: 'askForVehicle',
        src: 'askForVehicle',
        input: rules.loanAsk,
        onDone: { target: 'resting', actions: { type: 'keepInfo', params: ({ event }) => event.output } },
        onError: { target: 'resting', actions: 'keepFailure' },
      },
    },
    beginning: {
      tags: 'busy',
      on: stay,
      invoke: { id: 'beginPayment', src: 'beginPayment', input: rules.paymentInput, onDone: '#ofr.closed' },
    },
  },
});

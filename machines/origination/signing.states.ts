import { assign } from 'xstate';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import * as asks from './origination.asks.ts';
import { originationSetup } from './origination.setup.ts';

/**
 * OriginationDocuSign: the loan is made, and its money waits for the signature. The lender says how it ended, and pays out then. Spec: ROUTE-047,
 * GUARD-027, R-4 (origination-1), CALL-033, CALL-034.
 */
export const signing = originationSetup.createStateConfig({
  id: 'OriginationDocuSign',
  tags: 'noBack',
  on: { 'xstate.route': {}, 'flow.left': 'closed' },
  entry: assign({ ends: 'toDashboard' }),
  initial: 'finding',
  states: {
    finding: { ...findingLoan('deciding'), entry: 'forgetFailure', on: stay },
    // the list has no such loan yet
    unknown: { on: { 'retry.chosen': 'finding' } },
    failed: { on: { 'retry.chosen': 'finding' } },
    deciding: { always: [{ guard: 'hasReturned', target: 'reading' }, { target: 'unsigned' }] },
    unsigned: { on: { 'signing.chosen': 'reading' } },
    // the screen is that of signing
    reading: {
      exit: 'forgetReturn',
      invoke: {
        id: 'signing',
        src: 'signing',
        input: asks.signingInput,
        onSnapshot: {},
        onDone: [
          { guard: { type: 'wasSigned', params: ({ event }) => event.output }, target: 'noting' },
          { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'finding' },
          { target: 'unsigned' },
        ],
      },
    },
    // the customer's part is done; the loan is signed whatever becomes of this (CALL-053)
    noting: {
      tags: 'busy',
      on: stay,
      invoke: { id: 'noteSigned', src: 'noteSigned', input: asks.statusAsk, onDone: 'numbering', onError: 'numbering' },
    },
    numbering: {
      tags: 'busy',
      on: stay,
      entry: ['forgetFailure', { type: 'forgetAnswers', params: ['GET /offers', 'GET /accounts'] }],
      invoke: {
        id: 'getReference',
        src: 'getReference',
        input: asks.referenceAsk,
        onDone: { target: 'received', actions: assign({ reference: ({ event }) => event.output }) },
        onError: { target: 'received', actions: 'keepFailure' },
      },
    },
    received: {
      entry: 'storeReceipt',
      invoke: { id: 'forgetBegun', src: 'forgetBegun' },
      on: { 'retry.chosen': { guard: 'numberIsMissing', target: 'numbering' } },
    },
    // after a reload: everything that follows the signature was done before
    reopened: { on: { 'retry.chosen': { guard: 'numberIsMissing', target: 'numbering' } } },
  },
});

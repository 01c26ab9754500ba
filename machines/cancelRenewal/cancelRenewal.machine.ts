/**
 * Cancels a renewal: the earlier loan stands again, and the money goes back. The request is written down before it is sent. After every failure, and
 * after a reload, the loan itself says what is true. Spec: PROD-012, ROUTE-076, ROUTE-077, FLOW-REFI-09 to FLOW-REFI-11, CALL-050.
 */
import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { cancelling, checking, noting } from './cancelling.states.ts';
import * as rules from './cancelRenewal.rules.ts';
import { cancelRenewalSetup } from './cancelRenewal.setup.ts';
import { cancelRenewalWords } from './cancelRenewal.words.ts';
import { loading } from './loading.states.ts';

export const cancelRenewalMachine = cancelRenewalSetup.createMachine({
  id: 'cancelRenewal',
  meta: cancelRenewalWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'screen',
  states: {
    screen: {
      id: 'CancelRenewal',
      route: { guard: 'isOpen' },
      on: { 'flow.left': 'closed' },
      initial: 'loading',
      states: {
        loading,
        unknown: {},
        failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
        // the lender's reason is on the screen where it gave one
        notOffered: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
        choosing: {
          on: {
            'reason.chosen': { actions: { type: 'keepReason', params: ({ event }) => event } },
            'cancel.confirmed': 'noting',
          },
        },
        noting,
        cancelling,
        checking,
        unsure: { on: { 'retry.chosen': 'checking' } },
        readingReceipt: {
          tags: 'busy',
          on: stay,
          entry: 'noteCancelled',
          invoke: {
            id: 'getHistory',
            src: 'getHistory',
            input: rules.historyAsk,
            onDone: [
              {
                guard: { type: 'hasReceipt', params: ({ event }) => event.output },
                target: 'deciding',
                actions: { type: 'keepReceipt', params: ({ event }) => event.output },
              },
              { target: 'cancelled' },
            ],
            onError: 'cancelled',
          },
        },
        // FLOW-REFI-09, FLOW-REFI-10
        deciding: { always: [{ guard: 'returnsMoney', target: '#ConfirmPayment' }, { target: '#cancelRenewal.closed' }] },
        // cancelled elsewhere, or its receipt cannot be read now
        cancelled: { entry: 'noteCancelled', on: stay },
      },
    },
    confirmed: {
      id: 'ConfirmPayment',
      on: { ...stay, 'flow.left': 'closed' },
      invoke: {
        id: 'readStoreAddress',
        src: 'readStoreAddress',
        input: ({ context: { person, loan } }) => ({ person, storeId: loan?.storeId ?? '' }),
        onDone: { actions: assign({ storeAddress: ({ event }) => event.output }) },
      },
    },
    closed: { type: 'final' },
  },
});

import { assign } from 'xstate';
import { tidyInput } from './payment.inputs.ts';
import { paymentSetup } from './payment.setup.ts';
import { confirmationAsk } from './receipt.rules.ts';

/** The cleanup after the payment, the receipt by mail and the review. Spec: FLOW-PAY-07, FLOW-PAY-10. */
const paid = paymentSetup.createStateConfig({
  entry: 'forgetDraft',
  invoke: [
    {
      id: 'tidying',
      src: 'tidying',
      input: tidyInput,
      onSnapshot: { actions: [{ type: 'keepTidying', params: ({ event }) => event.snapshot }, 'storeReceipt'] },
      onDone: { actions: { type: 'keepTidied', params: ({ event }) => event.output } },
    },
    {
      id: 'countPayment',
      src: 'countPayment',
      input: ({ context }) => context,
      onDone: { actions: assign({ reviewPage: ({ event }) => event.output }) },
      onError: {},
    },
    {
      id: 'readStoreAddress',
      src: 'readStoreAddress',
      input: ({ context: { person, loan } }) => ({ person, storeId: loan?.storeId ?? '' }),
      onDone: { actions: [assign({ storeAddress: ({ event }) => event.output }), 'storeReceipt'] },
    },
  ],
  always: { guard: 'isDone', target: '#payment.closed' },
  on: {
    'cardSaving.chosen': { guard: 'isTidying', actions: 'sendOn' },
    'number.requested': { guard: 'isTidying', actions: 'sendOn' },
    'flow.left': [{ guard: 'isTidying', actions: ['wishToLeave', 'sendOn'] }, { actions: 'wishToLeave' }],
  },
  initial: 'arriving',
  states: {
    arriving: { entry: 'storeReceipt', always: [{ guard: 'canConfirm', target: 'sending' }, { target: 'unsent' }] },
    sending: {
      invoke: {
        id: 'sendConfirmation',
        src: 'sendConfirmation',
        input: ({ context }) => confirmationAsk(context),
        onDone: 'sent',
        onError: 'unsent',
      },
    },
    sent: { always: { guard: 'mayAskReview', target: 'prompting' }, on: { 'receipt.requested': 'sending' } },
    // OPEN-007: once, and never beside an error
    prompting: {
      entry: 'noteReviewOffered',
      on: { 'receipt.requested': 'sending', 'review.answered': { target: 'sent', actions: assign({ reviewPage: null }) } },
    },
    unsent: { on: { 'receipt.requested': { guard: 'canConfirm', target: 'sending' } } },
  },
});

/** The money has moved: the receipt. Spec: ROUTE-077. */
export const confirmed = paymentSetup.createStateConfig({
  id: 'ConfirmPayment',
  entry: { type: 'keepScreen', params: { screen: 'ConfirmPayment' } },
  on: { 'xstate.route': {} },
  initial: 'paid',
  states: {
    paid,
    // after a reload: everything that follows a payment was done before (FLOW-PAY-04)
    reopened: { on: { 'flow.left': '#payment.closed' } },
  },
});

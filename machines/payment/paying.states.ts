import { stay } from './leaving.states.ts';
import { attemptInput } from './payment.ask.ts';
import { paymentSetup } from './payment.setup.ts';

/**
 * ReviewPayment and PaymentProcessing: two sides of one attempt, which lives across both. Which of them shows is how the attempt stands.
 * An attempt of unknown outcome is fenced before anything is changed or left. Spec: portal §4 "Payment submission"; quality §1; CONF-007, CONF-009.
 */
export const paying = paymentSetup.createStateConfig({
  initial: 'review',
  entry: 'beginPaying',
  exit: 'forgetCvv',
  invoke: {
    id: 'attempt',
    src: 'attempt',
    input: attemptInput,
    onSnapshot: { actions: { type: 'keepStanding', params: ({ event }) => event.snapshot } },
    onDone: [
      {
        guard: { type: 'wasPaid', params: ({ event }) => event.output },
        target: 'confirmed',
        actions: { type: 'keepReceipt', params: ({ event }) => event.output },
      },
      { guard: { type: 'endedElsewhere', params: ({ event }) => event.output }, target: '#MakePayment', actions: 'keepEndedElsewhere' },
      { guard: { type: 'wasNotSent', params: ({ event }) => event.output }, target: '#MakePayment', actions: 'keepNotSent' },
      { guard: 'mayReview', target: 'paying.review', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
      { target: '#MakePayment', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
    ],
  },
  states: {
    review: {
      id: 'ReviewPayment',
      route: { guard: 'mayRouteToReview' },
      entry: { type: 'keepScreen', params: { screen: 'ReviewPayment' } },
      always: [
        { guard: 'moneyMoves', target: 'processing' },
        { guard: 'wishesAmount', target: '#MakePayment', actions: 'keepNotice' },
        { guard: 'wishesMethod', target: '#payment.method' },
        { guard: 'wishesToLeave', target: '#payment.leaving' },
      ],
      on: {
        'payment.submitted': [
          { guard: 'lacksCvv', actions: 'keepCvvProblem' },
          { guard: 'mayPay', actions: 'submit' },
        ],
        'amount.changeChosen': [
          { guard: 'attemptIsOpen', actions: ['wishAmount', 'dropAttempt'] },
          { guard: 'isRefused', target: '#MakePayment', actions: 'forgetLoan' }, // what was refused may have been because the loan has changed
          { target: '#MakePayment' },
        ],
        'method.changeChosen': [{ guard: 'attemptIsOpen', actions: ['wishMethod', 'dropAttempt'] }, { target: '#payment.method' }],
        'flow.left': [{ guard: 'attemptIsOpen', actions: ['wishToLeave', 'dropAttempt'] }, { target: '#payment.leaving' }],
      },
    },
    processing: {
      id: 'PaymentProcessing',
      initial: 'waiting',
      on: { 'xstate.route': {} },
      always: { guard: 'isAtRest', target: 'review' },
      states: {
        // a second submit, Back and leaving do nothing here
        waiting: { tags: 'busy', on: stay, always: { guard: 'mayGoAway', target: 'open' } },
        // CONF-007: the outcome may be waited for elsewhere; it is looked up again when she comes back
        open: { on: { 'flow.left': '#payment.leaving' }, always: { guard: 'mustWait', target: 'waiting' } },
      },
    },
  },
});

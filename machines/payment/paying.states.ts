import { stay } from './leaving.states.ts';
import { assign } from 'xstate';
import { paymentSetup } from './payment.setup.ts';
import { attemptInput } from './paymentAttempt.ts';

/**
 * ReviewPayment and PaymentProcessing belong to one attempt, which runs during both. The phase of the attempt decides which screen is shown.
 * An attempt of unknown outcome is fenced before the customer changes anything or leaves. Spec: portal §4 "Payment submission"; quality §1; CONF-007, CONF-009.
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
        actions: { type: 'keepPaid', params: ({ event }) => event.output },
      },
      { guard: { type: 'endedElsewhere', params: ({ event }) => event.output }, target: '#MakePayment', actions: 'keepEndedElsewhere' },
      { guard: { type: 'wasNotSent', params: ({ event }) => event.output }, target: '#MakePayment', actions: 'keepNotSent' },
      {
        guard: { type: 'isLacking', params: ({ event }) => event.output },
        target: '#payment.closed',
        actions: [{ type: 'keepLack', params: ({ event }) => event.output }, 'updateDraft'],
      },
      // another amount or card would not help: the page of the offer says that it is over
      {
        guard: { type: 'saysExpired', params: ({ event }) => event.output },
        target: '#payment.leaving',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, assign({ outcome: 'settlementSpent' })],
      },
      {
        guard: 'mayReview',
        target: 'paying.review',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'updateDraft'],
      },
      { target: '#MakePayment', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
    ],
  },
  states: {
    review: {
      id: 'ReviewPayment',
      route: { guard: 'mayRouteToReview' },
      entry: [{ type: 'keepScreen', params: { screen: 'ReviewPayment' } }, 'updateDraft'],
      always: [
        { guard: 'moneyMoves', target: 'processing' },
        { guard: 'wishesAmount', target: '#MakePayment', actions: 'keepNotice' },
        { guard: 'wishesMethod', target: '#payment.method' },
        { guard: 'wishesToLeave', target: '#payment.leaving' },
      ],
      on: {
        'payment.submitted': [
          { guard: { type: 'lacksCvv', params: ({ event }) => event.hasCvv }, actions: assign({ cvvProblem: true }) },
          { guard: 'mayPay', actions: 'submit' },
        ],
        'amount.changeChosen': [
          { guard: 'attemptIsOpen', actions: ['wishAmount', 'dropAttempt'] },
          { guard: 'isRefused', target: '#MakePayment', actions: assign({ loan: null, autoPay: undefined }) }, // the refusal may come from a change of the loan: its authorization of autopay is void, too
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
        // Pay, Back and leaving do nothing here
        waiting: { tags: 'busy', on: stay, always: { guard: 'mayGoAway', target: 'open' } },
        // CONF-007: the customer may leave; the outcome is looked up again when the customer returns
        open: { on: { 'flow.left': '#payment.leaving' }, always: { guard: 'mustWait', target: 'waiting' } },
      },
    },
  },
});

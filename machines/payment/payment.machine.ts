import { assign } from 'xstate';
import { amount } from './amount.states.ts';
import { locating, reviewing } from './beforeReview.states.ts';
import { confirmed } from './confirmed.states.ts';
import { forgetting, leaving } from './leaving.states.ts';
import { paying } from './paying.states.ts';
import { atStart, cardInput } from './payment.inputs.ts';
import { paymentSetup } from './payment.setup.ts';
import { paymentWords } from './payment.words.ts';

/**
 * One payment of one loan, by a customer or a guest: amount, method, review, the money itself, receipt. What moves the money is the attempt.
 * Spec: portal §2 "Payment", §4 "Payment submission", "Partial payment"; FLOW-PAY, FLOW-CARD.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  meta: paymentWords,
  context: ({ input }) => atStart(input),
  // a renewal has paid the old loan off: the customer sees the new one
  output: ({ context: { outcome, brand, loanId, receipt } }) => ({ kind: outcome, brand, loanId: receipt?.newLoanId || loanId }),
  invoke: [
    { id: 'keepDraft', src: 'keepDraft', input: ({ context }) => ({ profileId: context.person.profileId }) },
    {
      id: 'readWantedDocuments',
      src: 'readWantedDocuments',
      input: ({ context: { person, loanId } }) => ({ person, loanId }),
      onDone: { actions: assign({ documentsWanted: ({ event }) => event.output }) },
    },
  ],
  initial: 'amount',
  states: {
    amount,
    method: {
      id: 'SelectPaymentMethod',
      route: { guard: 'mayRouteToMethod' },
      entry: [
        'forgetCvv',
        'keepDefaultMethod',
        assign({ isLocated: false }),
        { type: 'keepScreen', params: { screen: 'SelectPaymentMethod' } },
        'updateDraft',
      ],
      // the card was removed in another tab, or the method of autopay, whose authorization is void: loan and cards are loaded again
      always: {
        guard: 'methodIsMissing',
        target: '#MakePayment',
        actions: assign({ loan: null, autoPay: undefined, requested: 'SelectPaymentMethod' }),
      },
      on: {
        'method.chosen': {
          guard: { type: 'methodIsUsable', params: ({ event }) => event.method },
          actions: ['forgetCvv', assign({ method: ({ event }) => event.method }), 'updateDraft'],
        },
        'method.confirmed': {
          guard: 'mayReview',
          target: 'reviewing',
          actions: assign({ codeOf: ({ context, event }) => (event.hasCvv ? context.method : '') }),
        },
        'method.addChosen': { guard: 'mayAddCard', target: 'adding' },
        'retry.chosen': '#payment.amount.loading', // the cards could not be loaded (ERR-013)
        'amount.changeChosen': 'amount',
        'flow.left': 'leaving',
      },
    },
    adding: {
      id: 'AddPaymentMethod',
      route: { guard: 'mayRouteToNewCard' },
      entry: ['forgetCvv', { type: 'keepScreen', params: { screen: 'AddPaymentMethod' } }, 'updateDraft'],
      // the screen is that of addCard, also while the draft is being deleted
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: cardInput,
        onSnapshot: { actions: { type: 'keepCardIsBusy', params: ({ event }) => event.snapshot.hasTag('busy') } },
        onDone: [
          { guard: 'isLeaving' }, // the customer leaves: nothing is paid with this card
          {
            guard: { type: 'wasAdded', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'keepCard', params: ({ event }) => event.output },
          },
          { guard: 'hasOthers', target: 'method' },
          { target: 'amount' },
        ],
      },
      initial: 'filling',
      states: {
        filling: {
          on: {
            'flow.left': [
              { guard: 'mayGoBack', target: '#payment.closed' },
              { guard: 'cardIsIdle', target: 'leaving', actions: 'wishToLeave' },
            ],
          },
        },
        leaving: forgetting,
      },
    },
    reviewing,
    locating,
    paying,
    confirmed,
    leaving,
    closed: { type: 'final' },
  },
});

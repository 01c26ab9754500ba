import { inChart, type Fault } from '../fault.ts';

const payment = inChart('payment');

export const paymentFaults: readonly Fault[] = [
  payment(
    'every lender gets the location of plain payments',
    'payment/payment.rules.ts',
    'settings.gpsCheckPlainPayment && !person.guest && !isLocated',
    '!person.guest && !isLocated',
  ),
  payment('a guest is asked for a location', 'payment/payment.rules.ts', 'gpsCheckPlainPayment && !person.guest', 'gpsCheckPlainPayment'),
  payment(
    'a payment without a location is reviewed',
    'payment/beforeReview.states.ts',
    "    { guard: 'asksLocation', target: 'locating' },\n",
    '',
  ),
  payment(
    'a payment that is refused without a location does not lead to it',
    'payment/payment.setup.ts',
    '!context.person.guest && keeps.lacksLocation(outcome)',
    'context.person.guest !== null && keeps.lacksLocation(outcome)',
  ),
  payment('the partial payment cannot be declined', 'payment/amount.states.ts', "'partial.declined': 'choosing',", ''),
  payment(
    'a partial payment needs no confirmation',
    'payment/payment.setup.ts',
    '!rules.partialIsConfirmed(context)',
    'rules.partialIsConfirmed(context)',
  ),
  payment('MakePayment is not busy while it loads', 'payment/amount.states.ts', "loading: {\n      tags: 'busy',", 'loading: {'),
  payment(
    'a missing file leads to the review',
    'payment/amount.states.ts',
    "onError: { target: 'failed', actions: 'keepFailure' }",
    "onError: '#payment.paying'",
  ),
  payment(
    'a payment in progress is forgotten when the rest is downloaded',
    'payment/amount.states.ts',
    "          { guard: 'isInFlight', target: '#payment.paying' },\n",
    '',
  ),
  payment('Pay works after a refusal', 'payment/payment.setup.ts', 'mayPay: ({ context }) => rules.mayPay(context)', 'mayPay: () => true'),
  payment('a refusal is ignored', 'payment/payment.rules.ts', "failure?.kind === 'refused'", "failure?.kind !== 'refused'"),
  payment(
    'an address opens the review during a payment',
    'payment/payment.setup.ts',
    '!rules.asksAutoPay(context) && !rules.attemptIsOpen(context)',
    '!rules.asksAutoPay(context)',
  ),
  payment(
    'a lost attempt is left without a fence',
    'payment/paying.states.ts',
    "'flow.left': [{ guard: 'attemptIsOpen', actions: ['wishToLeave', 'dropAttempt'] }, { target: '#payment.leaving' }],",
    "'flow.left': '#payment.leaving',",
  ),
  payment(
    'the receipt is not stored',
    'payment/paying.states.ts',
    "        actions: { type: 'keepReceipt', params: ({ event }) => event.output },\n",
    '',
  ),
  payment(
    'an expired card can be chosen',
    'payment/payment.rules.ts',
    'return card !== undefined && isUsable(card, facts);',
    'return card !== undefined;',
  ),
  payment(
    'the customer leaves while a card is being saved',
    'payment/payment.setup.ts',
    'cardIsIdle: ({ context }) => !context.cardIsBusy',
    'cardIsIdle: () => true',
  ),
  payment(
    'a guest may save the card',
    'payment/payment.inputs.ts',
    'context.person.guest === null ? cardOf(context) : undefined',
    'cardOf(context)',
  ),
  payment('the cleanup does not learn that the customer has left', 'payment/payment.machine.ts', "['wishToLeave', 'sendOn']", "['sendOn']"),
  payment(
    'a card is added where cards may not pay',
    'payment/payment.setup.ts',
    'mayAddCard: ({ context }) => context.cardsMayPay',
    'mayAddCard: () => true',
  ),
  payment('the security code is not deleted with the intent', 'payment/paying.states.ts', "exit: 'forgetCvv',", ''),
];

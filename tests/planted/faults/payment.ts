import { inChart, type Fault } from '../fault.ts';

const payment = inChart('payment');

export const paymentFaults: readonly Fault[] = [
  payment('the partial payment cannot be declined', 'payment/amount.states.ts', "'partial.declined': 'choosing',", ''),
  payment(
    'a partial payment needs no confirmation',
    'payment/payment.setup.ts',
    '!rules.partialIsConfirmed(context)',
    'rules.partialIsConfirmed(context)',
  ),
  payment(
    'MakePayment loads and is not busy',
    'payment/amount.states.ts',
    "tags: 'busy',\n      on: { 'flow.left': '#payment.leaving' },",
    "on: { 'flow.left': '#payment.leaving' },",
  ),
  payment('Pay works after a refusal', 'payment/payment.setup.ts', 'mayPay: ({ context }) => rules.mayPay(context)', 'mayPay: () => true'),
  payment('a refusal is ignored', 'payment/payment.rules.ts', "failure?.kind === 'refused'", "failure?.kind !== 'refused'"),
  payment(
    'an address opens the review while money moves',
    'payment/payment.setup.ts',
    'rules.mayReview(context) && !rules.attemptIsOpen(context)',
    'rules.mayReview(context)',
  ),
  payment(
    'a lost attempt is left without a fence',
    'payment/paying.states.ts',
    "'flow.left': [{ guard: 'attemptIsOpen', actions: ['wishToLeave', 'dropAttempt'] }, { target: '#payment.leaving' }],",
    "'flow.left': '#payment.leaving',",
  ),
  payment(
    'the receipt is not kept',
    'payment/paying.states.ts',
    "        actions: { type: 'keepReceipt', params: ({ event }) => event.output },\n",
    '',
  ),
  payment(
    'an expired card can be chosen',
    'payment/payment.rules.ts',
    'return card !== undefined && isUsable(card, facts.now);',
    'return card !== undefined;',
  ),
  payment(
    'the customer leaves while a card is being saved',
    'payment/payment.setup.ts',
    'cardIsIdle: ({ context }) => !context.cardIsBusy',
    'cardIsIdle: () => true',
  ),
  payment('the security code is not deleted with the intent', 'payment/paying.states.ts', "exit: 'forgetCvv',", ''),
];

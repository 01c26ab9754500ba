import { inChart, type Fault } from '../fault.ts';

const autopay = inChart('autopay');

export const autopayFaults: readonly Fault[] = [
  autopay(
    'autopay is turned on without a checked box',
    'autopay/confirm.states.ts',
    "{ guard: { type: 'boxIsChecked', params: ({ event }) => event }, target: 'acknowledging' },",
    "{ target: 'acknowledging' },",
  ),
  autopay(
    'autopay ends without a question',
    'autopay/confirm.states.ts',
    "'end.chosen': { target: 'ending', actions: 'forgetFailure' }",
    "'end.chosen': { target: 'turningOff', actions: 'forgetFailure' }",
  ),
  autopay(
    'the customer leaves while the lender turns autopay on',
    'autopay/confirm.states.ts',
    "const bound = { tags: ['busy', 'bound'], on: { ...stay, 'flow.left': {} } } as const;",
    "const bound = { tags: ['busy', 'bound'], on: stay } as const;",
  ),
  autopay(
    'the authorization of a bank account is asked for as one of a card',
    'autopay/autopay.rules.ts',
    "...(card.cardType === 'bank' ? { bankAccountNumber: card.cardNumber } : { cardNumber: card.cardNumber }),",
    '...{ cardNumber: card.cardNumber },',
  ),
  autopay(
    'autopay can be turned on with an expired card',
    'autopay/autopay.rules.ts',
    'cardsMayPay && !isExpired(card, now)',
    'cardsMayPay && now > 0',
  ),
  autopay(
    'the customer does not read why another method is needed',
    'autopay/autopay.view.ts',
    'rules.methodIsMissing(context.failure) ? context.failure : null',
    'null',
  ),
  autopay(
    'a method that was removed in another tab is authorized again and again',
    'autopay/autopay.setup.ts',
    "failure: failureIn(event), requested: 'AutoPayUpdatePaymentMethod'",
    'failure: failureIn(event)',
  ),
  autopay(
    'autopay is offered without the flag',
    'autopay/autopay.rules.ts',
    'isOffered: (facts: Facts) => (facts.loan !== null && autopayIsOffered(facts.loan, facts.settings)) || isEnrolled(facts)',
    'isOffered: (facts: Facts) => facts.loan !== null',
  ),
  autopay(
    'autopay is offered while the vehicle is being repossessed',
    'kit/autopayIsOffered.ts',
    'autoPayStandardPayment && recoveryOf(loan) === null',
    "autoPayStandardPayment && recoveryOf(loan) !== 'repossessed'",
  ),
  autopay(
    'a payment does not go on to its review',
    'autopay/autopay.rules.ts',
    "ending === 'left' ? 'SelectPaymentMethod' : 'ReviewPayment'",
    "'SelectPaymentMethod'",
  ),
  autopay(
    'a lender without the call is asked to change autopay',
    'autopay/autopay.rules.ts',
    'settings.canChangeAutoPay && !fromPayment',
    '!fromPayment',
  ),
];

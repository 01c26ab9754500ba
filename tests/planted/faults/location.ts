import { inChart, type Fault } from '../fault.ts';

const location = inChart('location');

export const locationFaults: readonly Fault[] = [
  location(
    'another state will do',
    'location/location.rules.ts',
    "facts.state !== '' && facts.state === storeState(facts)",
    "facts.state !== ''",
  ),
  location('the lender’s no is ignored', 'location/location.rules.ts', 'allowed && isAtStore(facts)', 'isAtStore(facts) || allowed'),
  location(
    'the browser asks before the instructions',
    'location/location.machine.ts',
    "'check.chosen': [{ guard: 'hasReceipt', target: 'locating' }, { target: 'instructing' }]",
    "'check.chosen': 'locating'",
  ),
  location(
    'a refusal does not last',
    'location/location.rules.ts',
    'settings.restrictManualRetry && retryAt > now',
    'settings.restrictManualRetry && retryAt > now + 3_600_000',
  ),
  location(
    'a lender that does not restrict it is not obeyed',
    'location/location.rules.ts',
    'settings.restrictManualRetry && retryAt > now',
    'retryAt > now && settings.geolocationTimeoutSeconds > 0',
  ),
  location(
    'cash with a renewal is asked as a payment',
    'location/location.rules.ts',
    "forDraw || paysOutCash ? 'disbursement'",
    "forDraw ? 'disbursement'",
  ),
  location('no consent goes on with the payment', 'location/location.rules.ts', "if (ending === 'declined') return dashboard(brand);", ''),
  location(
    'no consent is told as consent',
    'location/location.rules.ts',
    "didConsent: context.ending !== 'declined'",
    "didConsent: context.ending !== 'located'",
  ),
  location(
    'a denied permission looks like an unknown position',
    'location/checking.states.ts',
    "{ guard: { type: 'wasDenied', params: found }, target: '#GpsLocationDisabled', actions: assign({ permission: 'denied' }) },",
    '',
  ),
  location(
    'the payment does not go on to its review',
    'location/location.rules.ts',
    "ending === 'located' ? 'ReviewPayment' : 'SelectPaymentMethod'",
    "'SelectPaymentMethod'",
  ),
  location(
    'a check for a payment counts for cash, too',
    'location/location.rules.ts',
    'paysOutCash: context.forDraw || context.paysOutCash',
    'paysOutCash: true',
  ),
  location(
    'a renewal goes on with its card instead of its terms',
    'location/location.rules.ts',
    "before === 'terms' ? renewal(brand, loanId) : payment",
    'payment',
  ),
  location('the browser is waited for without an end', 'location/checking.states.ts', "  after: { promptPatience: 'timedOut' },\n", ''),
];

import { inChart, type Fault } from '../fault.ts';

const offers = inChart('offers');

export const offersFaults: readonly Fault[] = [
  offers(
    'a customer without offers sees the list',
    'offers/offers.machine.ts',
    "{ guard: 'mayHaveOffers', target: 'readingClock' }",
    "{ target: 'readingClock' }",
  ),
  offers('an offer that is gone opens the list without a message', 'offers/offers.machine.ts', 'actions: assign({ gone: true })', ''),
  offers(
    'an offer to apply for is shown as one to call about',
    'offers/offers.machine.ts',
    "{ guard: 'asksForWidget', target: 'widget' },",
    '',
  ),
  offers('an opened offer stays new', 'offers/offers.machine.ts', '[...context.viewed, context.offer]', '[...context.viewed]'),
  offers(
    'offers of all brands are in each list',
    'offers/offers.rules.ts',
    'offers.filter((offer) => offer.brand === brand)',
    'offers.filter((offer) => brand !== null || offer.brand === brand)',
  ),
  offers(
    'an expired offer counts as valid',
    'offers/offers.rules.ts',
    'byEnd.filter((offer) => !isExpired(offer, now))',
    'byEnd.filter((offer) => !isExpired(offer, 0 * now))',
  ),
  offers(
    'the device’s clock says which offers have expired',
    'offers/offers.rules.ts',
    'now: now === undefined ? deviceNow : Date.parse(now)',
    'now: deviceNow',
  ),
  offers('offers that failed to load cannot be retried', 'offers/offers.machine.ts', "on: { 'retry.chosen': {", "on: { 'flow.left': {"),
];

import { describe, expect, test } from 'vitest';
import { isAtStore, mayGoOn, minutesLeft, mustWait, wantsConsent } from '../../machines/location/location.rules.ts';
import type { LocationContext } from '../../machines/location/location.types.ts';
import { asksLocation as drawAsksLocation } from '../../machines/draw/draw.rules.ts';
import { asksLocation } from '../../machines/payment/payment.rules.ts';
import type { PaymentContext } from '../../machines/payment/payment.types.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { locationWalk } from '../../machines/paths/walks/location.walks.ts';
import { paymentWalk } from '../../machines/paths/walks/payment.walks.ts';
import { gus } from '../../machines/paths/people/people.ts';
import { browserKindOf } from '../../services/client/permission.ts';
import { DEFAULT_SETTINGS, settingsIn } from '../../services/contract/settings.ts';

const [first] = locationWalk().situations;
const at = (context: Partial<LocationContext>): LocationContext => {
  if (!first) throw new Error('the walk is empty');
  return { ...first.snapshot.context, loan: loanLike({ localStoreState: 'TX' }), ...context };
};
const answer = (allowed: boolean, restricted = false, acknowledged = false) => ({ allowed, restricted, acknowledged });

describe('RULE-014: the state of the customer must be that of the store', () => {
  test.each([
    ['TX', true],
    ['OK', false],
    ['', false],
  ])('%s for a store in TX: %s', (state, is) => expect(isAtStore(at({ state }))).toBe(is));
  test('an unknown store has no state', () => expect(isAtStore({ loan: null, state: '' })).toBe(false));
  test.each([
    ['TX', true, true],
    ['TX', false, false],
    ['OK', true, false],
  ])('from %s, with the lender’s answer %s: %s', (state, allowed, may) => expect(mayGoOn(at({ state }), answer(allowed))).toBe(may));
  test.each([
    ['TX', true, false, true],
    ['TX', true, true, false],
    ['TX', false, false, false],
    ['OK', true, false, false],
  ])('from %s, restricted %s, acknowledged %s: asks for consent %s', (state, restricted, acknowledged, wants) =>
    expect(wantsConsent(at({ state }), answer(false, restricted, acknowledged))).toBe(wants),
  );
});

describe('after a refusal', () => {
  const MINUTE = 60_000;
  test.each([
    [15 * MINUTE, 15],
    [14 * MINUTE + 1, 15],
    [1, 1],
    [0, 0],
    [-MINUTE, 0],
  ])('%d ms are %d minutes (OPEN-008)', (ms, minutes) => expect(minutesLeft({ retryAt: 1_000_000 + ms, now: 1_000_000 })).toBe(minutes));
});

const [start] = paymentWalk().situations;
const pays = (context: Partial<PaymentContext>) => {
  if (!start) throw new Error('the walk is empty');
  return asksLocation({ ...start.snapshot.context, ...context });
};

describe('where the lender says nothing', () => {
  const renewal = { productId: 'installment', migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' };
  const renews = (published: object) => pays({ renewal, settings: settingsIn(published) });
  const draws = (published: object) => drawAsksLocation({ settings: settingsIn(published) });
  const refused = (published: object) => mustWait(at({ retryAt: 2, now: 1, settings: settingsIn(published) }));
  test('a renewal and a draw need the location, a refused check is paused before the next, and the flag of each switches it off (FLAG-011, CONST-032, CONST-034)', () => {
    expect([renews({}), renews({ gpsCheckPayment: false }), renews({ gpsCheckRefinance: false })]).toEqual([true, true, true]);
    expect(renews({ gpsCheckPayment: false, gpsCheckRefinance: false })).toBe(false);
    expect([draws({}), draws({ gpsCheckAddOn: false })]).toEqual([true, false]);
    expect([refused({}), refused({ restrictManualRetry: false })]).toEqual([true, false]);
  });
});

describe('a payment that changes no credit', () => {
  const wanted = settingsIn({ gpsCheckPlainPayment: true });
  test('needs no location unless the lender wants it; the other checks do not switch it (R-2)', () => {
    expect(pays({ settings: DEFAULT_SETTINGS })).toBe(false);
    expect(pays({ settings: settingsIn({ gpsCheckPayment: true, gpsCheckRefinance: true, gpsCheckAddOn: true }) })).toBe(false);
    expect(pays({ settings: wanted })).toBe(true);
  });
  test('needs none when it was just checked, and none of a guest', () => {
    expect(pays({ settings: wanted, isLocated: true })).toBe(false);
    expect(pays({ settings: wanted, person: gus })).toBe(false);
  });
});

test.each([
  ['apple', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 5],
  ['apple', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1', 5],
  ['safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1', 0],
  ['chrome', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0 Safari/537.36', 0],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile Safari/537.36', 5],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0],
  ['chrome', 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 0],
  ['other', 'an unknown browser', 0],
])('the help of %s is shown in %s (%d touch points)', (kind, userAgent, maxTouchPoints) =>
  expect(browserKindOf({ userAgent, maxTouchPoints })).toBe(kind),
);

import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { offersView } from '../../machines/offers/offers.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { offersWalk } from '../../machines/paths/walks/offers.walks.ts';

const walk = offersWalk();
const LOADED = ['readClock: it is November 23', 'getAccounts: the title loan', 'getOffers: all kinds'] as const;
const loaded = (start: string, ...more: string[]) => follow(walk, start, ...LOADED, ...more);

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(titled(walk).filter(([, snapshot]) => snapshot.status === 'active'))('%s', (_, snapshot) => {
  const view = offersView(snapshot);
  test('can be left at any time', () => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
  test('an offer is open only on its own screen', () => {
    const kind = view.opened?.kind;
    const own = kind === undefined ? null : kind === 'widget' ? 'WidgetOffer' : 'OfferDetails';
    const shown = screenOf(snapshot);
    expect(shown === null ? own === null || view.screen === own : shown === (own ?? 'Offers')).toBe(true);
  });
  test('offers of another brand are not in the list', () =>
    expect((snapshot.context.offers ?? []).filter(({ brand }) => brand !== 'TitleMax')).toEqual([]));
});

test('the state of the offers is their list and how many of them are unviewed (ENT-017)', () => {
  const { offers, unviewedOffersCount } = offersView(loaded('Ann opens her offers'));
  expect(offers?.good.map(({ offer, isNew }) => [offer, isNew])).toEqual([
    ['10-title', true],
    ['12-application-1', true],
    ['22-TitleMax', false],
  ]);
  expect(offers?.expired.map(({ offer, isNew }) => [offer, isNew])).toEqual([['10-other', true]]);
  expect(unviewedOffersCount).toBe(3);
});

test('an opened offer is not new any more, back in the list', () => {
  const back = offersView(loaded('Ann opens her offers', 'opens the settlement offer', 'goes to all offers'));
  expect(back.offers?.good.filter(({ isNew }) => isNew).map(({ offer }) => offer)).toEqual(['12-application-1']);
  expect(back.unviewedOffersCount).toBe(2);
});

test.each([
  ['Ann opens her offers', 'Offers', false],
  ['Ann opens the address of a settlement offer', 'OfferDetails', false],
  ['Ann opens the address of an offer to apply for', 'WidgetOffer', false],
  ['Ann opens the address of an offer that is gone', 'Offers', true],
])('%s: %s (ROUTE-050, ROUTE-051, ROUTE-052)', (start, screen, gone) => {
  const snapshot = loaded(start);
  expect([screenOf(snapshot), offersView(snapshot).gone]).toEqual([screen, gone]);
});

test('until the offers are there, the screen of the address waits, or says what failed', () => {
  const failed = follow(walk, 'Ann opens the address of an offer to apply for', ...LOADED.slice(0, 2), 'getOffers: no network');
  expect(offersView(failed)).toMatchObject({ screen: 'WidgetOffer', offers: null, opened: null, failure: { kind: 'offline' } });
});

test.each(['Zoe, who has no loans, opens the offers', 'Ann opens her offers while they are switched off'])(
  '%s: nothing is loaded (ROLE-003, FLAG-008)',
  (start) => expect(follow(walk, start).output).toEqual({ kind: 'unavailable', brand: 'TitleMax' }),
);

test.each([
  ['wants to call', { kind: 'helpChosen' }],
  ['goes to the accounts', { kind: 'left' }],
])('the customer %s: %o', (label, output) => expect(loaded('Ann opens her offers', label).output).toEqual(output));

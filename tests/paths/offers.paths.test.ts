import { expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { originationIn } from '../../machines/offers/offers.rules.ts';
import { offersView } from '../../machines/offers/offers.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { offersOf, offersWalk } from '../../machines/paths/walks/offers.walks.ts';

const walk = offersWalk();
const LOADED = ['readClock: it is November 23', 'getAccounts: the title loan', 'getOffers: all kinds'] as const;
const loaded = (start: string, ...more: string[]) => follow(walk, start, ...LOADED, ...more);

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const view = offersView(snapshot);
    return { snapshot, view };
  },
);
always('can be left at any time', ({ snapshot }) => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
always('an offer is open only on its own screen', ({ snapshot, view }) => {
  const kind = view.opened?.kind;
  const own = kind === undefined ? null : kind === 'widget' ? 'WidgetOffer' : 'OfferDetails';
  const screen = screenOf(snapshot);
  expect(screen === null ? own === null || view.screen === own : screen === (own ?? 'Offers')).toBe(true);
});
always('offers of another brand are not in the list', ({ snapshot }) =>
  expect((snapshot.context.offers ?? []).filter(({ brand }) => brand !== 'TitleMax')).toEqual([]),
);

test('the state of the offers is their list and how many of them are unviewed (ENT-017)', () => {
  const { offers, unviewedOffersCount } = offersView(loaded('Ann opens her offers'));
  expect(offers?.good.map(({ offer, isNew }) => [offer, isNew])).toEqual([
    ['10-title', true],
    ['12-application-1', true],
    ['22-TitleMax', false],
  ]);
  expect(offers?.expired.map(({ offer, isNew }) => [offer, isNew])).toEqual([['10-other', false]]);
  expect(unviewedOffersCount).toBe(2);
});

test('an opened offer is not new any more, back in the list', () => {
  const back = offersView(loaded('Ann opens her offers', 'opens the settlement offer', 'goes to all offers'));
  expect(back.offers?.good.filter(({ isNew }) => isNew).map(({ offer }) => offer)).toEqual(['12-application-1']);
  expect(back.unviewedOffersCount).toBe(1);
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

test('the lender’s clock says which offers have expired, whatever the device’s says (FLOW-OFFER-01)', () => {
  const later = 'getOffers: all kinds, and by the lender’s clock it is a month later';
  const { offers, today } = offersView(follow(walk, 'Ann opens her offers', ...LOADED.slice(0, 2), later));
  expect(offers?.good.map(({ offer }) => offer)).toEqual(['22-TitleMax']);
  expect(offers?.expired.map(({ offer }) => offer)).toEqual(['12-application-1', '10-title', '10-other']);
  expect(today).toBe('2026-12-23');
});

test('until the offers are there, the screen of the address waits, or says what failed', () => {
  const failed = follow(walk, 'Ann opens the address of an offer to apply for', ...LOADED.slice(0, 2), 'getOffers: no network');
  expect(offersView(failed)).toMatchObject({ screen: 'WidgetOffer', offers: null, opened: null, failure: { kind: 'offline' } });
});

test.each(['Zoe, who has no loans, opens the offers', 'Ann opens her offers while they are switched off'])(
  '%s: nothing is loaded (ROLE-003, FLAG-008)',
  (start) => expect(follow(walk, start).output).toEqual({ kind: 'unavailable', brand: 'TitleMax' }),
);

test('the settlement offer leads to its page; an expired one, and another kind, lead nowhere (ROUTE-110, FLOW-OFFER-02)', () => {
  const open = loaded('Ann opens her offers', 'opens the settlement offer');
  const { output } = follow(walk, 'Ann opens her offers', ...LOADED, 'opens the settlement offer', 'accepts the settlement');
  expect(output).toEqual({ kind: 'placeChosen', next: offersView(open).settlement });
  expect(output).toMatchObject({ next: { screen: 'SettlementOffer', params: { brand: 'TitleMax', loanId: 'title' } } });
  for (const label of ['opens the expired offer', 'opens the appraisal offer']) {
    const other = loaded('Ann opens her offers', label);
    expect([offersView(other).settlement, other.can({ type: 'settlement.chosen' })]).toEqual([null, false]);
  }
});

test('the appraisal offer leads to its new loan; a loan that is made is signed after the end of its offer, too (PROD-014, ROUTE-111, offers-6)', () => {
  const open = loaded('Ann opens her offers', 'opens the appraisal offer');
  const next = { flow: 'origination', screen: 'OriginationAmount', params: { brand: 'TitleMax', applicationId: 'application-1' } };
  expect(offersView(open).origination).toMatchObject(next);
  expect(follow(walk, 'Ann opens her offers', ...LOADED, 'opens the appraisal offer', 'takes the new loan').output).toMatchObject({ next });
  const late = Date.parse(offersOf.appraisal.docExp) + 1;
  const at = (progress?: 'made' | 'accepted') => ({ offers: [{ ...offersOf.appraisal, progress }], offer: '12-application-1', now: late });
  expect([originationIn(at()), originationIn(at('accepted'))]).toEqual([null, null]);
  expect(originationIn(at('made'))).toMatchObject(next);
  const settlement = loaded('Ann opens her offers', 'opens the settlement offer');
  expect([offersView(settlement).origination, settlement.can({ type: 'origination.chosen' })]).toEqual([null, false]);
});

test.each([
  ['wants to call', { kind: 'helpChosen' }],
  ['goes to the accounts', { kind: 'left' }],
])('the customer %s: %o', (label, output) => expect(loaded('Ann opens her offers', label).output).toEqual(output));

import { describe, expect, test } from 'vitest';
import type { Brand } from '../../machines/kit/brand.ts';
import { menuOf } from '../../machines/menu/menu.entries.ts';
import { mayHaveOffers } from '../../machines/menu/menu.rules.ts';
import { menuView } from '../../machines/menu/menu.view.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { menuWalk } from '../../machines/paths/walks/menu.walks.ts';

const walk = menuWalk();
const page = { screen: 'MakePayment', brand: 'TitleMax', accounts: null } as const;
const situations = titled(walk);

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(situations)('%s', (_, snapshot) => {
  const { person, settings, unviewedOffers } = snapshot.context;
  const entries = menuOf({ person, settings, unviewedOffers: unviewedOffers.TitleMax ?? 0, ...page });
  const names = entries.map(({ name }) => name);

  test('there is always Contact us, and Sign in or Sign out (MENU-010, MENU-015, MENU-016)', () =>
    expect(names).toEqual(expect.arrayContaining(['contactUs', person ? 'signOut' : 'signIn'])));
  test('only external pages from the settings are offered', () =>
    expect(settings === null && (names.includes('privacy') || names.includes('storeLocator'))).toBe(false));
  test('offers are counted for customers only (MENU-007)', () =>
    expect(unviewedOffers.TitleMax !== undefined && (person === null || person.guest !== null)).toBe(false));
  test('each brand’s menu counts its own offers (MENU-007)', () => {
    const badge = (brand: Brand) =>
      menuView(snapshot, { ...page, person, brand })?.entries.find(({ name }) => name === 'offers')?.badge ?? 0;
    expect([badge('TitleMax'), badge('InstaLoan')]).toEqual([snapshot.hasTag('unknown') ? 0 : (unviewedOffers.TitleMax ?? 0), 0]);
  });
  test('the offers are counted again when some were viewed, by customers only (FLOW-OFFER-01)', () => {
    const after = walk.after(snapshot, { type: 'offers.viewed' });
    expect(after.matches({ settings: 'counting' })).toBe(mayHaveOffers(snapshot.context));
  });
  test('the message about a page that did not open stays until the customer closes it (ERR-032)', () => {
    const opening = walk.after(snapshot, { type: 'outside.chosen', page: 'terms', address: '/t', screen: 'Home' });
    const refused = walk.after(opening, { type: 'xstate.done.actor.openPage', output: false });
    expect([refused.hasTag('blocked'), refused.context.link?.address]).toEqual([true, '/t']);
    expect(walk.after(refused, { type: 'outside.closed' }).hasTag('blocked')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { menuOf } from '../../machines/menu/menu.entries.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { menuWalk } from '../../machines/paths/walks/menu.walks.ts';

const walk = menuWalk();
const situations = titled(walk);

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(situations)('%s', (_, snapshot) => {
  const { person, settings, unviewedOffers } = snapshot.context;
  const names = menuOf({ person, settings, unviewedOffers, screen: 'MakePayment', brand: 'TitleMax', accounts: null }).map(
    ({ name }) => name,
  );

  test('there is always Contact us, and Sign in or Sign out (MENU-010, MENU-015, MENU-016)', () =>
    expect(names).toEqual(expect.arrayContaining(['contactUs', person ? 'signOut' : 'signIn'])));
  test('only external pages from the settings are offered', () =>
    expect(settings === null && (names.includes('privacy') || names.includes('storeLocator'))).toBe(false));
  test('offers are counted for customers only (MENU-007)', () =>
    expect(unviewedOffers > 0 && (person === null || person.guest !== null)).toBe(false));
  test('the message about a page that did not open stays until the customer closes it (ERR-032)', () => {
    const opening = walk.after(snapshot, { type: 'outside.chosen', page: 'terms', address: '/t', screen: 'Home' });
    const refused = walk.after(opening, { type: 'xstate.done.actor.openPage', output: false });
    expect([refused.hasTag('blocked'), refused.context.link?.address]).toEqual([true, '/t']);
    expect(walk.after(refused, { type: 'outside.closed' }).hasTag('blocked')).toBe(false);
  });
});

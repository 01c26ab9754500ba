// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BRANDS, isBrand, type Brand } from '../../machines/kit/brand.ts';
import type { MenuFacts } from '../../machines/menu/menu.clauses.ts';
import { menuOf } from '../../machines/menu/menu.entries.ts';
import { pagesIn } from '../../machines/terms/terms.rules.ts';
import { termsView } from '../../machines/terms/terms.view.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { MenuEntries } from '../../ui/menu/MenuEntries.tsx';
import { usePageStyle } from '../../ui/shell/usePageStyle.ts';
import { Wordmark } from '../../ui/shell/Wordmark.tsx';
import { follow } from '../../machines/paths/explorer.ts';
import { termsWalk } from '../../machines/paths/walks/terms.walks.ts';
import { ExperianDisclosure } from '../../ui/screens/terms/ExperianDisclosure.tsx';
import { ann, gus, sam } from '../../machines/paths/people/people.ts';
import { stage } from '../ui/stage.tsx';

/** jsdom cannot scroll. */
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));

/** The menu's facts, with the built flows and the settings of the sandbox. */
const facts: MenuFacts = {
  person: ann,
  screen: 'AccountDetails',
  brand: 'TitleMax',
  accounts: { TitleMax: 1 },
  settings: settingsIn(SETTINGS),
  unviewedOffers: 0,
};
const draw = (changed: Partial<MenuFacts> = {}) =>
  stage(<MenuEntries tipDelayMs={100} entries={menuOf({ ...facts, ...changed })} onChoose={() => undefined} />);

/** The shell's brand style and menu. */
function BrandPage({ brand }: { brand: Brand }) {
  usePageStyle({ theme: { get: () => 'system', subscribe: () => () => undefined } }, brand, 'AccountDetails');
  return (
    <>
      <Wordmark brand={brand} />
      <MenuEntries tipDelayMs={100} entries={menuOf({ ...facts, brand, accounts: { [brand]: 2 } })} onChoose={() => undefined} />
    </>
  );
}

/** The accessible names of the lines in order, those under "Privacy and terms" after it. */
const linesOf = ({ container }: ReturnType<typeof stage>): string[] =>
  [...container.querySelectorAll('.menu-entry')].map((line) => {
    const whole = line.querySelector('.visually-hidden')?.textContent ?? '';
    const isCut = line.querySelector('[aria-hidden="true"]:not(svg)') !== null;
    return isCut ? whole : (line.querySelector('span')?.textContent ?? '');
  });
const lines = (changed?: Partial<MenuFacts>) => linesOf(draw(changed));
const current = ({ container }: ReturnType<typeof stage>) => container.querySelector('[aria-current="page"]')?.textContent;

const nell = { ...sam, systems: ['NLS'] as const };

test('Ann, at a TitleMax loan, sees every built entry in the order of the specification: her accounts, payment methods and profile, linking and signing out among them (MENU-001, MENU-011, MENU-013, ROLE-002)', () =>
  expect(lines()).toEqual([
    'All my accounts',
    'TitleMax account',
    'Manage payment methods',
    'Store locator',
    'Contact us',
    'My profile',
    'Privacy and terms',
    'Terms and conditions',
    'Privacy notice',
    'Link my account',
    'Apply for loan',
    'Sign out',
  ]));

test('with offers, referral rewards and opt-in disclosures switched on, Ann sees all entries in this order (MENU-001)', () => {
  const menuItemVisibility = { offerButton: true, referralRewardsButton: true, optInDisclosuresButton: true };
  expect(lines({ settings: settingsIn({ ...SETTINGS, menuItemVisibility }), unviewedOffers: 2 })).toEqual([
    'All my accounts',
    'TitleMax account',
    'Manage payment methods',
    'Offers',
    'Referral rewards',
    'Store locator',
    'Contact us',
    'My profile',
    'Privacy and terms',
    'Terms and conditions',
    'Privacy notice',
    'Opt-in disclosures',
    'Link my account',
    'Apply for loan',
    'Sign out',
  ]);
});

test('a visitor sees the public entries and Sign in, and no entry of a customer (MENU-016, ROLE-001)', () => {
  expect(lines({ person: null, screen: 'ContactUs', accounts: null })).toEqual([
    'Store locator',
    'Contact us',
    'Privacy and terms',
    'Terms and conditions',
    'Privacy notice',
    'Apply for loan',
    'Sign in',
  ]);
  expect(lines({ person: null, screen: 'AccountStatusBlocked', accounts: null })).not.toContain('Sign in');
  expect(lines()).not.toContain('Sign in');
});

test('a customer manages the payment methods from every menu; a visitor and a guest do not (MENU-006)', () => {
  for (const brand of Object.keys(BRANDS).filter(isBrand)) expect(lines({ brand })).toContain('Manage payment methods');
  expect(current(draw({ screen: 'PaymentMethods' }))).toBe('Manage payment methods');
  for (const person of [null, gus]) expect(lines({ person })).not.toContain('Manage payment methods');
});

test('"All my accounts" is for customers of several brands, in the menus of TitleMax and InstaLoan (MENU-002)', () => {
  expect(lines({ brand: 'InstaLoan' })).toContain('All my accounts');
  for (const changed of [{ brand: 'CheckSmart' as const }, { person: sam }, { person: gus }, { person: null }])
    expect(lines(changed)).not.toContain('All my accounts');
});

test('"My accounts" is not on Home and not on the Dashboard; on the account it is marked (MENU-003, MENU-004, CONF-023)', () => {
  for (const screen of ['Home', 'Dashboard']) expect(lines({ screen })).not.toContain('TitleMax account');
  expect(current(draw())).toBe('TitleMax account');
  expect(current(draw({ screen: 'CustomerProfile' }))).toBe('My profile');
  expect(current(draw({ screen: 'MakePayment' }))).toBeUndefined();
});

test('a customer of NLS only has the store locator in the InstaLoan menu only; a blocked account has none (MENU-009, ROLE-004)', () => {
  expect(lines({ person: nell })).not.toContain('Store locator');
  expect(lines({ person: nell, brand: 'InstaLoan' })).toContain('Store locator');
  expect(lines({ screen: 'AccountStatusBlocked' })).not.toContain('Store locator');
});

test('"Apply for loan" is in the menus of TitleMax and InstaLoan, and not on a blocked account (MENU-014)', () => {
  expect(lines({ brand: 'InstaLoan' })).toContain('Apply for loan');
  expect(lines({ brand: 'CheckSmart' })).not.toContain('Apply for loan');
  expect(lines({ screen: 'AccountStatusBlocked' })).not.toContain('Apply for loan');
});

test('"Referral rewards" is for customers of the loan system TLXe while its flag is on; a Product-family installation has it in the menus of its own brands only (MENU-008, BRAND-008)', () => {
  const flagged = (isOn: boolean, productFamily = false) =>
    settingsIn({ ...SETTINGS, productFamily, menuItemVisibility: { referralRewardsButton: isOn } });
  const shows = (changed: Partial<MenuFacts>) => lines({ settings: flagged(true), ...changed }).includes('Referral rewards');
  for (const brand of ['TitleMax', 'InstaLoan', 'CheckSmart'] as const) expect(shows({ brand })).toBe(true);
  expect([shows({ person: null }), shows({ person: gus }), shows({ person: nell }), shows({ settings: flagged(false) })]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  const ofFamily = (brand: Brand) => shows({ brand, settings: flagged(true, true) });
  expect([ofFamily('TitleMax'), ofFamily('InstaLoan'), ofFamily('Product')]).toEqual([false, false, true]);
});

test('locator, application, privacy, terms and Experian lead to the pages that the brand has in the configuration: in the sandbox to placeholders (OPEN-037)', () => {
  const pages = (brand: Brand, brandLinks: object = SETTINGS.brandLinks) => {
    const settings = settingsIn({ ...SETTINGS, brandLinks });
    const entries = menuOf({ ...facts, brand, settings, accounts: { [brand]: 2 } });
    const terms = follow(termsWalk(), 'a visitor opens the notice about messages', 'getSettings: the pages of TitleMax');
    const view = { ...termsView(terms), ...pagesIn({ ...terms.context, brand, person: ann }, settings) };
    const { container } = stage(<ExperianDisclosure view={view} send={() => undefined} />);
    return [
      ...entries.flatMap(({ name, event }) => (event.type === 'outside.chosen' ? [[name, event.address]] : [])),
      ...[...container.querySelectorAll('a[target]')].map((link) => ['experian', link.getAttribute('href')]),
    ];
  };
  const at = (code: string, page: string) => `/sandbox-pages/${code}/${page}`;
  expect(pages('TitleMax')).toEqual([
    ['storeLocator', at('tmx', 'store-locator')],
    ['privacy', at('tmx', 'privacy')],
    ['applyForLoan', at('tmx', 'apply')],
    ['experian', at('tmx', 'experian')],
  ]);
  expect(pages('CheckSmart')).toEqual([
    ['storeLocator', at('chs', 'store-locator')],
    ['terms', at('chs', 'terms')],
    ['privacy', at('chs', 'privacy')],
    ['experian', at('chs', 'experian')],
  ]);
  const own = { CheckSmart: { storeLocator: 'https://stores.example/near', privacy: 'https://example.com/privacy' } };
  expect(pages('CheckSmart', own)).toEqual([
    ['storeLocator', 'https://stores.example/near'],
    ['privacy', 'https://example.com/privacy'],
  ]);
});

describe.each(Object.keys(BRANDS).filter(isBrand))('the menu of %s', (brand: Brand) => {
  test('is its own: its name, its entries, its pages (MENU-024, BRAND-005, BRAND-006, BRAND-007)', () => {
    const container = draw({ brand, accounts: { [brand]: 2 } });
    const lines = linesOf(container);
    const isOneOfTheTwo = brand === 'TitleMax' || brand === 'InstaLoan';
    expect([lines.includes('All my accounts'), lines.includes('Apply for loan')]).toEqual([isOneOfTheTwo, isOneOfTheTwo]);
    const outside = (words: string) => container.button(words).textContent.includes('(opens in a new window)');
    expect([outside('Terms and conditions'), outside('Privacy notice'), outside('Store locator')]).toEqual([!isOneOfTheTwo, true, true]);
    const pages = menuOf({ ...facts, brand }).flatMap(({ event }) => (event.type === 'outside.chosen' ? [event.address] : []));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter((address) => !address.startsWith(`/sandbox-pages/${BRANDS[brand].code}/`))).toEqual([]);
  });

  test('is on a page with the name and the style of the brand (PROD-001, BRAND-003)', () => {
    const page = stage(<BrandPage brand={brand} />);
    const name = page.find('.wordmark-name', HTMLElement).textContent;
    expect(name).not.toBe('');
    expect(linesOf(page)).toContain(`${name} accounts`);
    expect(document.body.className).toBe(`brand-${BRANDS[brand].code}`);
  });
});

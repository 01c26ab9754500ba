import { describe, expect, test } from 'vitest';
import * as kind from '../../machines/kit/customerKind.ts';
import { MENU_ENTRIES, type MenuEntryName, type MenuSettings } from '../../machines/menu/menu.types.ts';
import type { MenuFacts } from '../../machines/menu/menu.clauses.ts';
import { menuOf } from '../../machines/menu/menu.entries.ts';
import { RETAIL } from '../../services/contract/enums.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { BRANDS, isBrand } from '../../machines/kit/brand.ts';
import { placeOf } from '../../routes/tree.ts';
import { ann, gus, sam, zoe } from '../../machines/paths/people/people.ts';

const ON = { offerButton: true, referralRewardsButton: true, optInDisclosuresButton: true };
const settingsWith = (more: object = {}): MenuSettings => settingsIn({ ...SETTINGS, menuItemVisibility: ON, ...more });
const facts: MenuFacts = {
  person: ann,
  screen: 'AccountDetails',
  brand: 'TitleMax',
  accounts: { TitleMax: 1 },
  settings: settingsWith(),
  unviewedOffers: 2,
};
const names = (changed: Partial<MenuFacts> = {}) => menuOf({ ...facts, ...changed }).map(({ name }) => name);
const entry = (name: MenuEntryName, changed: Partial<MenuFacts> = {}) => menuOf({ ...facts, ...changed }).find((one) => one.name === name);
const marked = (changed: Partial<MenuFacts>) =>
  menuOf({ ...facts, ...changed })
    .filter(({ current }) => current)
    .map(({ name }) => name);

const rae = { ...zoe, nonCustomerRefer: 'ncr' };
const nell = { ...sam, systems: ['NLS'] as const };
const ray = { ...sam, systems: ['TLXe'] as const };

/** The entry is there with the facts above, and not with each of these changes. */
const needs = (name: MenuEntryName, ...cases: [because: string, changed: Partial<MenuFacts>][]) =>
  test.each(cases)(`${name}: %s`, (_, changed) => {
    expect(names()).toContain(name);
    expect(names(changed)).not.toContain(name);
  });

/** What the session says of a customer, as the menu shows it. */
describe('ENT-027', () => {
  const bo = { ...ann, systems: ['NLS', 'TLXe'] as const };
  test.each([
    ['ann, of two brands in TLXe, with one TitleMax loan', ann, 1, { multipleAccounts: false, userBrandCount: 2, isTlxeUser: true }],
    ['bo, of both systems, with two TitleMax loans', bo, 2, { multipleAccounts: true, userBrandCount: 2, isTlxeUser: true }],
    ['nell, of one brand in NLS', nell, 1, { userBrandCount: 1, isOnlyNlsUser: true }],
    ['zoe, a new profile', zoe, 0, { userBrandCount: 0, isNonCustomer: true }],
    ['rae, who refers friends', rae, 0, { userBrandCount: 0, isNonCustomer: true, isReferralRewardsUser: true }],
  ])('%s', (_, person, count, expected) => {
    const shows = (name: MenuEntryName) => names({ person, accounts: { TitleMax: count } }).includes(name);
    const no = {
      multipleAccounts: false,
      isTlxeUser: false,
      isOnlyNlsUser: false,
      isNonCustomer: false,
      isReferralRewardsUser: kind.isTlxeUser(person),
    };
    expect({
      multipleAccounts: (entry('myAccounts', { person, accounts: { TitleMax: count } })?.accounts ?? 0) > 1,
      userBrandCount: person.brands.length,
      isTlxeUser: shows('offers'),
      isOnlyNlsUser: !shows('storeLocator') && !kind.isNonCustomer(person),
      isNonCustomer: kind.isNonCustomer(person),
      isReferralRewardsUser: kind.isReferralRewardsUser(person),
    }).toEqual({ ...no, ...expected });
    expect(shows('allAccounts')).toBe(person.brands.length > 1);
  });
});

describe('the menu', () => {
  test('has the order of the specification (MENU-001)', () => {
    expect(names()).toEqual([
      'allAccounts',
      'myAccounts',
      'paymentMethods',
      'offers',
      'referralRewards',
      'storeLocator',
      'contactUs',
      'profile',
      'terms',
      'privacy',
      'optInDisclosures',
      'linkAccount',
      'applyForLoan',
      'signOut',
    ]);
    expect(MENU_ENTRIES.at(-1)).toBe('signIn'); // in place of signOut: nobody sees both
  });

  test('leads only to existing screens (MENU-001)', () => {
    const everybody = [null, ann, sam, rae, nell, ray].flatMap((person) =>
      [null, ...Object.keys(BRANDS).filter(isBrand)].flatMap((brand) => menuOf({ ...facts, person, brand })),
    );
    const targets = everybody.flatMap(({ event }) => (event.type === 'menu.chosen' ? event.target : []));
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => placeOf(target) === undefined)).toEqual([]);
  });

  describe('MENU-002', () => {
    needs(
      'allAccounts',
      ['a customer with accounts of one brand only', { person: sam }],
      ['a visitor', { person: null }],
      ['a guest', { person: gus }],
      ['in the menu of another brand', { brand: 'CheckSmart' }],
    );
    test('in the InstaLoan menu, too', () => expect(names({ brand: 'InstaLoan' })).toContain('allAccounts'));
  });

  describe('MENU-003, CONF-023', () =>
    needs(
      'myAccounts',
      ['on Home', { screen: 'Home' }],
      ['on the Dashboard', { screen: 'Dashboard' }],
      ['to a visitor', { person: null }],
      ['to a guest', { person: gus }],
    ));
  test('marks "My accounts" on account details, and no hidden entry (MENU-004, CONF-023)', () => {
    expect(marked({})).toEqual(['myAccounts']);
    expect(marked({ screen: 'MakePayment' })).toEqual([]);
    expect(marked({ screen: 'Dashboard' })).toEqual([]);
    expect(marked({ screen: 'CustomerProfile' })).toEqual(['profile']);
  });
  test('for a person without accounts "My accounts" leads to Home, without a brand', () =>
    expect(entry('myAccounts', { person: zoe })).toMatchObject({ brand: null, event: { target: { screen: 'Home' } } }));

  describe('MENU-006', () => needs('paymentMethods', ['a visitor', { person: null }], ['a guest', { person: gus }]));

  describe('MENU-007, ROLE-003, FLAG-008', () => {
    needs(
      'offers',
      ['a visitor', { person: null }],
      ['a customer of NLS only', { person: nell }],
      ['the flag is off', { settings: settingsWith({ menuItemVisibility: { ...ON, offerButton: false } }) }],
      ['without settings', { settings: null }],
    );
    test('counts the offers that were not viewed', () => expect(entry('offers')?.badge).toBe(2));
  });

  describe('MENU-008, BRAND-008, ROLE-003, FLAG-008', () => {
    needs(
      'referralRewards',
      ['a visitor', { person: null }],
      ['a customer of NLS only', { person: nell }],
      ['the flag is off', { settings: settingsWith({ menuItemVisibility: { ...ON, referralRewardsButton: false } }) }],
      ['a Product-family installation, in the TitleMax menu', { settings: settingsWith({ productFamily: true }) }],
      ['a Product-family installation, in the InstaLoan menu', { settings: settingsWith({ productFamily: true }), brand: 'InstaLoan' }],
    );
    test('a Product-family installation shows it in the menus of its own brands', () =>
      expect(names({ settings: settingsWith({ productFamily: true }), brand: 'Product' })).toContain('referralRewards'));
  });

  describe('referral rewards of non-customers (FLAG-004, RULE-027)', () => {
    const joining = { person: zoe, settings: settingsWith() };
    const atTheCounter = { ...zoe, nonCustomerRefer: RETAIL };
    test.each([
      ['a new profile', joining, true],
      ['a new profile without the flag', { person: zoe, settings: settingsWith({ displayNonCustomerReferral: false }) }, false],
      ['a retail customer', { person: atTheCounter, settings: settingsWith({ displayNonCustomerReferral: false }) }, true],
      ['a retail customer without the flag', { person: atTheCounter, settings: settingsWith({ displayRetailReferral: false }) }, false],
      ['a new profile before the settings are known', { person: zoe, settings: null }, false],
    ])('%s', (_, changed, shows) => expect(names(changed).includes('referralRewards')).toBe(shows));
    test('lead to the page to join', () =>
      expect(entry('referralRewards', joining)?.event).toMatchObject({ target: { flow: 'referral', screen: 'ReferralRewardsHome' } }));
  });

  describe('MENU-009, ROLE-004, BRAND-007', () => {
    needs('storeLocator', ['on AccountStatusBlocked', { screen: 'AccountStatusBlocked' }], ['to a customer of NLS only', { person: nell }]);
    test('the InstaLoan menu also has it for them', () => expect(names({ person: nell, brand: 'InstaLoan' })).toContain('storeLocator'));
    test('opens the brand’s own page, and logs from which screen (MENU-021, ANL-005)', () =>
      expect(entry('storeLocator', { brand: 'CheckSmart' })?.event).toEqual({
        type: 'outside.chosen',
        page: 'storeLocator',
        address: '/sandbox-pages/chs/store-locator',
        screen: 'AccountDetails',
      }));
  });

  test('has Contact us for everybody (MENU-010)', () => {
    for (const person of [null, ann, gus, nell])
      for (const screen of ['Login', 'Home', 'AccountStatusBlocked', null]) expect(names({ person, screen })).toContain('contactUs');
  });

  describe('MENU-011, MENU-013', () => {
    needs('profile', ['a visitor', { person: null }], ['a guest', { person: gus }]);
    needs('linkAccount', ['a visitor', { person: null }], ['a guest', { person: gus }]);
  });

  describe('Privacy and terms (MENU-012)', () => {
    test.each(['TitleMax', 'InstaLoan'] as const)('the terms of %s are a screen of the portal (BRAND-006)', (brand) =>
      expect(entry('terms', { brand })?.event).toMatchObject({ type: 'menu.chosen' }),
    );
    test('those of another brand are its own page, as is every privacy notice (BRAND-005)', () => {
      expect(entry('terms', { brand: 'EasyMoney' })?.event).toMatchObject({ page: 'terms', address: '/sandbox-pages/esm/terms' });
      expect(entry('privacy', { brand: 'EasyMoney' })?.event).toMatchObject({ page: 'privacy', address: '/sandbox-pages/esm/privacy' });
      expect(entry('privacy')?.event).toMatchObject({ page: 'privacy', address: '/sandbox-pages/tmx/privacy' });
    });
    needs('optInDisclosures', [
      'the flag is off',
      { settings: settingsWith({ menuItemVisibility: { ...ON, optInDisclosuresButton: false } }) },
    ]);
    needs(
      'privacy',
      ['the brand has no page configured', { settings: settingsWith({ brandLinks: {} }) }],
      ['no brand is known', { brand: null }],
    );
  });

  describe('MENU-014', () =>
    needs(
      'applyForLoan',
      ['on AccountStatusBlocked', { screen: 'AccountStatusBlocked' }],
      ['in another brand’s menu', { brand: 'CheckSmart' }],
    ));

  test('offers sign-out to everyone signed in, with its reason (MENU-015)', () => {
    expect([names().includes('signOut'), names({ person: gus }).includes('signOut'), names({ person: null }).includes('signOut')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(entry('signOut')?.event).toEqual({ type: 'signOut.chosen', reason: 'sideBarButton' });
  });
  test('offers sign-in to a visitor, but not on AccountStatusBlocked (MENU-016)', () => {
    expect(names({ person: null, screen: 'ContactUs' })).toContain('signIn');
    expect(names({ person: null, screen: 'AccountStatusBlocked' })).not.toContain('signIn');
    expect(names()).not.toContain('signIn');
  });

  test('a visitor has help, stores, legal pages, the application and sign-in, and nothing for customers only (ROLE-001)', () =>
    expect(names({ person: null, screen: 'ContactUs' })).toEqual([
      'storeLocator',
      'contactUs',
      'terms',
      'privacy',
      'optInDisclosures',
      'applyForLoan',
      'signIn',
    ]));
  test('a customer of TLXe who refers friends has the brand’s menu (ROLE-002, ROLE-003)', () =>
    expect(names({ person: ray })).toEqual(expect.arrayContaining(['myAccounts', 'offers', 'referralRewards'])));
});

describe('the menu of a non-customer who refers friends (MENU-017, ROLE-005)', () => {
  const forRae = (changed: Partial<MenuFacts> = {}) => names({ person: rae, screen: 'ReferralRewardsHome', ...changed });
  test('has only referral rewards, link my account, privacy and terms, sign out, in this order', () =>
    expect(forRae()).toEqual(['referralRewards', 'linkAccount', 'terms', 'privacy', 'optInDisclosures', 'signOut']));
  test('differs from the menu of a new profile', () => expect(names({ person: zoe })).toContain('contactUs'));
});

test.each(Object.keys(BRANDS).filter(isBrand))('%s has its own menu (MENU-024, BRAND-003)', (brand) => {
  const entries = menuOf({ ...facts, brand });
  const has = (name: MenuEntryName) => entries.some((one) => one.name === name);
  const isOneOfTheTwo = brand === 'TitleMax' || brand === 'InstaLoan';
  expect([has('allAccounts'), has('applyForLoan')]).toEqual([isOneOfTheTwo, isOneOfTheTwo]);
  const { code } = BRANDS[brand];
  const pages = entries.flatMap(({ event }) => (event.type === 'outside.chosen' ? [event.address] : []));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((address) => !address.startsWith(`/sandbox-pages/${code}/`))).toEqual([]);
});

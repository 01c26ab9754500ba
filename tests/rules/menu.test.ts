import { describe, expect, test } from 'vitest';
import { menuOf, type MenuFacts } from '../../machines/app.menu.ts';
import { ann, gus, sam } from '../kit/people.ts';

const facts: MenuFacts = { person: ann, screen: 'AccountDetails', brand: 'TitleMax', accounts: { TitleMax: 1 } };
const names = (changed: Partial<MenuFacts>) => menuOf({ ...facts, ...changed }).map(({ name }) => name);
const marked = (changed: Partial<MenuFacts>) =>
  menuOf({ ...facts, ...changed })
    .filter(({ current }) => current)
    .map(({ name }) => name);

describe('the menu', () => {
  test('stands in the order of the specification (MENU-001)', () =>
    expect(names({})).toEqual(['allAccounts', 'myAccounts', 'contactUs', 'signOut']));

  test.each([
    ['a customer with accounts of one brand only', { person: sam }],
    ['a visitor', { person: null }],
    ['a guest', { person: gus }],
    ['a customer in the menu of another brand', { brand: 'CheckSmart' as const }],
  ])('MENU-002: %s has no "All my accounts"', (_, changed) => {
    expect(names({})).toContain('allAccounts');
    expect(names({ brand: 'InstaLoan' })).toContain('allAccounts');
    expect(names(changed)).not.toContain('allAccounts');
  });

  test.each([
    ['on Home', { screen: 'Home' }],
    ['on the Dashboard', { screen: 'Dashboard' }],
    ['to a visitor', { person: null }],
    ['to a guest', { person: gus }],
  ])('MENU-003, CONF-023: "My accounts" is not shown %s', (_, changed) => {
    expect(names({})).toContain('myAccounts');
    expect(names(changed)).not.toContain('myAccounts');
  });

  test('marks "My accounts" on account details, and nothing that is not shown (MENU-004, CONF-023)', () => {
    expect(marked({})).toEqual(['myAccounts']);
    expect(marked({ screen: 'MakePayment' })).toEqual([]);
    expect(marked({ screen: 'Dashboard' })).toEqual([]);
  });

  test('has Contact us for everybody (MENU-010)', () => {
    for (const person of [null, ann, gus])
      for (const screen of ['Login', 'Home', 'AccountStatusBlocked', null]) expect(names({ person, screen })).toContain('contactUs');
  });

  test('offers to sign out to whoever is signed in, and says why (MENU-015)', () => {
    expect([
      names({}).includes('signOut'),
      names({ person: gus }).includes('signOut'),
      names({ person: null }).includes('signOut'),
    ]).toEqual([true, true, false]);
    expect(menuOf(facts).find(({ name }) => name === 'signOut')?.event).toEqual({ type: 'signOut.chosen', reason: 'sideBarButton' });
  });

  test('offers to sign in to a visitor, but not on AccountStatusBlocked (MENU-016)', () => {
    expect(names({ person: null, screen: 'ContactUs' })).toContain('signIn');
    expect(names({ person: null, screen: 'AccountStatusBlocked' })).not.toContain('signIn');
    expect(names({})).not.toContain('signIn');
  });
});

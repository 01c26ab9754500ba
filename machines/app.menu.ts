import type { Brand } from '../services/contract/brands.ts';
import type { MenuEntry, MenuEntryName } from './app.types.ts';
import { CONTACT_US, HOME, LOGIN, dashboard } from './kit/places.ts';
import type { Person } from './kit/session.types.ts';

/** What the menu depends on: who, where, and in which brand's menu. */
export type MenuFacts = {
  person: Person | null;
  screen: string | null;
  brand: Brand | null;
  accounts: Readonly<Partial<Record<Brand, number>>> | null;
};

const BRANDS_WITH_ALL_ACCOUNTS: readonly (Brand | null)[] = ['TitleMax', 'InstaLoan'];

const signedIn = ({ person }: MenuFacts) => person !== null;
/** A guest's token reaches one locked flow only (FLOW-LOCK-03): entries that lead elsewhere are not offered. */
const isCustomer = ({ person }: MenuFacts) => person !== null && person.guest === null;
const severalBrands = ({ person }: MenuFacts) => (person?.brands.length ?? 0) > 1;
const isOn =
  (...screens: string[]) =>
  ({ screen }: MenuFacts) =>
    screen !== null && screens.includes(screen);
const not = (clause: (facts: MenuFacts) => boolean) => (facts: MenuFacts) => !clause(facts);
const always = () => true;

/** When an entry shows: all of its clauses hold. Order is the menu's. Only entries that lead somewhere today. Spec: portal §2 "Side menu". */
export const menuClauses: Record<MenuEntryName, Record<string, (facts: MenuFacts) => boolean>> = {
  allAccounts: { isCustomer, severalBrands, inTitleMaxOrInstaLoanMenu: ({ brand }) => BRANDS_WITH_ALL_ACCOUNTS.includes(brand) },
  myAccounts: {
    isCustomer,
    notOnHome: not(isOn('Home')),
    notOnDashboard: not(isOn('Dashboard')),
    brandIsKnown: ({ brand }) => brand !== null,
  },
  contactUs: { always },
  signIn: { notSignedIn: not(signedIn), notOnAccountStatusBlocked: not(isOn('AccountStatusBlocked')) },
  signOut: { signedIn },
};

const choice: Record<MenuEntryName, (facts: MenuFacts) => MenuEntry['event']> = {
  allAccounts: () => ({ type: 'menu.chosen', target: HOME }),
  myAccounts: ({ brand }) => ({ type: 'menu.chosen', target: brand ? dashboard(brand) : HOME }),
  contactUs: () => ({ type: 'menu.chosen', target: CONTACT_US }),
  signIn: () => ({ type: 'menu.chosen', target: LOGIN }),
  signOut: () => ({ type: 'signOut.chosen', reason: 'sideBarButton' }),
};

/** Highlighted entries. Spec: CONF-023 (MENU-004). */
const isCurrent: Record<MenuEntryName, (facts: MenuFacts) => boolean> = {
  allAccounts: isOn('Home'),
  myAccounts: isOn('Dashboard', 'AccountDetails'),
  contactUs: isOn('ContactUs'),
  signIn: isOn('Login'),
  signOut: () => false,
};

const NAMES: readonly MenuEntryName[] = ['allAccounts', 'myAccounts', 'contactUs', 'signIn', 'signOut'];

export const menuOf = (facts: MenuFacts): MenuEntry[] =>
  NAMES.filter((name) => Object.values(menuClauses[name]).every((holds) => holds(facts))).map((name) => ({
    name,
    event: choice[name](facts),
    current: isCurrent[name](facts),
    brand: name === 'myAccounts' ? facts.brand : null,
    accounts: name === 'myAccounts' && facts.brand && facts.accounts ? (facts.accounts[facts.brand] ?? 0) : null,
  }));

import type { Brand } from '../../services/contract/brands.ts';
import { isNonCustomer, isOnlyNlsUser, isReferralRewardsUser, isTlxeUser } from '../kit/customerKind.ts';
import { CONTACT_US, HOME, LOGIN, dashboard } from '../kit/places.ts';
import { BRAND_ROUTES, type BrandRoute } from '../kit/routeNames.ts';
import type { Person } from '../kit/session.types.ts';
import { FLOWS, isFlow } from '../flows.ts';
import type { Target } from '../kit/target.ts';
import { MENU_ENTRIES, type ExternalPage, type MenuEntry, type MenuEntryName, type MenuPage, type MenuSettings } from './menu.types.ts';

/** What the menu depends on: the page around it, in which brand's menu it is, and what the service says. */
export type MenuFacts = MenuPage & {
  settings: MenuSettings | null;
  /** Of this brand. */
  unviewedOffers: number;
  /** Flows that there are. */
  flows?: readonly string[];
};
type Clause = (facts: MenuFacts) => boolean;
type Clauses = Readonly<Record<string, Clause>>;

const TITLEMAX_AND_INSTALOAN: readonly (Brand | null)[] = ['TitleMax', 'InstaLoan'];

const not =
  (clause: Clause): Clause =>
  (facts) =>
    !clause(facts);
const isOn =
  (...screens: string[]): Clause =>
  ({ screen }) =>
    screen !== null && screens.includes(screen);
const who =
  (is: (person: Person) => boolean): Clause =>
  ({ person }) =>
    person !== null && is(person);
const flag =
  (name: keyof MenuSettings['menuItemVisibility']): Clause =>
  ({ settings }) =>
    settings?.menuItemVisibility[name] ?? false;

const signedIn: Clause = ({ person }) => person !== null;
/** A guest's token reaches one locked flow only (FLOW-LOCK-03): entries that lead elsewhere are not offered. */
const isCustomer = who(({ guest }) => guest === null);
const notBlocked = not(isOn('AccountStatusBlocked'));
const inTitleMaxOrInstaLoanMenu: Clause = ({ brand }) => TITLEMAX_AND_INSTALOAN.includes(brand);
const termsAreOwnScreen: Clause = inTitleMaxOrInstaLoanMenu; // BRAND-006
const brandIsKnown: Clause = ({ brand }) => brand !== null;

/** Non-customers who refer friends have a menu of their own. Spec: portal §2 "Referral-only menu" (MENU-017, ROLE-005). */
const inReferralMenu: Clause = who((person) => isNonCustomer(person) && isReferralRewardsUser(person));

/** The page of the brand, as the service has it; null where it has none. */
const addressOf = ({ brand, settings }: MenuFacts, page: ExternalPage): string | null =>
  (brand && settings?.brandLinks[brand]?.[page]) || null;

type Place = { flow: string; screen: string; ofBrand?: true };

const named = (screen: BrandRoute): Place => ({ flow: BRAND_ROUTES[screen].flow, screen, ofBrand: true });

/** Screens of flows, some of which are not there yet: their entries show as soon as the registry of flows has them (flows.ts). */
const PLACES: Partial<Record<MenuEntryName, Place>> = {
  paymentMethods: named('PaymentMethods'),
  offers: named('Offers'),
  referralRewards: { flow: 'referral', screen: 'ReferralRewardsHome' },
  profile: named('CustomerProfile'),
  terms: named('TermsConditions'),
  optInDisclosures: named('OptInDisclosures'),
  linkAccount: { flow: 'linkAccount', screen: 'LinkAccountOptions' },
};

/** What an entry that leads to a screen needs. */
const leadsTo = (name: MenuEntryName): Clauses => {
  const place = PLACES[name];
  return {
    flowIsBuilt: ({ flows = FLOWS }) => place !== undefined && flows.includes(place.flow),
    ...(place?.ofBrand ? { brandIsKnown } : {}),
  };
};
const opens = (page: ExternalPage): Clauses => ({ linkIsKnown: (facts) => addressOf(facts, page) !== null });

/** When an entry of the brand menu shows: all of its clauses hold. Spec: portal §2 "Side menu" (MENU-002 to -016). */
export const menuClauses: Record<MenuEntryName, Clauses> = {
  allAccounts: { isCustomer, severalBrands: who(({ brands }) => brands.length > 1), inTitleMaxOrInstaLoanMenu },
  myAccounts: { isCustomer, notOnHome: not(isOn('Home')), notOnDashboard: not(isOn('Dashboard')) },
  paymentMethods: { isCustomer, ...leadsTo('paymentMethods') },
  offers: { isCustomer, isTlxeUser: who(isTlxeUser), offerButton: flag('offerButton'), ...leadsTo('offers') },
  referralRewards: {
    isCustomer,
    isTlxeUser: who(isTlxeUser),
    isReferralRewardsUser: who(isReferralRewardsUser),
    referralRewardsButton: flag('referralRewardsButton'),
    // BRAND-008: a family of brands has rewards of its own
    notInProductFamily: (facts) => !(inTitleMaxOrInstaLoanMenu(facts) && facts.settings?.productFamily),
    ...leadsTo('referralRewards'),
  },
  storeLocator: {
    notBlocked,
    notOnlyNls: (facts) => facts.brand === 'InstaLoan' || !who(isOnlyNlsUser)(facts),
    ...opens('storeLocator'),
  },
  contactUs: {},
  profile: { isCustomer, ...leadsTo('profile') },
  terms: {
    ...Object.fromEntries(
      Object.entries(leadsTo('terms')).map(([name, holds]) => [name, (facts: MenuFacts) => !termsAreOwnScreen(facts) || holds(facts)]),
    ),
    linkIsKnown: (facts) => termsAreOwnScreen(facts) || addressOf(facts, 'terms') !== null,
  },
  privacy: opens('privacy'),
  optInDisclosures: { optInDisclosuresButton: flag('optInDisclosuresButton'), ...leadsTo('optInDisclosures') },
  linkAccount: { isCustomer, ...leadsTo('linkAccount') },
  applyForLoan: { inTitleMaxOrInstaLoanMenu, notBlocked, ...opens('apply') },
  signOut: { signedIn },
  signIn: { notSignedIn: not(signedIn), notBlocked },
};

/** The menu of those who are no customers and refer friends; it replaces the brand's, and has its own order. Spec: portal §2 "Referral-only menu" (MENU-017). */
export const referralMenuClauses: Partial<Record<MenuEntryName, Clauses>> = {
  referralRewards: leadsTo('referralRewards'),
  linkAccount: menuClauses.linkAccount,
  terms: menuClauses.terms,
  privacy: menuClauses.privacy,
  optInDisclosures: menuClauses.optInDisclosures,
  signOut: menuClauses.signOut,
};

const REFERRAL_ENTRIES: readonly MenuEntryName[] = ['referralRewards', 'linkAccount', 'terms', 'privacy', 'optInDisclosures', 'signOut'];

const chosen = (target: Target): MenuEntry['event'] => ({ type: 'menu.chosen', target });
const screenFor = (name: MenuEntryName, { brand }: MenuFacts): Target => {
  const place = PLACES[name];
  if (!place || !isFlow(place.flow)) return HOME; // its clause flowIsBuilt keeps the entry away
  const { flow, screen } = place;
  return { flow, screen, params: place.ofBrand && brand ? { brand } : {}, search: {} };
};
const outside = (page: ExternalPage, facts: MenuFacts): MenuEntry['event'] => ({
  type: 'outside.chosen',
  page,
  address: addressOf(facts, page) ?? '',
  screen: facts.screen ?? '',
});

const choice: Partial<Record<MenuEntryName, (facts: MenuFacts) => MenuEntry['event']>> = {
  allAccounts: () => chosen(HOME),
  myAccounts: ({ brand, person }) => chosen(brand && person?.brands.length ? dashboard(brand) : HOME),
  storeLocator: (facts) => outside('storeLocator', facts),
  contactUs: () => chosen(CONTACT_US),
  terms: (facts) => (termsAreOwnScreen(facts) ? chosen(screenFor('terms', facts)) : outside('terms', facts)),
  privacy: (facts) => outside('privacy', facts),
  applyForLoan: (facts) => outside('apply', facts),
  signOut: () => ({ type: 'signOut.chosen', reason: 'sideBarButton' }),
  signIn: () => chosen(LOGIN),
};

/** Highlighted entries. Spec: CONF-023 (MENU-004). */
const CURRENT: Partial<Record<MenuEntryName, readonly string[]>> = {
  allAccounts: ['Home'],
  myAccounts: ['Dashboard', 'AccountDetails'],
  offers: ['Offers', 'OfferDetails', 'WidgetOffer'],
  contactUs: ['ContactUs'],
  linkAccount: ['LinkAccountOptions', 'LinkAccount', 'LinkAccountFailed', 'ReplaceAccount'],
  signIn: ['Login'],
};
const screensOf = (name: MenuEntryName): readonly string[] => CURRENT[name] ?? [PLACES[name]?.screen ?? ''];

export function menuOf(facts: MenuFacts): MenuEntry[] {
  const isReferral = inReferralMenu(facts);
  const clauses: Partial<Record<MenuEntryName, Clauses>> = isReferral ? referralMenuClauses : menuClauses;
  const order = isReferral ? REFERRAL_ENTRIES : MENU_ENTRIES;
  const shows = (name: MenuEntryName) => clauses[name] !== undefined && Object.values(clauses[name]).every((holds) => holds(facts));
  return order.filter(shows).map((name) => {
    const brand = name === 'myAccounts' && facts.person?.brands.length ? facts.brand : null;
    return {
      name,
      event: choice[name]?.(facts) ?? chosen(screenFor(name, facts)),
      current: facts.screen !== null && screensOf(name).includes(facts.screen),
      brand,
      accounts: brand && facts.accounts ? (facts.accounts[brand] ?? 0) : null,
      badge: name === 'offers' ? facts.unviewedOffers : 0,
    };
  });
}

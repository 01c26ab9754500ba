import type { Brand } from '../../services/contract/brands.ts';
import { isNonCustomer, isOnlyNlsUser, isReferralRewardsUser, isTlxeUser, mayEnroll } from '../kit/customerKind.ts';
import { BRAND_ROUTES, type BrandRoute } from '../kit/routeNames.ts';
import type { Person } from '../kit/session.types.ts';
import type { FlowName } from '../flows.ts';
import type { ExternalPage, MenuEntryName, MenuPage, MenuSettings } from './menu.types.ts';

/** What the menu depends on: the page around it, in which brand's menu it is, and what the service says. */
export type MenuFacts = MenuPage & {
  settings: MenuSettings | null;
  /** Of this brand. */
  unviewedOffers: number;
};
type Clause = (facts: MenuFacts) => boolean;
export type Clauses = Readonly<Record<string, Clause>>;

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
export const termsAreOwnScreen: Clause = inTitleMaxOrInstaLoanMenu; // BRAND-006
const brandIsKnown: Clause = ({ brand }) => brand !== null;

/** Non-customers who refer friends have a menu of their own. Spec: portal §2 "Referral-only menu" (MENU-017, ROLE-005). */
export const inReferralMenu: Clause = who((person) => isNonCustomer(person) && isReferralRewardsUser(person));

/** The page of the brand, as the service has it; null where it has none. */
export const addressOf = ({ brand, settings }: MenuFacts, page: ExternalPage): string | null =>
  (brand && settings?.brandLinks[brand]?.[page]) || null;

type Place = { flow: FlowName; screen: string; ofBrand?: true };

const named = (screen: BrandRoute): Place => ({ flow: BRAND_ROUTES[screen].flow, screen, ofBrand: true });

/** The screens that entries lead to. */
export const PLACES: Partial<Record<MenuEntryName, Place>> = {
  paymentMethods: named('PaymentMethods'),
  offers: named('Offers'),
  referralRewards: { flow: 'referral', screen: 'ReferralRewardsHome' },
  profile: named('CustomerProfile'),
  terms: named('TermsConditions'),
  optInDisclosures: named('OptInDisclosures'),
  linkAccount: { flow: 'linkAccount', screen: 'LinkAccountOptions' },
};

const opens = (page: ExternalPage): Clauses => ({ linkIsKnown: (facts) => addressOf(facts, page) !== null });

/** When a customer has referral rewards. Spec: MENU-008. */
const rewardsClauses: Clauses = {
  isTlxeUser: who(isTlxeUser),
  isReferralRewardsUser: who(isReferralRewardsUser),
  referralRewardsButton: flag('referralRewardsButton'),
  // BRAND-008: a family of brands has rewards of its own
  notInProductFamily: (facts) => !(inTitleMaxOrInstaLoanMenu(facts) && facts.settings?.productFamily),
};
/** A non-customer who is not a member yet. Spec: RULE-027, FLAG-004. */
const joinsRewards: Clause = ({ person, settings }) => person !== null && settings !== null && mayEnroll(person, settings);

/** When an entry of the brand menu shows: all of its clauses hold. Spec: portal §2 "Side menu" (MENU-002 to -016). */
export const menuClauses: Record<MenuEntryName, Clauses> = {
  allAccounts: { isCustomer, severalBrands: who(({ brands }) => brands.length > 1), inTitleMaxOrInstaLoanMenu },
  myAccounts: { isCustomer, notOnHome: not(isOn('Home')), notOnDashboard: not(isOn('Dashboard')) },
  paymentMethods: { isCustomer, brandIsKnown },
  offers: { isCustomer, isTlxeUser: who(isTlxeUser), offerButton: flag('offerButton'), brandIsKnown },
  referralRewards: {
    isOffered: (facts) => joinsRewards(facts) || Object.values(rewardsClauses).every((holds) => holds(facts)),
  },
  storeLocator: {
    notBlocked,
    notOnlyNls: (facts) => facts.brand === 'InstaLoan' || !who(isOnlyNlsUser)(facts),
    ...opens('storeLocator'),
  },
  contactUs: {},
  profile: { isCustomer, brandIsKnown },
  terms: { linkIsKnown: (facts) => termsAreOwnScreen(facts) || addressOf(facts, 'terms') !== null },
  privacy: opens('privacy'),
  optInDisclosures: { optInDisclosuresButton: flag('optInDisclosuresButton'), brandIsKnown },
  linkAccount: { isCustomer },
  applyForLoan: { inTitleMaxOrInstaLoanMenu, notBlocked, ...opens('apply') },
  signOut: { signedIn },
  signIn: { notSignedIn: not(signedIn), notBlocked },
};

/** The menu of those who are no customers and refer friends; it replaces the brand's, and has its own order. Spec: portal §2 "Referral-only menu" (MENU-017). */
export const referralMenuClauses: Partial<Record<MenuEntryName, Clauses>> = {
  referralRewards: {},
  linkAccount: menuClauses.linkAccount,
  terms: menuClauses.terms,
  privacy: menuClauses.privacy,
  optInDisclosures: menuClauses.optInDisclosures,
  signOut: menuClauses.signOut,
};

import { CONTACT_US, HOME, LOGIN, dashboard } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import {
  addressOf,
  inReferralMenu,
  menuClauses,
  PLACES,
  referralMenuClauses,
  termsAreOwnScreen,
  type Clauses,
  type MenuFacts,
} from './menu.clauses.ts';
import { MENU_ENTRIES, type ExternalPage, type MenuEntry, type MenuEntryName } from './menu.types.ts';

const REFERRAL_ENTRIES: readonly MenuEntryName[] = ['referralRewards', 'linkAccount', 'terms', 'privacy', 'optInDisclosures', 'signOut'];

const chosen = (target: Target): MenuEntry['event'] => ({ type: 'menu.chosen', target });
/** The screen of an entry; Home for `allAccounts`, which has none of its own. */
const screenFor = (name: MenuEntryName, { brand }: MenuFacts): Target => {
  const place = PLACES[name];
  if (!place) return HOME;
  const { flow, screen, ofBrand } = place;
  return { flow, screen, params: ofBrand && brand ? { brand } : {}, search: {} };
};
const outside = (page: ExternalPage, facts: MenuFacts): MenuEntry['event'] => ({
  type: 'outside.chosen',
  page,
  address: addressOf(facts, page) ?? '',
  screen: facts.screen ?? '',
});

const choice: Partial<Record<MenuEntryName, (facts: MenuFacts) => MenuEntry['event']>> = {
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
  referralRewards: ['ReferralRewardsHome', 'ReferCompleteProfile', 'ReferRedeemAddCard', 'ReferRedeemReview', 'ReferRedeemSuccess'],
  contactUs: ['ContactUs'],
  linkAccount: ['LinkAccountOptions', 'LinkAccount', 'LinkAccountFailed', 'ReplaceAccount'],
  signIn: ['Login'],
};
const screensOf = (name: MenuEntryName): readonly string[] => CURRENT[name] ?? [PLACES[name]?.screen ?? ''];

/** The entries of the menu, in their order. */
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

import type { OffersReport } from '../../services/actors/events.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Settings } from '../../services/contract/settings.ts';
import type { SignOutReason } from '../../services/contract/enums.ts';
import type { Person } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';

/** Pages of a brand outside the portal that the menu opens. */
export type ExternalPage = 'storeLocator' | 'terms' | 'privacy' | 'apply';

/** What the service says about the menu. Spec: portal §3 "Session state" (FLAG-004, FLAG-008), OPEN-037. */
export type MenuSettings = Pick<
  Settings,
  | 'brandLinks'
  | 'productFamily'
  | 'visitorBrand'
  | 'menuItemVisibility'
  | 'tooltipDelayMs'
  | 'displayNonCustomerReferral'
  | 'displayRetailReferral'
>;

/** Null: a visitor. */
export type MenuInput = { person: Person | null };

export type MenuContext = MenuInput & {
  /** Null until they are loaded, and after a failure; entries that need no settings are shown then. */
  settings: MenuSettings | null;
  /** How many offers of each brand have not been viewed. Spec: portal §4 "Offers viewed". */
  unviewedOffers: Partial<Record<Brand, number>>;
  /** The page that is opening, or that the browser did not open. */
  link: Link | null;
};

/** `screen`: the screen on which the customer chose the page. */
export type Link = { page: ExternalPage; address: string; screen: string };

export type MenuEvent =
  | ({ type: 'outside.chosen' } & Link)
  /** The customer closes the message about a page that did not open. */
  | { type: 'outside.closed' }
  | OffersReport
  /** Another flow is open: the number of offers may have changed. */
  | { type: 'flow.opened' };

/** In the specification's order (MENU-001). */
export const MENU_ENTRIES = [
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
  'signIn',
] as const;
export type MenuEntryName = (typeof MENU_ENTRIES)[number];

/** What an entry sends to the app: another screen, or the end of the session. */
export type MenuChoice = { type: 'menu.chosen'; target: Target } | { type: 'signOut.chosen'; reason: SignOutReason };

/** One line of the side menu. A choice sends `event` to the app, or to the menu itself when it opens a page outside. */
export type MenuEntry = {
  name: MenuEntryName;
  event: MenuChoice | Extract<MenuEvent, { type: 'outside.chosen' }>;
  current: boolean;
  /** Of `myAccounts`: the brand, and how many accounts the customer has with it; null until that is known. */
  brand: Brand | null;
  accounts: number | null;
  /** Of `offers`: how many the customer has not viewed. */
  badge: number;
};

/** What the shell shows. `tipDelayMs`: until a shortened label is shown in full. `blocked`: the address of a page that the browser would not open. */
export type MenuView = { entries: readonly MenuEntry[]; tipDelayMs: number; blocked: string | null };

/** What the app gives to the menu. `brand`: the brand of the page, else the last one, else the customer's own; null when none is known. */
export type MenuPage = {
  person: Person | null;
  screen: string | null;
  brand: Brand | null;
  /** How many accounts the customer has with each brand; null until that is known (MENU-005). */
  accounts: Readonly<Partial<Record<Brand, number>>> | null;
};

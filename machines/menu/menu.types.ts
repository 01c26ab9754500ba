import type { Brand } from '../../services/contract/brands.ts';
import type { FurtherSettings } from '../../services/contract/settings.ts';
import type { AppEvent } from '../app/app.types.ts';
import type { Person } from '../kit/session.types.ts';

/** Pages of a brand outside of the portal that the menu leads to. */
export type ExternalPage = 'storeLocator' | 'terms' | 'privacy' | 'apply';

/** What the service says about the menu. Spec: portal §3 "Session state" (FLAG-004, FLAG-008), OPEN-037. */
export type MenuSettings = Pick<FurtherSettings, 'brandLinks' | 'productFamily' | 'visitorBrand'> & {
  menuItemVisibility: { offerButton: boolean; referralRewardsButton: boolean; optInDisclosuresButton: boolean };
};

/** Null: a visitor. */
export type MenuInput = { person: Person | null };

export type MenuContext = MenuInput & {
  /** Null until the service has said, or could not be asked; the entries that need nothing of it are shown then. */
  settings: MenuSettings | null;
  /** Spec: portal §4 "Offers viewed". */
  unviewedOffers: number;
  /** The page being opened, or that the browser would not open. */
  link: Link | null;
};

/** `screen`: where the customer was when she chose it. */
export type Link = { page: ExternalPage; address: string; screen: string };

export type MenuEvent =
  | ({ type: 'outside.chosen' } & Link)
  /** What was said of a link that could not be opened has been read. */
  | { type: 'outside.closed' }
  /** Another flow has been opened: what the menu counts may have changed. */
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

/** One line of the side menu. A choice sends `event`, to the menu itself when it opens a page outside. */
export type MenuEntry = {
  name: MenuEntryName;
  event: Extract<AppEvent, { type: 'menu.chosen' | 'signOut.chosen' }> | Extract<MenuEvent, { type: 'outside.chosen' }>;
  current: boolean;
  /** Of `myAccounts`: whose accounts, and how many she has there; null while that is not known. */
  brand: Brand | null;
  accounts: number | null;
  /** Of `offers`: how many she has not looked at. */
  badge: number;
};

/** What the shell shows. `blocked`: the address of a page that the browser would not open. */
export type MenuView = { entries: readonly MenuEntry[]; blocked: string | null };

import {
  BadgePercent,
  ChevronDown,
  CreditCard,
  ExternalLink,
  FileText,
  Gift,
  Link2,
  LogIn,
  LogOut,
  MapPin,
  Phone,
  Scale,
  ShieldCheck,
  SquarePen,
  UserRound,
  Wallet,
} from 'lucide';
import { LucideIcon } from '../kit/LucideIcon.tsx';
import type { MenuEntryName } from '../../machines/menu/menu.types.ts';

/** Icons of the menu only, so that Login, which has no menu, does not download them. */
const PICTURES = {
  allAccounts: Wallet,
  myAccounts: Wallet,
  paymentMethods: CreditCard,
  offers: BadgePercent,
  referralRewards: Gift,
  storeLocator: MapPin,
  contactUs: Phone,
  profile: UserRound,
  privacyAndTerms: Scale,
  terms: FileText,
  privacy: ShieldCheck,
  optInDisclosures: FileText,
  linkAccount: Link2,
  applyForLoan: SquarePen,
  signOut: LogOut,
  signIn: LogIn,
  opens: ChevronDown,
  outside: ExternalLink,
} as const satisfies Record<MenuEntryName | 'privacyAndTerms' | 'opens' | 'outside', typeof Wallet>;

export const MenuIcon = ({ name }: { name: keyof typeof PICTURES }) => (
  <LucideIcon icon={PICTURES[name]} className={`icon menu-icon-${name}`} />
);

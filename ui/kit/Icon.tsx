import {
  ArrowLeft,
  Check,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Copy,
  CreditCard,
  Eye,
  EyeOff,
  Globe,
  Info,
  Landmark,
  LogIn,
  LogOut,
  Mail,
  Menu,
  Moon,
  Phone,
  Printer,
  RefreshCw,
  ShieldCheck,
  Sun,
  TriangleAlert,
  Wallet,
  X,
} from 'lucide-react';

const ICONS = {
  back: ArrowLeft,
  check: Check,
  danger: CircleAlert,
  good: CircleCheck,
  help: CircleHelp,
  copy: Copy,
  card: CreditCard,
  show: Eye,
  hide: EyeOff,
  language: Globe,
  info: Info,
  bank: Landmark,
  signIn: LogIn,
  signOut: LogOut,
  mail: Mail,
  menu: Menu,
  dark: Moon,
  phone: Phone,
  print: Printer,
  again: RefreshCw,
  safe: ShieldCheck,
  light: Sun,
  warning: TriangleAlert,
  accounts: Wallet,
  close: X,
} as const;

export type IconName = keyof typeof ICONS;

/** A picture beside words, never instead of them: hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  const Picture = ICONS[name];
  return <Picture className="icon" aria-hidden="true" focusable="false" strokeWidth={1.75} />;
}

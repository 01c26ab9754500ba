import {
  ArrowRight,
  Bot,
  ChevronRight,
  CircleAlert,
  Clock,
  Copy,
  Download,
  FlaskConical,
  Link,
  List,
  Maximize,
  MessageSquareReply,
  Minus,
  Pause,
  Play,
  Plus,
  Printer,
  Search,
  UnfoldVertical,
  FoldVertical,
  User,
  Workflow,
  X,
} from 'lucide-react';

const ICONS = {
  flow: Workflow,
  next: ChevronRight,
  to: ArrowRight,
  search: Search,
  close: X,
  more: Plus,
  less: Minus,
  fit: Maximize,
  print: Printer,
  save: Download,
  link: Link,
  copy: Copy,
  list: List,
  unfold: UnfoldVertical,
  fold: FoldVertical,
  customer: User,
  answer: MessageSquareReply,
  failure: CircleAlert,
  clock: Clock,
  itself: Bot,
  test: FlaskConical,
  play: Play,
  pause: Pause,
} as const;

export type IconName = keyof typeof ICONS;

/** A picture beside words, never instead of them. */
export function Icon({ name }: { name: IconName }) {
  const Picture = ICONS[name];
  return <Picture className="icon" aria-hidden="true" focusable="false" strokeWidth={1.75} />;
}

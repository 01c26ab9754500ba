import { CalendarDays, FileCheck, FilePenLine, FileText, Receipt, ScrollText, Signature } from 'lucide';
import type { Kind } from '../../../../machines/documents/documents.rules.ts';
import { LucideIcon } from '../../../kit/LucideIcon.tsx';

const ICONS = {
  agreement: ScrollText,
  signed: Signature,
  statement: CalendarDays,
  receipt: Receipt,
  paidInFull: FileCheck,
  record: FilePenLine,
  other: FileText,
} as const satisfies Record<Kind, unknown>;

export const KindIcon = ({ kind }: { kind: Kind }) => <LucideIcon icon={ICONS[kind]} className="icon paper-icon" />;

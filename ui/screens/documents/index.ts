import type { SnapshotFrom } from 'xstate';
import type { documentsMachine } from '../../../machines/documents/documents.machine.ts';
import type { DocumentsEvent } from '../../../machines/documents/documents.rules.ts';
import { documentsView, type DocumentsView } from '../../../machines/documents/documents.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AccountMonthlyDocuments } from './AccountMonthlyDocuments.tsx';
import { Documents } from './Documents.tsx';
import './documents.css';

type Views = Record<'Documents' | 'AccountMonthlyDocuments', DocumentsView>;

/** The documents flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof documentsMachine>, Views, DocumentsEvent> = {
  select: documentsView,
  screens: { Documents, AccountMonthlyDocuments },
};

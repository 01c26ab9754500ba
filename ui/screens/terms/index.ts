import '../../papers/paper.css';
import type { SnapshotFrom } from 'xstate';
import type { termsMachine, TermsEvent } from '../../../machines/terms/terms.machine.ts';
import { termsView, type TermsView } from '../../../machines/terms/terms.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ExperianDisclosure } from './ExperianDisclosure.tsx';
import { OptInDisclosures } from './OptInDisclosures.tsx';
import { TermsConditions } from './TermsConditions.tsx';

type Views = Record<'TermsConditions' | 'OptInDisclosures' | 'ExperianDisclosure', TermsView>;

export const flowScreens: FlowScreens<SnapshotFrom<typeof termsMachine>, Views, TermsEvent> = {
  select: termsView,
  screens: { TermsConditions, OptInDisclosures, ExperianDisclosure },
};

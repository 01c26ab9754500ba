import '../../papers/paper.css';
import '../paying/paying.css';
import './agreement.css';
import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from '../../../machines/agreement/agreement.machine.ts';
import type { AgreementEvent } from '../../../machines/agreement/agreement.types.ts';
import { agreementView, type AccountDisclosuresView } from '../../../machines/agreement/agreement.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AccountDisclosures } from './AccountDisclosures.tsx';

/** The agreement to a renewal as the shell shows it. */
export const flowScreens: FlowScreens<
  SnapshotFrom<typeof agreementMachine>,
  { AccountDisclosures: AccountDisclosuresView },
  AgreementEvent
> = {
  select: agreementView,
  screens: { AccountDisclosures },
};

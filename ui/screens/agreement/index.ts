import '../../papers/paper.css';
import '../paying/paying.css';
import './agreement.css';
import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from '../../../machines/agreement/agreement.machine.ts';
import type { AgreementEvent } from '../../../machines/agreement/agreement.types.ts';
import { agreementView, type AccountDisclosuresView, type AgreementView } from '../../../machines/agreement/agreement.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AccountDisclosures } from './AccountDisclosures.tsx';

const own = (view: AgreementView) => (view.screen === 'AccountDisclosures' ? view : null);

/** The agreement to a renewal as the shell shows it; CustomerDetails and DocuSignView are screens of charts of their own. */
export const flowScreens: FlowScreens<
  SnapshotFrom<typeof agreementMachine>,
  { AccountDisclosures: AccountDisclosuresView },
  AgreementEvent
> = {
  select: (snapshot) => own(agreementView(snapshot)),
  screens: { AccountDisclosures },
};

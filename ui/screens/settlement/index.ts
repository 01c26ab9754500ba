import '../../papers/paper.css';
import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { settlementMachine } from '../../../machines/settlement/settlement.machine.ts';
import type { SettlementEvent } from '../../../machines/settlement/settlement.rules.ts';
import { settlementView, type SettlementOfferView, type SettlementView } from '../../../machines/settlement/settlement.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { SettlementOffer } from './SettlementOffer.tsx';

const own = (view: SettlementView) => (view.screen === 'SettlementOffer' ? view : null);

/** A settlement as the shell shows it; DocuSignView is the screen of a chart of its own. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof settlementMachine>, { SettlementOffer: SettlementOfferView }, SettlementEvent> = {
  select: (snapshot) => own(settlementView(snapshot)),
  screens: { SettlementOffer },
};

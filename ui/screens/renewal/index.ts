import '../paying/paying.css';
import './renewal.css';
import type { SnapshotFrom } from 'xstate';
import type { renewalMachine } from '../../../machines/renewal/renewal.machine.ts';
import type { RenewalEvent } from '../../../machines/renewal/renewal.types.ts';
import { renewalView, type RenewalView, type RenewalViews } from '../../../machines/renewal/renewal.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AlternateBlocked } from './AlternateBlocked.tsx';
import { ProductSwitch } from './ProductSwitch.tsx';

const own = (view: RenewalView) => (view.screen === 'ProductSwitch' || view.screen === 'AlternateBlocked' ? view : null);

/** The terms of a renewal as the shell shows them; the code and the products are screens of charts of their own. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof renewalMachine>, RenewalViews, RenewalEvent> = {
  select: (snapshot) => own(renewalView(snapshot)),
  screens: { ProductSwitch, AlternateBlocked },
};

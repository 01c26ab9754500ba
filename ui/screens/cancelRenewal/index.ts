import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { cancelRenewalMachine } from '../../../machines/cancelRenewal/cancelRenewal.machine.ts';
import type { CancelRenewalEvent } from '../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import { cancelRenewalView, type CancelRenewalViews } from '../../../machines/cancelRenewal/cancelRenewal.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { CancelRenewal } from './CancelRenewal.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';

/** The cancellation of a renewal as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof cancelRenewalMachine>, CancelRenewalViews, CancelRenewalEvent> = {
  select: cancelRenewalView,
  screens: { CancelRenewal, ConfirmPayment },
};

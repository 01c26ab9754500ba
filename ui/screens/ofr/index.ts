import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { ofrMachine } from '../../../machines/ofr/ofr.machine.ts';
import type { OfrEvent } from '../../../machines/ofr/ofr.rules.ts';
import { ofrView, type OfrScreen, type OfrView } from '../../../machines/ofr/ofr.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { OfrVehicleRecovery } from './OfrVehicleRecovery.tsx';
import { OfrVehicleRepossessed } from './OfrVehicleRepossessed.tsx';

/** A vehicle that is being repossessed, as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof ofrMachine>, Record<OfrScreen, OfrView>, OfrEvent> = {
  select: ofrView,
  screens: { OfrVehicleRecovery, OfrVehicleRepossessed },
};

import type { SnapshotFrom } from 'xstate';
import type { storesMachine } from '../../../machines/stores/stores.machine.ts';
import { storesView } from '../../../machines/stores/stores.select.ts';
import type { StoresEvent, StoresView } from '../../../machines/stores/stores.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ContactUs } from './ContactUs.tsx';

/** The stores flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof storesMachine>, { ContactUs: StoresView }, StoresEvent> = {
  select: storesView,
  screens: { ContactUs },
};

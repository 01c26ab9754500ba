import type { SnapshotFrom } from 'xstate';
import type { StoresEvent, storesMachine } from '../../../machines/stores/stores.machine.ts';
import { storesView, type StoresView } from '../../../machines/stores/stores.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ContactUs } from './ContactUs.tsx';

export const flowScreens: FlowScreens<SnapshotFrom<typeof storesMachine>, { ContactUs: StoresView }, StoresEvent> = {
  select: storesView,
  screens: { ContactUs },
};

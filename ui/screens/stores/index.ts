import '../../papers/paper.css';
import '../store/store.css';
import type { SnapshotFrom } from 'xstate';
import type { storesMachine } from '../../../machines/stores/stores.machine.ts';
import type { StoresEvent } from '../../../machines/stores/stores.rules.ts';
import { storesView, type ContactView, type StoreView } from '../../../machines/stores/stores.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ContactUs } from './ContactUs.tsx';
import { StoreDetails } from './StoreDetails.tsx';

type Views = { ContactUs: ContactView; StoreDetails: StoreView };

/** The stores flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof storesMachine>, Views, StoresEvent> = {
  select: storesView,
  screens: { ContactUs, StoreDetails },
};

import '../paying/paying.css';
import './ancillary.css';
import type { SnapshotFrom } from 'xstate';
import type { ancillaryMachine } from '../../../machines/ancillary/ancillary.machine.ts';
import type { AncillaryEvent } from '../../../machines/ancillary/ancillary.rules.ts';
import {
  ancillaryView,
  type AncillaryProductsConfirmView,
  type AncillaryProductsView,
} from '../../../machines/ancillary/ancillary.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';

/** Downloaded after the first screen of the flow that uses them (quality §7). */
const AncillaryProducts = later(async () => (await import('./AncillaryProducts.tsx')).AncillaryProducts);
const AncillaryProductsConfirm = later(async () => (await import('./AncillaryProductsConfirm.tsx')).AncillaryProductsConfirm);

type Views = { AncillaryProducts: AncillaryProductsView; AncillaryProductsConfirm: AncillaryProductsConfirmView };

/** What is sold with a renewal, in the flow that renews. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof ancillaryMachine>, Views, AncillaryEvent> = {
  select: ancillaryView,
  screens: { AncillaryProducts, AncillaryProductsConfirm },
};

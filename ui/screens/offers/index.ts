import '../../papers/paper.css';
import './offers.css';
import type { SnapshotFrom } from 'xstate';
import type { offersMachine, OffersEvent } from '../../../machines/offers/offers.machine.ts';
import { offersView, type OffersView } from '../../../machines/offers/offers.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import { Offers } from './Offers.tsx';
import { WidgetOffer } from './WidgetOffer.tsx';

/** The offers flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof offersMachine>, Record<OffersView['screen'], OffersView>, OffersEvent> = {
  select: offersView,
  screens: { Offers, OfferDetails, WidgetOffer },
};

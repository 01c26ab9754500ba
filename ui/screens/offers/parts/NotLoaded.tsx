import type { OffersEvent } from '../../../../machines/offers/offers.machine.ts';
import type { OffersView } from '../../../../machines/offers/offers.view.ts';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { SkeletonCard } from '../../../kit/Skeleton.tsx';

/** While the offers load, and when they could not be loaded. */
export const NotLoaded = ({ view, send }: { view: OffersView; send: (event: OffersEvent) => void }) =>
  view.failure ? <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} /> : <SkeletonCard />;

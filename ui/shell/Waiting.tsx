import { Trans } from '@lingui/react/macro';
import { Skeleton, SkeletonCard } from '../kit/Skeleton.tsx';

/** The skeleton shown while a flow loads, in the size of its screen. */
export function Waiting() {
  return (
    <main className="page" data-screen="Waiting" aria-busy="true">
      <div className="page-content">
        <h1 className="visually-hidden">
          <Trans>One moment, please</Trans>
        </h1>
        <Skeleton size="title" />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </main>
  );
}

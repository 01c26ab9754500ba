import { classes } from './classes.ts';

export type SkeletonSize = 'text' | 'title' | 'hero' | 'button';

/** Gray lines of the size of the expected content, so that nothing shifts. Silent: the page's aria-busy announces the wait. */
export function Skeleton({ lines = 1, size = 'text' }: { lines?: number; size?: SkeletonSize }) {
  return (
    <span className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes('skeleton-line', `skeleton-${size}`, lines > 1 && line === lines - 1 && 'skeleton-last')} />
      ))}
    </span>
  );
}

/** A card that loads. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <div className="card card-plain" aria-hidden="true">
      <Skeleton size="title" />
      <Skeleton size="hero" />
      <Skeleton lines={lines} />
    </div>
  );
}

/** The summary above the cards, while it loads. */
export const SkeletonBand = () => (
  <div className="standing" aria-hidden="true">
    <Skeleton size="title" />
  </div>
);

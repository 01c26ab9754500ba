import { classes } from '../../../kit/classes.ts';
import { Skeleton } from '../../../kit/Skeleton.tsx';

/** Two weeks without weekends, and a day from 9 to 6: as many as most stores have (OPEN-032). */
const DAYS = 10;
const HALF_HOURS = 18;

const Coming = ({ count, className }: { count: number; className?: string }) => (
  <div className="choices">
    <Skeleton />
    <div className="chips">
      {Array.from({ length: count }, (_, nth) => (
        <span key={nth} className={classes('chip-coming', 'skeleton-line', className)} />
      ))}
    </div>
  </div>
);

/** As high as the days and times that are coming, so that what is below them does not move. */
export const ComingTimes = () => (
  <div className="coming-times" aria-hidden="true">
    <Coming count={DAYS} className="chip-coming-day" />
    <Coming count={HALF_HOURS} />
  </div>
);

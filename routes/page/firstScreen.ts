import type { Charts } from '../mirror.ts';
import { routing } from './openRouting.ts';

type Visible = NonNullable<ReturnType<Charts['visible']>>;

/** A screen to show: one that does not wait, or the screen of the wait itself. A reload during a payment must show that it is in progress (F9). */
const isWorthSeeing = ({ settled, target }: Visible): boolean => settled || routing()?.placeOf(target)?.preventNavigation === 'everything';

/** ms after which a screen that still waits is rendered anyway: its header and menu are useful before its content. */
const PATIENCE_MS = 1_000;

/** ms after which the background no longer waits for a screen. */
const BACKGROUND_MS = 10_000;

/** Resolves with the first screen that `isIt`, or with any screen once `patienceMs` are over. */
const screenIn = (charts: Charts, isIt: (visible: Visible) => boolean, patienceMs: number) =>
  new Promise<void>((resolve) => {
    let patient = true;
    const look = () => {
      const visible = charts.visible();
      if (visible === null || (patient && !isIt(visible))) return;
      clearTimeout(patience);
      unwatch();
      resolve();
    };
    const patience = setTimeout(() => {
      patient = false;
      look();
    }, patienceMs);
    const unwatch = charts.watch(() => queueMicrotask(look));
    look();
  });

/** Resolves when there is a screen to show; until then the page keeps what the build has rendered. */
export const firstScreen = (charts: Charts): Promise<void> => screenIn(charts, isWorthSeeing, PATIENCE_MS);

/** Resolves when a screen has all that it waits for. */
export const restingScreen = (charts: Charts): Promise<void> => screenIn(charts, ({ settled }) => settled, BACKGROUND_MS);

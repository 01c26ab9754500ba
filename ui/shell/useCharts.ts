import { startTransition, useEffect, useState } from 'react';
import type { ActorRef } from 'xstate';
import type { AppSnapshot } from '../../machines/app.select.ts';
import type { AppEvent } from '../../machines/app.types.ts';

/** The root actor, as the shell needs it. */
export type AppRef = ActorRef<AppSnapshot, AppEvent>;

type Watch = { subscribe: (changed: () => void) => () => void; version: () => number };

const watches = new WeakMap<AppRef, Watch>();

/**
 * Counts the changes of every actor below the root. The root's own snapshot does not change when a flow's does, and what is on the screen
 * depends on both. Begins with the first look and lasts as long as the root: no change is missed between render and subscription.
 */
function watchOf(app: AppRef): Watch {
  const known = watches.get(app);
  if (known) return known;
  let version = 0;
  const listeners = new Set<() => void>();
  app.system.inspect((event) => {
    if (event.type !== '@xstate.snapshot') return;
    version += 1;
    for (const changed of listeners) changed();
  });
  const watch: Watch = {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    version: () => version,
  };
  watches.set(app, watch);
  return watch;
}

/**
 * The charts as they stand now; renders again with every change of any of them. The only file of ui that subscribes to charts. In slices,
 * between which a press is heard: a whole screen is more than a slow phone draws between two pictures (quality §7). Everything is selected
 * in the one render of whoever calls this, so that what is drawn is of one moment.
 */
export function useCharts(app: AppRef): AppSnapshot {
  const { subscribe, version } = watchOf(app);
  const [, draw] = useState(version);
  useEffect(() => {
    // within an event at once: a box that is ticked is put back by React when it is not drawn as ticked before the event is over
    const changed = () => (Reflect.get(globalThis, 'event') ? draw(version()) : startTransition(() => draw(version())));
    changed(); // between the render and now
    return subscribe(changed);
  }, [subscribe, version]);
  return app.getSnapshot();
}

import { useSyncExternalStore } from 'react';
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

/** The charts as they stand now; renders again with every change of any of them. The only file of ui that subscribes to charts. */
export function useCharts(app: AppRef): AppSnapshot {
  const { subscribe, version } = watchOf(app);
  useSyncExternalStore(subscribe, version, version);
  return app.getSnapshot();
}

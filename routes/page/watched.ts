import type { Watched } from '../../ui/shell/pagePort.ts';

/** A value with change listeners. */
export function watched<T>(first: T): Watched<T> & { set: (next: T) => void } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of listeners) changed();
    },
  };
}

/** Passes each value to all listeners. `listen` returns a function that ends the subscription. A listener that fails does not stop the others. */
export type Emitter<Told> = { tell: (told: Told) => void; listen: (listener: (told: Told) => void) => () => void };

export function emitter<Told>(): Emitter<Told> {
  const listeners = new Set<(told: Told) => void>();
  return {
    tell(told) {
      const failures: unknown[] = [];
      for (const listener of new Set(listeners)) {
        try {
          listener(told);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'a listener failed');
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

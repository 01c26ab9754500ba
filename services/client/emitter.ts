/** Passes each value to all listeners. `listen` returns a function that ends the subscription. A listener that fails does not stop the others. */
export type Emitter<Value> = { emit: (value: Value) => void; listen: (listener: (value: Value) => void) => () => void };

export function emitter<Value>(): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit(value) {
      const failures: unknown[] = [];
      for (const listener of new Set(listeners)) {
        try {
          listener(value);
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

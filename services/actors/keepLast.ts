import { settings } from '../client/settings.ts';

/**
 * Keeps the last value it is given: `persistDebounceMs` after the last change, at once when the page is hidden or it is stopped.
 * Spec: portal §9 "Persistence debounce" (CONST-046, STORE-001).
 */
export function keepLast<Value>(keep: (value: Value) => void) {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const last = waiting;
    waiting = null;
    if (last) keep(last.value);
  };
  globalThis.addEventListener?.('pagehide', flush);
  return {
    take(value: Value): void {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, settings().persistDebounceMs);
    },
    drop(): void {
      waiting = null;
    },
    stop(): void {
      globalThis.removeEventListener?.('pagehide', flush);
      flush();
    },
  };
}

/** The shortest of seven runs after a warm-up, in ms, because a busy machine must not fail a fast function. */
export function bestOf(run: () => unknown): number {
  run();
  const times = Array.from({ length: 7 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** Whether one of up to seven runs takes less than the limit in ms. A fast function is interrupted at times; a slow one never passes. */
export const isEverWithin = (ms: number, run: () => unknown): boolean =>
  Array.from({ length: 7 }).some(() => {
    const from = performance.now();
    run();
    return performance.now() - from < ms;
  });

/** Spec: quality §6 row 18. */
export const LAW_MS = 5;
export const LONG = 20_000;

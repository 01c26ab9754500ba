/** Runs once to warm up, then answers how many ms the best of seven runs took: a busy machine must not fail a fast function. */
export function bestOf(run: () => unknown): number {
  run();
  const times = Array.from({ length: 7 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** Is one of up to seven runs done within so many ms? A slow function never is; a fast one is interrupted at times. */
export const isEverWithin = (ms: number, run: () => unknown): boolean =>
  Array.from({ length: 7 }).some(() => {
    const from = performance.now();
    run();
    return performance.now() - from < ms;
  });

/** Spec: quality §4 "Laws". */
export const LAW_MS = 5;
export const LONG = 20_000;

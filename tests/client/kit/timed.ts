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

/** Spec: quality §4 "Laws". */
export const LAW_MS = 5;
export const LONG = 20_000;

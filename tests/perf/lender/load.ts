/** Requests of one kind: how many per second, and p50 and p99 in ms. `failed`: answers other than 200. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

/**
 * Each client sends one request after another until the time is over or none is left. `ask` returns the status, or null when none is left.
 */
export async function load(clients: number, forMs: number, ask: (client: number, turn: number) => Promise<number | null>): Promise<Load> {
  const took: number[] = [];
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; performance.now() - began < forMs; turn++) {
        const started = performance.now();
        const status = await ask(client, turn);
        if (status === null) return;
        if (status !== 200) failed += 1;
        took.push(performance.now() - started);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** Requests of one kind: how many a second, and how long 50 and 99 of 100 took at most, ms. `failed`: answers that were not 200. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

/**
 * So many clients ask one after the other until the time is over or they have nothing left to ask. `ask` answers the status; null: nothing left.
 */
export async function load(clients: number, forMs: number, ask: (client: number, turn: number) => Promise<number | null>): Promise<Load> {
  const took: number[] = [];
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; performance.now() - began < forMs; turn++) {
        const asked = performance.now();
        const status = await ask(client, turn);
        if (status === null) return;
        if (status !== 200) failed += 1;
        took.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

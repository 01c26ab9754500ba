import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { Results, type Shard } from './shard.ts';
import { sum, type Simulated, type Story } from './stories.ts';

export type Simulation = { counts: Story['counts']; bad: Story[] };

/** Runs `runs` simulations of this kind from `seed` on all cores. `wrong`: the planted faults. Fails when a worker does. */
export async function simulate(
  simulated: Simulated,
  runs: number,
  seed: number,
  wrong: Readonly<Record<string, boolean>> = {},
): Promise<Simulation> {
  const shards = availableParallelism();
  const size = Math.ceil(runs / shards);
  const told = await Promise.all(
    Array.from({ length: shards }, (_, shard) => {
      const from = seed + shard * size;
      return work({ simulated, from, runs: Math.max(0, Math.min(size, seed + runs - from)), wrong: { ...wrong } });
    }),
  );
  return { counts: told.map(({ counts }) => counts).reduce(sum, {}), bad: told.flatMap(({ bad }) => bad) };
}

const work = (workerData: v.InferOutput<typeof Shard>): Promise<v.InferOutput<typeof Results>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./shard.ts', import.meta.url), { workerData, execArgv: [] });
    worker.once('message', (message: unknown) => resolve(v.parse(Results, message)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker of the simulation ended with ${code} before it had told anything`)));
  });

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Options, Story } from './run.ts';
import { Results } from './shard.ts';

export type Simulation = { runs: number; seed: number; charges: number; bad: Story[] };

/** Runs `runs` simulations from `seed` on all cores. Fails when a worker does. */
export async function simulate(runs: number, seed: number, { forgetsKeys = false, fenceLies = false }: Options = {}): Promise<Simulation> {
  const shards = availableParallelism();
  const size = Math.ceil(runs / shards);
  const told = await Promise.all(
    Array.from({ length: shards }, (_, shard) => {
      const from = seed + shard * size;
      return work({ from, runs: Math.max(0, Math.min(size, seed + runs - from)), forgetsKeys, fenceLies });
    }),
  );
  return { runs, seed, charges: told.reduce((sum, { charges }) => sum + charges, 0), bad: told.flatMap(({ bad }) => bad) };
}

const work = (workerData: object): Promise<v.InferOutput<typeof Results>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./shard.ts', import.meta.url), { workerData, execArgv: [] });
    worker.once('message', (message: unknown) => resolve(v.parse(Results, message)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker of the simulation ended with ${code} before it had told anything`)));
  });

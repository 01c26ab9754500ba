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
  workers ??= Array.from({ length: availableParallelism() }, opened);
  const size = Math.ceil(runs / workers.length);
  const results = await Promise.all(
    workers.map((worker, shard) => {
      const from = seed + shard * size;
      return work(worker, { simulated, from, runs: Math.max(0, Math.min(size, seed + runs - from)), wrong: { ...wrong } });
    }),
  );
  return { counts: results.map(({ counts }) => counts).reduce(sum, {}), bad: results.flatMap(({ bad }) => bad) };
}

/** They serve all simulations of a file: most of a short one would be the time in which a new worker loads the charts. */
let workers: Worker[] | undefined;

function opened(): Worker {
  const worker = new Worker(new URL('./shard.ts', import.meta.url), { execArgv: [] });
  worker.unref(); // the end of the test file is also theirs
  worker.once('exit', () => (workers = undefined));
  return worker;
}

const work = (worker: Worker, shard: v.InferOutput<typeof Shard>): Promise<Simulation> =>
  new Promise((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`a worker of the simulation ended with ${code} before it had told anything`));
    worker.once('error', reject);
    worker.once('exit', ended);
    worker.once('message', (message: unknown) => {
      worker.off('error', reject).off('exit', ended);
      const results = v.parse(Results, message);
      if ('thrown' in results) reject(results.thrown);
      else resolve(results);
    });
    worker.postMessage(shard);
  });

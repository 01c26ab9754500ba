import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { runStory, type Story } from './run.ts';

/** The runs of a worker. `from`: the first seed. */
export const Shard = v.object({ from: v.number(), runs: v.number(), forgetsKeys: v.boolean(), fenceLies: v.boolean() });
/** Their results: the number of charges, and the runs with problems. */
export const Results = v.object({
  charges: v.number(),
  bad: v.array(v.object({ seed: v.number(), charges: v.number(), problems: v.array(v.string()) })),
});

if (parentPort) {
  const { from, runs, ...options } = v.parse(Shard, workerData);
  const bad: Story[] = [];
  let charges = 0;
  for (let seed = from; seed < from + runs; seed++) {
    const story = await runStory(seed, options);
    charges += story.charges;
    if (story.problems.length > 0) bad.push(story);
  }
  parentPort.postMessage({ charges, bad });
  // the query cache's timers would keep the worker alive for hours
  process.exit(0);
}

import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { Story, STORIES, sum } from './stories.ts';

/** The runs of a worker. `from`: the first seed; `wrong`: the planted faults. */
export const Shard = v.object({
  simulated: v.picklist(['payment', 'draw', 'cashOut', 'origination', 'renewal']),
  from: v.number(),
  runs: v.number(),
  wrong: v.record(v.string(), v.boolean()),
});
/** Their results: the sums, and the runs with problems. */
export const Results = v.object({ counts: Story.entries.counts, bad: v.array(Story) });

if (parentPort) {
  const { simulated, from, runs, wrong } = v.parse(Shard, workerData);
  const run = await STORIES[simulated]();
  const bad: Story[] = [];
  let counts: Story['counts'] = {};
  for (let seed = from; seed < from + runs; seed++) {
    const story = await run(seed, wrong);
    counts = sum(counts, story.counts);
    if (story.problems.length > 0) bad.push(story);
  }
  parentPort.postMessage({ counts, bad });
  // the query cache's timers would keep the worker alive for hours
  process.exit(0);
}

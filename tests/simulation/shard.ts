import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { Story, STORIES, sum } from './stories.ts';

/** Some runs of a worker. `from`: the first seed; `wrong`: the planted faults. */
export const Shard = v.object({
  simulated: v.picklist(['payment', 'draw', 'cashOut', 'origination', 'settlement', 'renewal']),
  from: v.number(),
  runs: v.number(),
  wrong: v.record(v.string(), v.boolean()),
});
/** Their results: the sums, and the runs with problems. Or what a run has thrown. */
export const Results = v.union([v.object({ counts: Story.entries.counts, bad: v.array(Story) }), v.object({ thrown: v.unknown() })]);

async function results(message: unknown): Promise<v.InferOutput<typeof Results>> {
  try {
    const { simulated, from, runs, wrong } = v.parse(Shard, message);
    const run = await STORIES[simulated]();
    const bad: Story[] = [];
    let counts: Story['counts'] = {};
    for (let seed = from; seed < from + runs; seed++) {
      const story = await run(seed, wrong);
      counts = sum(counts, story.counts);
      if (story.problems.length > 0) bad.push(story);
    }
    return { counts, bad };
  } catch (thrown) {
    return { thrown };
  }
}

parentPort?.on('message', (message) => void results(message).then((found) => parentPort?.postMessage(found)));

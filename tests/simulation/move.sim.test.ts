import { describe, expect, test } from 'vitest';
import { simulate } from './simulate.ts';

/** SIM_RUNS and SIM_SEED set the number of runs and the first seed; a seed always gives the same run. */
const RUNS = Number(process.env['SIM_RUNS'] ?? 20_000);
const SEED = Number(process.env['SIM_SEED'] ?? 1);
/** Enough runs to catch a planted fault. */
const CONTROL_RUNS = 400;

const hasProblem = (what: RegExp) => (story: { problems: string[] }) => story.problems.some((problem) => what.test(problem));

describe.each([
  ['draw', 'draws of cash'],
  ['cashOut', 'cash-outs of rewards'],
  ['origination', 'new loans'],
  ['settlement', 'settlements'],
] as const)('%s', (kind, many) => {
  test(`${RUNS} ${many} over bad lines, from seed ${SEED}: money moves once, and nobody is told anything wrong`, async () => {
    const { counts, bad } = await simulate(kind, RUNS, SEED);
    const { moved = 0, undecided = 0 } = counts;
    console.log(`simulation of ${many}: SIM_RUNS=${RUNS} SIM_SEED=${SEED}, ${moved} done, ${undecided} left undecided, ${bad.length} bad`);
    expect(bad.slice(0, 10)).toEqual([]);
    expect(moved).toBeGreaterThan(RUNS / 3);
  });

  test('a client that forgets its keys moves money twice, and is caught', async () => {
    const { bad } = await simulate(kind, CONTROL_RUNS, SEED, { forgetsKeys: true });
    expect(bad.filter(hasProblem(/moved \d+ times/)).length).toBeGreaterThan(0);
  });

  test('a lender that takes what it has called abandoned makes pages say wrong things, and is caught', async () => {
    const { bad } = await simulate(kind, CONTROL_RUNS, SEED, { fenceLies: true });
    expect(bad.filter(hasProblem(/says "(not sent|refused)"|moved \d+ times/)).length).toBeGreaterThan(0);
  });
});

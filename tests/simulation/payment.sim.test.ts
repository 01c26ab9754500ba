import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

/** SIM_RUNS and SIM_SEED set the number of runs and the first seed; a seed always gives the same run. */
const RUNS = Number(process.env['SIM_RUNS'] ?? 20_000);
const SEED = Number(process.env['SIM_SEED'] ?? 1);
/** Enough runs to catch a planted fault. */
const CONTROL_RUNS = 400;

const hasProblem = (what: RegExp) => (story: { problems: string[] }) => story.problems.some((problem) => what.test(problem));

test(`${RUNS} payments over bad lines, from seed ${SEED}: nobody is charged twice, nobody is told anything wrong`, async () => {
  const { counts, bad } = await simulate('payment', RUNS, SEED);
  const { charges = 0 } = counts;
  console.log(`simulation: SIM_RUNS=${RUNS} SIM_SEED=${SEED}, ${charges} charges, ${bad.length} stories with a problem`);
  expect(bad.slice(0, 10)).toEqual([]);
  // runs without payments would prove nothing
  expect(charges).toBeGreaterThan(RUNS / 3);
});

test('a client that forgets its keys charges people twice, and is caught', async () => {
  const { bad } = await simulate('payment', CONTROL_RUNS, SEED, { forgetsKeys: true });
  expect(bad.filter(hasProblem(/double charge/)).length).toBeGreaterThan(0);
});

test('a lender that takes what it has called abandoned makes pages say wrong things, and is caught', async () => {
  const { bad } = await simulate('payment', CONTROL_RUNS, SEED, { fenceLies: true });
  expect(bad.filter(hasProblem(/says (notSent|refused)/)).length).toBeGreaterThan(0);
});

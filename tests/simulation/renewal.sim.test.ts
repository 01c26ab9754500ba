import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

/** SIM_RUNS and SIM_SEED set the number of runs and the first seed; a seed always gives the same run. */
const RUNS = Number(process.env['SIM_RUNS'] ?? 20_000);
const SEED = Number(process.env['SIM_SEED'] ?? 1);
/** Enough runs to catch a planted fault. */
const CONTROL_RUNS = 400;

const hasProblem = (what: RegExp) => (story: { problems: string[] }) => story.problems.some((problem) => what.test(problem));

test(`${RUNS} renewals by two parties over bad lines, from seed ${SEED}: one charge, one pay-out and never one without its renewal, signed papers, no lock left, nothing wrong said`, async () => {
  const { counts, bad } = await simulate('renewal', RUNS, SEED);
  console.log(`simulation: SIM_RUNS=${RUNS} SIM_SEED=${SEED}, ${JSON.stringify(counts)}, ${bad.length} stories with a problem`);
  expect(bad.slice(0, 10)).toEqual([]);
  // runs without renewals would prove nothing
  expect(counts['renewals']).toBeGreaterThan(RUNS / 4);
  expect(counts['cancelled']).toBeGreaterThan(RUNS / 100);
  expect(counts['payOuts']).toBeGreaterThan(RUNS / 50);
});

test('a lender that does not compare the papers, and a client that holds changed terms for agreed, are caught', async () => {
  const { bad } = await simulate('renewal', CONTROL_RUNS, SEED, { sellsUnread: true });
  expect(bad.filter(hasProblem(/without acknowledged and signed papers/)).length).toBeGreaterThan(0);
});

test('a client that forgets its keys, at a lender that checks only keys, charges people twice, and is caught', async () => {
  const { bad } = await simulate('renewal', CONTROL_RUNS, SEED, { forgetsKeys: true });
  expect(bad.filter(hasProblem(/double charge/)).length).toBeGreaterThan(0);
  expect(bad.filter(hasProblem(/double pay-out/)).length).toBeGreaterThan(0);
});

test('a lender that pays out the cash before the payment is decided is caught', async () => {
  const { bad } = await simulate('renewal', CONTROL_RUNS, SEED, { paysOutEarly: true });
  expect(bad.filter(hasProblem(/cash paid out without a renewal/)).length).toBeGreaterThan(0);
});

test('a client that does not give the lock back is caught', async () => {
  const { bad } = await simulate('renewal', CONTROL_RUNS, SEED, { keepsLock: true });
  expect(bad.filter(hasProblem(/lock left behind/)).length).toBeGreaterThan(0);
});

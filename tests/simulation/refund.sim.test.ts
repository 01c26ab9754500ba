import { expect, test } from 'vitest';
import * as v from 'valibot';
import { standingOf } from '../../machines/attempt/attempt.view.ts';
import { VirtualClock, settle } from './clock.ts';
import type { Fault, Road } from './network.ts';
import { Random } from './random.ts';
import { openRefund, RefundReceipt, RefundService, type RefundTab } from './refund.ts';

/** Fewer than for payments: the chart is the same, this only shows that it does not depend on payments. */
const RUNS = 1_000;
const CONTROL_RUNS = 200;
const FAULTS: readonly Fault[] = ['cutBefore', 'cutAfter', 'gateway502', 'silent', 'late', 'twice'];
const ACTS = ['submit', 'submit', 'submitTwice', 'drop', 'reload'] as const;
/** ms within which the outcome must be known after the faults have ended. Quality of money I2. */
const TRUTH_MS = 10_000;

type Wrong = { forgetsKeys?: boolean; takesDeclined?: boolean };

/** One refund over a bad network; returns its problems in words. */
async function story(seed: number, { forgetsKeys = false, takesDeclined = false }: Wrong = {}) {
  const random = new Random(seed);
  const clock = new VirtualClock();
  const service = new RefundService({ takesDeclined });
  const tab: RefundTab = { inFlight: null, keys: new Set() };
  const healsAt = random.between(5_000, 60_000);
  const road: Road = { clock, random, healsAt, roughness: random.next(), faults: FAULTS, quietAt: 0 };
  const decide = () => ({
    afterMs: random.chance(0.8) ? random.between(200, 3_000) : random.between(3_000, 40_000),
    declines: random.chance(0.2),
  });
  const world = { road, service, tab, decide, ...(forgetsKeys && { breakKey: () => random.uuid() }) };
  let actor = openRefund(world);
  const act = (what: (typeof ACTS)[number]) => {
    if (actor.getSnapshot().status !== 'active') return;
    if (what === 'reload') {
      actor.stop();
      actor = openRefund(world);
    } else if (what === 'drop') actor.send({ type: 'attempt.dropped' });
    else for (let times = what === 'submitTwice' ? 2 : 1; times > 0; times--) actor.send({ type: 'attempt.submitted' });
  };
  clock.setTimeout(() => act('submit'), 1_000);
  for (let count = random.between(3, 12); count > 0; count--)
    clock.setTimeout(() => act(random.pick(ACTS)), random.between(1_100, healsAt));

  const problems: string[] = [];
  const watch = () => {
    if (standingOf(actor.getSnapshot()).notSent) problems.push('says "not sent" of a lender that cannot fence');
  };
  const pass = async (until: () => number) => {
    await settle();
    while (clock.next(until())) {
      await settle();
      watch();
    }
  };
  await pass(() => Math.max(healsAt, road.quietAt, ...service.refunds.map(({ decidesAt }) => decidesAt)) + TRUTH_MS);
  const { output } = actor.getSnapshot();
  const phase = output?.kind ?? standingOf(actor.getSnapshot()).phase;
  if (service.refunds.length === 1 && !['paid', 'refused', 'ready'].includes(phase)) problems.push(`does not know: ${phase}`);
  await pass(() => healsAt + 200_000); // late requests have arrived
  const paid = service.paidOut(Number.MAX_SAFE_INTEGER);
  if (paid.length > 1) problems.push(`refunded ${paid.length} times`);
  if (output?.kind === 'refused' && paid.length > 0) problems.push('says "refused", and it is refunded');
  if (output?.kind === 'paid' && !paid.some(({ messageKey }) => messageKey === v.parse(RefundReceipt, output.receipt).refundNumber))
    problems.push('says "refunded", and it is not');
  actor.stop();
  return { seed, paid: paid.length, problems };
}

async function stories(runs: number, wrong: Wrong = {}) {
  const all = [];
  for (let seed = 1; seed <= runs; seed++) all.push(await story(seed, wrong));
  return all;
}

test(`${RUNS} refunds over bad lines: nobody is refunded twice, nobody is told anything wrong`, async () => {
  const all = await stories(RUNS);
  expect(all.filter(({ problems }) => problems.length > 0).slice(0, 10)).toEqual([]);
  expect(all.filter(({ paid }) => paid === 1).length).toBeGreaterThan(RUNS / 3);
});

test('a client that forgets its keys refunds twice, and is caught', async () => {
  const all = await stories(CONTROL_RUNS, { forgetsKeys: true });
  expect(all.filter(({ problems }) => problems.some((problem) => problem.startsWith('refunded '))).length).toBeGreaterThan(0);
});

test('a lender that pays what it has declined makes pages say wrong things, and is caught', async () => {
  const all = await stories(CONTROL_RUNS, { takesDeclined: true });
  expect(all.filter(({ problems }) => problems.some((problem) => problem.startsWith('says "refused"'))).length).toBeGreaterThan(0);
});

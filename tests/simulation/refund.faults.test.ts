import { expect, test } from 'vitest';
import { standingOf } from '../../machines/attempt/attempt.view.ts';
import { settle, VirtualClock } from './clock.ts';
import type { Fault, Road } from './network.ts';
import { Random } from './random.ts';
import { openRefund, RefundService, type RefundTab } from './refund.ts';

/** The fault matrix (quality §2) for a kind of money that the product does not have, with a lender that can neither fence nor search. */
function world(...faults: Fault[]) {
  const clock = new VirtualClock();
  const service = new RefundService();
  const tab: RefundTab = { inFlight: null, keys: new Set() };
  const road: Road = { clock, random: new Random(1), healsAt: 1_000, roughness: faults.length > 0 ? 1 : 0, faults, quietAt: 0 };
  const open = (declines = false) => openRefund({ road, service, tab, decide: () => ({ afterMs: 2_000, declines }) });
  const until = async (ms: number) => {
    clock.setTimeout(() => undefined, ms - clock.now); // virtual time goes from one timer to the next
    await settle();
    while (clock.next(ms)) await settle();
  };
  return { service, tab, open, until };
}

const SUBMIT = { type: 'attempt.submitted' } as const;
const paid = { kind: 'paid', receipt: { refundNumber: 'refund-1', cents: 7_500 } };
type Actor = ReturnType<typeof openRefund>;
const phase = (actor: Actor) => standingOf(actor.getSnapshot()).phase;

test.each([
  ['F2 the answer is lost', 'cutAfter'],
  ['F5 no answer for 35 s', 'silent'],
  ['F11 it arrives twice', 'twice'],
] as const)('%s: the look-ups find it, and it is refunded once', async (_, fault) => {
  const { service, open, until } = world(fault);
  const refund = open();
  await until(0);
  refund.send(SUBMIT);
  await until(60_000);
  expect([refund.getSnapshot().output, service.refunds.length]).toEqual([paid, 1]);
});

test('F1, F3 it never arrives: without a fence the page never says "not sent", and nothing is refunded', async () => {
  const { service, open, until } = world('cutBefore');
  const refund = open();
  await until(0);
  refund.send(SUBMIT);
  await until(900);
  expect(phase(refund)).toBe('unknown');
  await until(60_000);
  expect([phase(refund), standingOf(refund.getSnapshot()).notSent, service.refunds.length]).toEqual(['unconfirmed', false, 0]);
});

test('F1 submitted again: the same intent is sent with the same key', async () => {
  const { service, tab, open, until } = world('cutBefore');
  const refund = open();
  await until(0);
  refund.send(SUBMIT);
  await until(1_500);
  refund.send(SUBMIT);
  await until(60_000);
  expect([refund.getSnapshot().output, service.refunds.length, tab.keys.size]).toEqual([paid, 1, 1]);
});

test('F7 the lender declines it: refused, in its own words', async () => {
  const { open, until } = world();
  const refund = open(true);
  await until(0);
  refund.send(SUBMIT);
  await until(20_000);
  expect(refund.getSnapshot().output).toMatchObject({ kind: 'refused', failure: { texts: ['The card takes no refunds.'] } });
});

test('F8 ten submits at once are one refund', async () => {
  const { service, tab, open, until } = world();
  const refund = open();
  await until(0);
  for (let times = 0; times < 10; times++) refund.send(SUBMIT);
  await until(20_000);
  expect([refund.getSnapshot().output, service.refunds.length, tab.keys.size]).toEqual([paid, 1, 1]);
});

test('F9 a reload while it is sent: the page follows the attempt, and shows the receipt', async () => {
  const { service, tab, open, until } = world();
  const before = open();
  await until(0);
  before.send(SUBMIT);
  await until(100);
  expect(tab.inFlight?.amount).toBe(7_500);
  before.stop();
  const after = open();
  await until(20_000);
  expect([after.getSnapshot().output, service.refunds.length, tab.inFlight]).toEqual([paid, 1, null]);
});

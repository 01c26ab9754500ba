import { expect, test } from 'vitest';
import type { Step } from '../../ui/studio/live/protocol.ts';
import { coverageOf, afterMessage, NOTHING, standingAt } from '../../ui/studio/live/session.ts';

const step = (seq: number, more: Partial<Step> = {}): Step => ({
  seq,
  at: seq * 1000,
  session: 'x:1',
  parent: null,
  flow: 'payment',
  event: 'amount.confirmed',
  arrows: [],
  active: ['amount'],
  status: 'active',
  data: {},
  waits: [],
  next: [],
  ...more,
});

const stands = (tab: string, ...steps: Step[]) => ({ type: 'stands', tab, steps }) as const;
const moved = (tab: string, ...steps: Step[]) => ({ type: 'moved', tab, steps }) as const;

test('the first tab that answers is chosen, and stays chosen when another one appears', () => {
  const session = afterMessage(afterMessage(NOTHING, stands('b', step(1))), stands('a', step(1)));
  expect(session.chosen).toBe('b');
  expect(session.tabs.map(({ tab }) => tab)).toEqual(['a', 'b']);
});

test('a reloaded tab starts a new session, and a closed one is removed', () => {
  const before = afterMessage(afterMessage(NOTHING, stands('a', step(1))), moved('a', step(2)));
  expect(afterMessage(before, stands('a', step(1))).tabs[0]?.steps).toHaveLength(1);
  expect(afterMessage(before, { type: 'gone', tab: 'a' })).toEqual({ tabs: [], chosen: '' });
});

test('a past step shows every chart in its state of that time, also charts that have ended since', () => {
  const child = { session: 'x:2', parent: 'x:1', flow: 'attempt' };
  const tab = { tab: 'a', steps: [step(1), step(2, child), step(3, { ...child, status: 'done' }), step(4, { active: ['confirmed'] })] };
  expect(standingAt(tab, null).map(({ flow, active }) => [flow, active])).toEqual([['payment', ['confirmed']]]);
  expect(standingAt(tab, 2).map(({ flow }) => flow)).toEqual(['payment', 'attempt']);
});

test('a chart whose parent has ended has also ended', () => {
  const tab = {
    tab: 'a',
    steps: [step(1), step(2, { session: 'x:2', parent: 'x:1', flow: 'attempt' }), step(3, { status: 'stopped' })],
  };
  expect(standingAt(tab, null)).toEqual([]);
});

test('a session has the count of each state and arrow, and the conditions that were false', () => {
  const tab = {
    tab: 'a',
    steps: [step(1, { arrows: ['amount|x|1'] }), step(2, { arrows: ['amount|x|1'], active: ['method'] }), step(3, { flow: 'app' })],
  };
  const covered = coverageOf(tab, 'payment', () => ['amount|x|0']);
  expect(covered).toEqual({ arrows: { 'amount|x|1': 2 }, states: { amount: 1, method: 1 }, refused: ['amount|x|0'] });
});

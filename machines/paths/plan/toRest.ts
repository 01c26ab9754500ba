import type { StatePath } from '@xstate/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Walk, Way } from '../explorer.ts';
import { snapshotOf, type Standing, type StepEvent } from '../explorer/model.ts';
import { replayed, stepsOf, type ChartPath, type ChartPathGenerator } from '../tour.ts';

/** The same paths, extended to the nearest situation that waits for nothing: a manual test does not end while the portal loads. */
export const toRest =
  (walk: Walk, paths: ChartPathGenerator): ChartPathGenerator =>
  (logic, options) =>
    paths(logic, options).map((path) => extended(walk, path));

function extended(walk: Walk, path: StatePath<Standing, StepEvent>): StatePath<Standing, StepEvent> {
  const byKey = new Map(walk.situations.map((situation) => [situation.key, situation]));
  const queue: { key: string; snapshot: AnyMachineSnapshot; ways: Way[] }[] = [
    { key: path.state.key, snapshot: endOf(walk, path), ways: [] },
  ];
  const seen = new Set([path.state.key]);
  for (const { key, snapshot, ways } of queue) {
    if (snapshot.status !== 'active' || !snapshot.hasTag('busy')) {
      const steps = [...path.steps, ...stepsOf(byKey, ways)];
      return { steps, state: steps.at(-1)?.state ?? path.state, weight: path.weight + ways.length };
    }
    for (const way of byKey.get(key)?.ways ?? []) {
      const next = seen.has(way.to) ? undefined : replayed(walk, snapshot, way);
      if (!next) continue;
      seen.add(way.to);
      queue.push({ key: way.to, snapshot: next, ways: [...ways, way] });
    }
  }
  return path;
}

/** The chart's own snapshot at the end of a path. */
const endOf = (walk: Walk, { steps }: StatePath<Standing, StepEvent>): AnyMachineSnapshot =>
  steps.slice(1).reduce((at, { event }) => walk.after(at, event.step.event), startOf(steps[0]));

function startOf(first: ChartPath['steps'][number] | undefined): AnyMachineSnapshot {
  if (!first) throw new Error('a path without a start');
  return snapshotOf(first.state);
}

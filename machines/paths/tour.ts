import { TestModel, type PathGenerator, type StatePath, type TestParam, type TestPath } from '@xstate/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Situation, Walk, Way } from './explorer.ts';
import type { Arrow } from './explorer/arrows.ts';
import { eventOf, standingOf, type ChartModel, type Standing, type StepEvent } from './explorer/model.ts';
import type { Step } from './explorer/world.ts';

/** A path of a chart: its first event is a start. */
export type ChartPath = TestPath<Standing, StepEvent>;
export type ChartPathGenerator = PathGenerator<Standing, StepEvent, unknown>;

type Chosen = { start: Situation; ways: Way[] };
type Executors = NonNullable<TestParam<Standing, StepEvent>['events']>;

/** The most steps of a path, and how far a path continues to reach an open arrow. */
const LONGEST = 40;
const FAR = 6;

/**
 * `isReplayed`: false for a walk whose steps are more than one event. A path reaches a situation by another story than the explorer, and where
 * `sees` is too coarse a step may then lead elsewhere: the path ends before such a step.
 */
type Options = { longest?: number; far?: number; isReplayed?: boolean };

/** Paths of a walk, each with `test({ states, events })`. A step that fails prints the states and the events up to it. */
export const pathsOf = <S extends AnyMachineSnapshot>(walk: Walk<S>, generator: ChartPathGenerator = tour(walk)): ChartPath[] =>
  printable(walk.model).getPaths(generator, { allowDuplicatePaths: true }); // otherwise the library sorts the paths by length

/** The same model with names instead of keys: the library prints the keys. */
const printable = ({ testLogic, options }: ChartModel): ChartModel =>
  new TestModel(testLogic, { ...options, serializeState: ({ snapshot }) => JSON.stringify(snapshot?.value) });

/**
 * A PathGenerator: a small set of paths that together take every arrow of the walk. Each goes to the nearest open arrow, and continues while
 * another is near. Greedy; the number of paths is close to the number of final states.
 */
export function tour<S extends AnyMachineSnapshot>(
  walk: Walk<S>,
  { longest = LONGEST, far = FAR, isReplayed = true }: Options = {},
): ChartPathGenerator {
  const byKey = new Map(walk.situations.map((situation) => [situation.key, situation]));
  return () => {
    const open = new Set(walk.situations.flatMap(({ ways }) => ways.flatMap(({ arrows }) => arrows)));
    const starts = walk.situations.filter(({ story }) => story.length === 0);
    const paths: StatePath<Standing, StepEvent>[] = [];
    while (open.size > 0) {
      const first = nearest(byKey, open, starts, Infinity);
      if (!first) break;
      const before = open.size;
      const path: Chosen = { start: first.from, ways: [] };
      let at: S | undefined = first.from.snapshot;
      let next: Found<S> | undefined = first;
      while (next && at) {
        for (const way of next.ways) {
          at = at && isReplayed ? replayed(walk, at, way) : next.to.snapshot;
          if (!at) break;
          for (const arrow of way.arrows) open.delete(arrow);
          path.ways.push(way);
        }
        const left = longest - path.ways.length;
        next = left > 0 ? nearest(byKey, open, [next.to], Math.min(far, left)) : undefined;
      }
      // a path that ends before its open arrow would be chosen again, without end
      if (open.size === before) throw new Error(`tour: the story "${first.to.title}" cannot be repeated`);
      paths.push(pathOf(walk, byKey, path));
    }
    return paths;
  };
}

/** The snapshot after a way from the path's current snapshot; undefined where the way now leads elsewhere. */
export function replayed<S extends AnyMachineSnapshot>(walk: Walk<S>, at: S, { step, to }: Way): S | undefined {
  const next = walk.after(at, step.event);
  return walk.keyOf(next) === to ? next : undefined;
}

type Found<S> = { from: Situation<S>; ways: Way[]; to: Situation<S> };

/** Breadth first from any of `starts`: the shortest path that ends with an open arrow. */
function nearest<S>(
  byKey: ReadonlyMap<string, Situation<S>>,
  open: ReadonlySet<Arrow>,
  starts: readonly Situation<S>[],
  within: number,
): Found<S> | undefined {
  const queue: Found<S>[] = starts.map((situation) => ({ from: situation, ways: [], to: situation }));
  const seen = new Set(starts.map(({ key }) => key));
  for (const { from, ways, to: here } of queue) {
    for (const way of here.ways) {
      if (ways.length >= within) return undefined;
      const to = byKey.get(way.to);
      if (!to) continue;
      const found = { from, ways: [...ways, way], to };
      if (way.arrows.some((arrow) => open.has(arrow))) return found;
      if (seen.has(way.to)) continue;
      seen.add(way.to);
      queue.push(found);
    }
  }
  return undefined;
}

function pathOf({ starts }: Walk, byKey: ReadonlyMap<string, Situation>, { start, ways }: Chosen): StatePath<Standing, StepEvent> {
  const first = starts.filter(({ step }) => step.label === start.start);
  const steps = stepsOf(byKey, [...first, ...ways]);
  const last = steps.at(-1);
  if (!last) throw new Error(`tour: the walk has no start "${start.start}"`);
  return { state: last.state, steps, weight: ways.length };
}

/** Ways of a walk as steps of a path. Throws for an unknown target. */
export const stepsOf = (byKey: ReadonlyMap<string, Situation>, ways: readonly Way[]): ChartPath['steps'] =>
  ways.map(({ step, to, arrows, acts }) => {
    const situation = byKey.get(to);
    if (!situation) throw new Error(`the walk has no situation ${to}`);
    return { event: eventOf(step), state: standingOf({ key: to, snapshot: situation.snapshot, arrows, acts }) };
  });

/**
 * The executor of each event of a path, by label: the library skips events without one. `from`: the model's snapshot before the step, null at
 * the start.
 */
export function executors({ steps }: ChartPath, run: (step: Step, from: Standing | null) => Promise<void> | void): Executors {
  const at = new Map(steps.map(({ event, state }, place) => [state, { step: event.step, from: steps[place - 1]?.state ?? null }]));
  const execute = ({ state }: { state: Standing }) => {
    const found = at.get(state);
    if (!found) throw new Error('this step is of another path');
    return run(found.step, found.from);
  };
  return Object.fromEntries(steps.map(({ event }) => [event.type, async (step) => execute(step)]));
}

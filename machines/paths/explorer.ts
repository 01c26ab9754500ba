/**
 * A TestModel of @xstate/test for any chart, also one that invokes and waits: the customer, the lender, the clock and the address bar
 * are events, and nothing is started.
 *
 *   const walk = explore(idleMachine, {
 *     starts: { 'nobody is signed in': input },              // each set of input, by a sentence
 *     events: { 'Ann moves the mouse': { type: '…' } },      // of the customer and of other charts; tried in every situation
 *     answers: { signIn: { 'is right': { done: person }, 'is wrong': { fails: new ApiError(…) } } },   // by the id of the invoke
 *     params: [{ brand: 'TitleMax', loanId: '1' }],          // for `xstate.route`; routable states are found in the chart
 *     sees: ({ context }) => [context.skip],                 // what guards read; without it the whole context tells situations apart
 *     background: ['lookUp'],                                // calls that run while the customer goes on: need no `busy`
 *     outcomes: ['signedIn'],                                // kinds of output the chart may have
 *   });
 *   test('nothing is left out', () => expect(gaps(walk)).toEqual([]));
 *   test.each(told(walk))('%s', (_, snapshot) => …);         // every reachable situation, titled with the shortest story to it
 *   walk.model.getShortestPaths()                            // and everything else that a TestModel can do
 *   pathsOf(walk)                                            // few paths over all arrows (tour.ts)
 *
 * gaps() says as sentences: a state that is never reached, an arrow that is never taken, a condition that is never false, an outcome that
 * never comes, an event or answer that the chart always ignores, a waiting state without `busy`, a busy state that waits for nothing, a dead
 * end, a call without answers, an actor that is started as the chart ends, a crash.
 * What nobody may do anywhere is named in `refused`. Give every invoke an id. Only the shortest running timer ends. Replace nothing in the
 * chart: its actors are created, never started.
 */
import { adjacencyMapToArray } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { isSnapshotOf } from '../graph/chartInternals.ts';
import type { Transition } from '../kit/xstateInternals.ts';
import { arrowsOf, type Arrow } from './explorer/arrows.ts';
import { findGaps } from './explorer/gaps.ts';
import { laboratory } from './explorer/laboratory.ts';
import { modelOf, type ChartModel } from './explorer/model.ts';
import { addressesOf, repliesIn, ringsIn, type Reply, type Step } from './explorer/world.ts';

export type World<M extends AnyStateMachine> = {
  starts: Readonly<Record<string, InputFrom<M>>>;
  events?: Readonly<Record<string, EventFromLogic<M>>>;
  answers?: Readonly<Record<string, Readonly<Record<string, Reply>>>>;
  params?: readonly Readonly<Record<string, string>>[];
  sees?: (snapshot: SnapshotFrom<M>) => unknown;
  background?: readonly string[];
  outcomes?: readonly string[];
  /** Labels of what is tried and refused everywhere: the other side of a guard. */
  refused?: readonly string[];
  /** What cannot happen here is not told; without it everything may happen everywhere. */
  happens?: (snapshot: SnapshotFrom<M>, step: Step) => boolean;
  /** More situations than this are a mistake in `sees`. */
  limit?: number;
};

/** One reachable situation. `story` is the shortest way to it, `title` the same in words, `ways` where each step leads from here, and what the chart does on the way. */
export type Situation<S = AnyMachineSnapshot> = {
  key: string;
  title: string;
  start: string;
  story: readonly Step[];
  snapshot: S;
  ways: Way[];
};

/** Where a step leads, the arrows it takes, and the actions the chart wants done meanwhile. */
export type Way = { step: Step; to: string; arrows: readonly Arrow[]; acts: readonly string[] };

export type Walk<S = AnyMachineSnapshot> = {
  machine: AnyStateMachine;
  /** The TestModel of @xstate/test that was walked: `getShortestPaths()`, `getAdjacencyMap()`. */
  model: ChartModel;
  world: Pick<World<AnyStateMachine>, 'events' | 'refused' | 'answers' | 'background' | 'outcomes'>;
  situations: Situation<S>[];
  arrows: readonly Arrow[];
  /** How the chart starts with each input. */
  starts: readonly Way[];
  refused: ReadonlySet<Transition>;
  crashes: readonly string[];
  /** What the chart does with an event here, without keeping it. Throws what the chart throws. */
  after(snapshot: S, event: AnyEventObject): S;
  /** Snapshots with the same key are one situation. */
  keyOf(snapshot: AnyMachineSnapshot): string;
};

const LIMIT = 20_000;

export function explore<M extends AnyStateMachine>(machine: M, world: World<M>): Walk<SnapshotFrom<M>> {
  type S = SnapshotFrom<M>;
  const lab = laboratory(machine);
  const arrows = arrowsOf(machine);
  const refused = new Set<Transition>();
  const outside = [
    ...Object.entries(world.events ?? {}).map(([label, event]): Step => ({ label, event })),
    ...addressesOf(machine, world.params ?? [{}]),
  ];
  const own = (snapshot: unknown): S => {
    if (!isSnapshotOf(machine, snapshot)) throw new TypeError(`not a snapshot of ${machine.id}`);
    return snapshot;
  };
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, snapshot.status, world.sees ? world.sees(own(snapshot)) : snapshot.context], plain);
  const model = modelOf(lab, {
    arrows,
    starts: world.starts,
    steps: (snapshot) => {
      const all = [...repliesIn(snapshot, world.answers ?? {}), ...ringsIn(machine, snapshot), ...outside];
      return all.filter((step) => world.happens?.(own(snapshot), step) ?? true);
    },
    keyOf,
    limit: world.limit ?? LIMIT,
    refused,
  });

  const situations = new Map<string, Situation<S>>();
  const starts: Way[] = [];
  const crashes: string[] = [];
  for (const { state: here, event, nextState: next } of adjacencyMapToArray(model.getAdjacencyMap())) {
    if (next === here) continue; // the chart ignores the step
    const { step } = event;
    const from = situations.get(here.key);
    const title = from ? `${from.title} → ${step.label}` : step.label;
    if (next.status === 'error') {
      crashes.push(`${title}: ${next.error instanceof Error ? next.error.message : String(next.error)}`);
      continue;
    }
    const { key, arrows: taken, acts } = next;
    (from ? from.ways : starts).push({ step, to: key, arrows: taken, acts });
    if (situations.has(key)) continue;
    const [start, story] = from ? [from.start, [...from.story, step]] : [step.label, []];
    situations.set(key, { key, title, start, story, snapshot: own(next.snapshot), ways: [] });
  }
  const after = (snapshot: S, event: AnyEventObject): S => own(lab.move(snapshot, event).snapshot);
  return { machine, world, model, situations: [...situations.values()], arrows, starts, refused, crashes, after, keyOf };
}

/** Everything the walk did not see or should not have seen; empty when the chart and its test are whole. */
export const gaps = <S extends AnyMachineSnapshot>(walk: Walk<S>): string[] => findGaps(walk);

/** Situations for `test.each(…)('%s', (_, snapshot) => …)`. Where there are thousands, loop over walk.situations in one test instead. */
export const told = <S extends AnyMachineSnapshot>({ situations }: Walk<S>): [title: string, snapshot: S][] =>
  situations.map(({ title, snapshot }) => [title, snapshot]);

/** Where a story of the walk leads, by the labels of its steps. Throws where one of them leads nowhere. */
export function follow<S extends AnyMachineSnapshot>({ situations, after }: Walk<S>, start: string, ...labels: string[]): S {
  let here = situations.find((at) => at.start === start && at.story.length === 0);
  if (!here) throw new Error(`the walk has no start "${start}"`);
  let { snapshot } = here;
  for (const label of labels) {
    const way: Way | undefined = here?.ways.find(({ step }) => step.label === label);
    if (!way) throw new Error(`after "${here?.title}" nothing comes of "${label}"`);
    snapshot = after(snapshot, way.step.event);
    here = situations.find(({ key }) => key === way.to);
  }
  return snapshot;
}

/** Ways to an end of the chart on which it does not do this; the first few. */
export function endsWithout<S extends AnyMachineSnapshot>({ situations }: Walk<S>, act: string): string[] {
  const ends = new Set(situations.filter(({ snapshot }) => snapshot.status === 'done').map(({ key }) => key));
  const without = situations.flatMap(({ title, ways }) =>
    ways.filter(({ to, acts }) => ends.has(to) && !acts.includes(act)).map(({ step }) => `${title} → ${step.label}`),
  );
  return without.slice(0, 3);
}

/** Errors and actors would look all alike in JSON. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value) return 'actor';
  return value;
}

/**
 * A TestModel of @xstate/test for any chart, including one that invokes actors: the customer, the lender, the clock and the address bar are
 * events, and no actor is started.
 *
 *   const walk = explore(idleMachine, {
 *     starts: { 'nobody is signed in': input },              // each set of input, by a sentence
 *     events: { 'Ann moves the mouse': { type: '…' } },      // from the customer and other charts; tried in every situation
 *     answers: { signIn: { 'is right': { done: person }, 'is wrong': { fails: new ApiError(…) } } },   // by the id of the invoke
 *     params: [{ brand: 'TitleMax', loanId: '1' }],          // for `xstate.route`; the chart defines its routable states
 *     sees: ({ context }) => [context.skip],                 // what guards read; by default situations differ by the whole context
 *     background: ['lookUp'],                                // calls that do not block the customer: need no `busy`
 *     outcomes: ['signedIn'],                                // the kinds of the chart's output
 *   });
 *   test('nothing is left out', () => expect(gaps(walk)).toEqual([]));
 *   const always = alwaysIn(titled(walk), see);              // every reachable situation, titled with the shortest story to it
 *   always('can be left', ({ snapshot }) => …);
 *   walk.model.getShortestPaths()                            // and the rest of the TestModel API
 *   pathsOf(walk)                                            // a small set of paths over all arrows (tour.ts)
 *
 * gaps() reports as sentences: a state that is never reached, an arrow that is never taken, a condition that is never false, an outcome that
 * never happens, an event or answer that the chart always ignores, a waiting state without `busy`, a busy state that waits for nothing, a dead
 * end, a call without answers, an actor that is started as the chart ends, a crash.
 * `refused` names steps that the chart must ignore everywhere. Give every invoke an id. Only the shortest running timer fires. Provide nothing
 * to the chart: its actors are created, never started.
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
  /** Labels of steps that are refused everywhere: they show that a guard can be false. */
  refused?: readonly string[];
  /** Can this step happen here? By default every step can happen everywhere. */
  happens?: (snapshot: SnapshotFrom<M>, step: Step) => boolean;
  /** More situations than this are a mistake in `sees`. */
  limit?: number;
};

/** One reachable situation. `story`: the shortest path to it, `title` the same in words, `ways`: where each step leads, and what the chart does. */
export type Situation<S = AnyMachineSnapshot> = {
  key: string;
  title: string;
  start: string;
  story: readonly Step[];
  snapshot: S;
  ways: Way[];
};

/** Where a step leads, the arrows it takes, and the actions it executes. */
export type Way = { step: Step; to: string; arrows: readonly Arrow[]; acts: readonly string[] };

export type Walk<S = AnyMachineSnapshot> = {
  machine: AnyStateMachine;
  /** The explored TestModel of @xstate/test: `getShortestPaths()`, `getAdjacencyMap()`. */
  model: ChartModel;
  world: Pick<World<AnyStateMachine>, 'events' | 'refused' | 'answers' | 'background' | 'outcomes'>;
  situations: Situation<S>[];
  arrows: readonly Arrow[];
  /** How the chart starts with each input. */
  starts: readonly Way[];
  refused: ReadonlySet<Transition>;
  crashes: readonly string[];
  /** The snapshot after an event. Throws what the chart throws. */
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

/** All gaps of a chart and its walk; empty when there are none. */
export const gaps = <S extends AnyMachineSnapshot>(walk: Walk<S>): string[] => findGaps(walk);

/** Situations with their titles, for tests that hold in each of them. */
export const titled = <S extends AnyMachineSnapshot>({ situations }: Walk<S>): [title: string, snapshot: S][] =>
  situations.map(({ title, snapshot }) => [title, snapshot]);

/** The snapshot after a story, given by the labels of its steps. Throws at a step that the chart ignores. */
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

/** Paths to a final state without this action; the first few. */
export function endsWithout<S extends AnyMachineSnapshot>({ situations }: Walk<S>, act: string): string[] {
  const ends = new Set(situations.filter(({ snapshot }) => snapshot.status === 'done').map(({ key }) => key));
  const without = situations.flatMap(({ title, ways }) =>
    ways.filter(({ to, acts }) => ends.has(to) && !acts.includes(act)).map(({ step }) => `${title} → ${step.label}`),
  );
  return without.slice(0, 3);
}

/** JSON replacer: without it all errors and actors would be equal. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value) return 'actor';
  return value;
}

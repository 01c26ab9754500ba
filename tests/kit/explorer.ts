/**
 * Walks a chart through everything that can happen to it, without starting it: customer, lender, clock and address bar are events.
 *
 *   const walk = explore(idleMachine, {
 *     starts: { 'nobody is signed in': input },              // each set of input, by a sentence
 *     events: { 'Ann moves the mouse': { type: '…' } },      // customer and neighbours; tried in every situation
 *     answers: { signIn: { 'is right': { done: person }, 'is wrong': { fails: new ApiError(…) } } },   // by the id of the invoke
 *     params: [{ brand: 'TitleMax', loanId: '1' }],          // for `xstate.route`; routable states are found in the chart
 *     sees: ({ context }) => [context.skip],                 // what guards look at; without it the whole context tells situations apart
 *     background: ['lookUp'],                                // calls that run while the customer goes on: need no `busy`
 *     outcomes: ['signedIn'],                                // kinds the chart may end with
 *   });
 *   test('nothing is left out', () => expect(gaps(walk)).toEqual([]));
 *   test.each(told(walk))('%s', (_, snapshot) => …);         // every reachable situation, titled with the shortest story to it
 *   tour(walk)                                               // few stories over all arrows (tests/kit/tour.ts)
 *
 * gaps() says as sentences: a state never reached, an arrow never taken, a condition never seen both ways, an outcome never told,
 * an input or answer that nobody hears, a waiting state without `busy`, a busy state that waits for nothing, a dead end, a call nobody
 * answers, an actor begun as the chart ends, a crash.
 * What nobody may do anywhere is named in `refused`. Give every invoke an id. Only the shortest running timer rings. Replace nothing in the chart: its actors are created, never started.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { arrowsOf, refusedAtRest, refusedIn, refusedOnTheWay, type Arrow } from './explorer/arrows.ts';
import { findGaps } from './explorer/gaps.ts';
import { laboratory, type Moved } from './explorer/laboratory.ts';
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
  ways: { step: Step; to: string; arrows: readonly Arrow[]; acts: readonly string[] }[];
};

export type Walk<S = AnyMachineSnapshot> = {
  machine: AnyStateMachine;
  world: Pick<World<AnyStateMachine>, 'events' | 'refused' | 'answers' | 'background' | 'outcomes'>;
  situations: Situation<S>[];
  arrows: readonly Arrow[];
  /** Arrows that were taken before anything happened. */
  takenAtStart: ReadonlySet<Arrow>;
  /** The same by the start, for whoever tells a story from its beginning. */
  begins: ReadonlyMap<string, readonly Arrow[]>;
  refused: ReadonlySet<AnyTransitionDefinition>;
  crashes: readonly string[];
  /** What the chart does with an event here, without keeping it. Throws what the chart throws. */
  after(snapshot: S, event: AnyEventObject): S;
};

const LIMIT = 20_000;

export function explore<M extends AnyStateMachine>(machine: M, world: World<M>): Walk<SnapshotFrom<M>> {
  type S = SnapshotFrom<M>;
  const { begin, move } = laboratory(machine);
  const arrows = arrowsOf(machine);
  const byDefinition = new Map(arrows.map((arrow) => [arrow.definition, arrow]));
  const situations = new Map<string, Situation<S>>();
  const refused = new Set<AnyTransitionDefinition>();
  const crashes: string[] = [];
  const begins = new Map<string, readonly Arrow[]>();
  const outside = [
    ...Object.entries(world.events ?? {}).map(([label, event]): Step => ({ label, event })),
    ...addressesOf(machine, world.params ?? [{}]),
  ];

  const own = (snapshot: unknown): S => {
    if (!isSnapshotOf(machine, snapshot)) throw new TypeError(`not a snapshot of ${machine.id}`);
    return snapshot;
  };
  const arrive = (snapshot: AnyMachineSnapshot, start: string, story: readonly Step[]): string => {
    const mine = own(snapshot);
    const key = JSON.stringify([snapshot.value, snapshot.status, world.sees ? world.sees(mine) : snapshot.context], plain);
    if (!situations.has(key)) {
      const title = [start, ...story.map(({ label }) => label)].join(' → ');
      situations.set(key, { key, title, start, story, snapshot: mine, ways: [] });
      for (const definition of refusedAtRest(snapshot)) refused.add(definition);
    }
    return key;
  };
  const attempt = <T>(title: string, doing: () => T): T | undefined => {
    try {
      return doing();
    } catch (error) {
      crashes.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };

  const note = ({ microsteps }: Moved): Arrow[] => {
    for (const microstep of microsteps) for (const no of [...refusedIn(microstep), ...refusedOnTheWay(microstep)]) refused.add(no);
    return microsteps.flatMap(({ taken }) => taken.flatMap((definition) => byDefinition.get(definition) ?? []));
  };

  for (const [start, input] of Object.entries(world.starts)) {
    attempt(start, () => {
      const begun = begin(input);
      begins.set(start, note(begun));
      arrive(begun.snapshot, start, []);
    });
  }
  for (const here of situations.values()) {
    if (situations.size > (world.limit ?? LIMIT))
      throw new RangeError(`${machine.id} has more than ${world.limit ?? LIMIT} situations: say what its guards see`);
    const snapshot: AnyMachineSnapshot = here.snapshot;
    if (snapshot.status !== 'active') continue;
    const all = [...repliesIn(snapshot, world.answers ?? {}), ...ringsIn(machine, snapshot), ...outside];
    for (const step of world.happens ? all.filter((one) => world.happens?.(here.snapshot, one)) : all) {
      attempt(`${here.title} → ${step.label}`, () => {
        const moved = move(snapshot, step.event);
        const taken = note(moved);
        if (taken.length === 0) return;
        here.ways.push({ step, to: arrive(moved.snapshot, here.start, [...here.story, step]), arrows: taken, acts: moved.acts });
      });
    }
  }
  const after = (snapshot: S, event: AnyEventObject): S => own(move(snapshot, event).snapshot);
  const takenAtStart = new Set([...begins.values()].flat());
  return { machine, world, situations: [...situations.values()], arrows, takenAtStart, begins, refused, crashes, after };
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
    const way: Situation<S>['ways'][number] | undefined = here?.ways.find(({ step }) => step.label === label);
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

const isSnapshotOf = <M extends AnyStateMachine>(machine: M, snapshot: unknown): snapshot is SnapshotFrom<M> =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && snapshot.machine === machine;

/** Errors and actors would look all alike in JSON. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value) return 'actor';
  return value;
}

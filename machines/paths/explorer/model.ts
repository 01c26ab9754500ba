import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import { pathOf } from '../../graph/chartInternals.ts';
import { activeNodes, type Transition } from '../../kit/xstateInternals.ts';
import { mayTake, refusedAtRest, refusedIn, refusedOnTheWay, type Arrow } from './arrows.ts';
import type { Laboratory, Moved } from './laboratory.ts';
import type { Step } from './world.ts';

/**
 * A snapshot of the model: the chart's snapshot, and the arrows and actions of the step before it. `snapshot` is null before a start, and after
 * a crash: the model has a state for it, because the library stops when a transition throws.
 */
export type Standing = Snapshot<unknown> & Detail;
type Detail = { key: string; snapshot: AnyMachineSnapshot | null; arrows: readonly Arrow[]; acts: readonly string[] };
/** An event of the model: a step, with its label as type. The starts are the first events. */
export type StepEvent = { type: string; step: Step };
export type ChartModel = TestModel<Standing, StepEvent, unknown>;

export const standingOf = (detail: Detail & { snapshot: AnyMachineSnapshot }): Standing =>
  detail.snapshot.status === 'done' ? done(detail.snapshot.output, detail) : active(detail);

const active = (detail: Detail): Standing => ({ status: 'active', output: undefined, error: undefined, ...detail });
const done = (output: unknown, detail: Detail): Standing => ({ status: 'done', output, error: undefined, ...detail });
const crashed = (error: unknown, key: string): Standing => ({ status: 'error', output: undefined, error, ...NOWHERE, key });

const NOWHERE: Detail = { key: 'not started', snapshot: null, arrows: [], acts: [] };
/** Before any start. Its key is not empty, because getShortestPaths treats an empty key as missing. */
const ROOT = active(NOWHERE);
const START = 'xstate.init';

export type ModelOptions = {
  arrows: readonly Arrow[];
  /** Label of a start -> its input. */
  starts: Readonly<Record<string, unknown>>;
  /** The steps that can happen in a snapshot. */
  steps: (snapshot: AnyMachineSnapshot) => readonly Step[];
  /** Snapshots with the same key are one state of the model. */
  keyOf: (snapshot: AnyMachineSnapshot) => string;
  /** More states of the model than this are a mistake in `keyOf`. */
  limit: number;
  /** Collects the transitions whose guards were false. */
  refused: Set<Transition>;
};

export const eventOf = (step: Step): StepEvent => ({ type: step.label, step });

/** The chart as a TestModel of @xstate/test. Its logic is the laboratory: it starts no actors, so the chart may invoke and wait. */
export function modelOf({ id, begin, move }: Laboratory, { arrows, starts, steps, keyOf, limit, refused }: ModelOptions): ChartModel {
  const byDefinition = new Map(arrows.map((arrow) => [arrow.definition, arrow]));
  let reached = 0;
  const destinations = new WeakMap<StepEvent, Standing>();
  const first = Object.entries(starts).map(([label, input]) => eventOf({ label, event: { type: START, input } }));

  function arrowsIn({ microsteps }: Moved): Arrow[] {
    for (const microstep of microsteps) for (const no of [...refusedIn(microstep), ...refusedOnTheWay(microstep)]) refused.add(no);
    return microsteps.flatMap(({ taken }) => taken.flatMap((definition) => byDefinition.get(definition) ?? []));
  }

  /** Returns the same object when the chart ignores the step. */
  function after(here: Standing, { step: { label, event } }: StepEvent): Standing {
    if (here.snapshot && !mayTake(here.snapshot, event)) return here;
    try {
      const moved = here.snapshot ? move(here.snapshot, event) : begin(event['input']);
      const taken = arrowsIn(moved);
      if (here.snapshot && taken.length === 0) return here;
      for (const no of refusedAtRest(moved.snapshot)) refused.add(no);
      const { snapshot, acts } = moved;
      return standingOf({ key: keyOf(snapshot), snapshot, arrows: taken, acts });
    } catch (error) {
      return crashed(error, `crash: ${here.key} → ${label}`);
    }
  }

  /** The steps that the chart does not ignore: with all others, most of the library's time goes into its queue. */
  function eventsIn(here: Standing, snapshot: AnyMachineSnapshot): StepEvent[] {
    return steps(snapshot)
      .map(eventOf)
      .filter((event) => {
        const next = after(here, event);
        destinations.set(event, next);
        return next !== here;
      });
  }

  const transition = (here: Standing, event: StepEvent): Standing => destinations.get(event) ?? after(here, event);

  return new TestModel<Standing, StepEvent, unknown>(
    { transition, getInitialSnapshot: () => ROOT, getPersistedSnapshot: (standing) => standing },
    {
      events: (here) => {
        reached = here === ROOT ? 0 : reached + 1; // called once for each state; the library's own limit counts transitions
        if (reached > limit) throw new RangeError(`${id} has more than ${limit} situations: say what its guards see`);
        if (here === ROOT) return first;
        return here.snapshot && here.status === 'active' ? eventsIn(here, here.snapshot) : [];
      },
      serializeState: ({ key }) => key,
      serializeEvent: ({ type }) => type,
      stateMatcher: ({ snapshot }, name) => snapshot !== null && isIn(snapshot, name),
    },
  );
}

/** States are named by their path, or by their id: the screen's name. */
const isIn = (snapshot: AnyMachineSnapshot, name: string): boolean =>
  activeNodes(snapshot).some((node) => node.parent && (node.id === name || pathOf(node) === name));

/** The chart's snapshot. Throws before a start and after a crash. */
export function snapshotOf({ key, snapshot }: Standing): AnyMachineSnapshot {
  if (!snapshot) throw new Error(`the chart does not run: ${key}`);
  return snapshot;
}

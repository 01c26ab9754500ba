import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { firstSnapshot, isSnapshotOf, takenIn } from '../../graph/chartInternals.ts';
import type { Transition } from '../../kit/xstateInternals.ts';

/** One microstep: the snapshot before it, the event, the transitions taken. */
export type Microstep = { before: AnyMachineSnapshot; event: AnyEventObject; taken: readonly Transition[] };
/** `acts`: the names of the actions, in order. They are not executed. */
export type Moved = { snapshot: AnyMachineSnapshot; microsteps: Microstep[]; acts: readonly string[] };

export type Laboratory = {
  id: string;
  begin(input: unknown): Moved;
  move(before: AnyMachineSnapshot, event: AnyEventObject): Moved;
};

/**
 * Runs a chart step by step without starting actors: calls are never made, timers never run. Throws what the chart throws, and the error of an
 * error state.
 */
export function laboratory(machine: AnyStateMachine): Laboratory {
  let microsteps: { event: AnyEventObject; after: AnyMachineSnapshot; taken: readonly Transition[] }[] = [];
  const inspect = (seen: InspectionEvent) => {
    if (seen.type !== '@xstate.microstep' || !isSnapshotOf(machine, seen.snapshot)) return;
    microsteps.push({ event: seen.event, after: seen.snapshot, taken: takenIn(seen) });
  };
  let acts: string[] = [];
  const probe = createActor(machine, { inspect });
  const scope: AnyActorScope = {
    self: probe,
    system: probe.system,
    id: probe.id,
    sessionId: probe.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type }) => void acts.push(type),
  };
  const alive = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot;
  };
  const moved = (before: AnyMachineSnapshot, move: () => AnyMachineSnapshot): Moved => {
    microsteps = [];
    acts = [];
    const snapshot = alive(move());
    return {
      snapshot,
      acts,
      microsteps: microsteps.map(({ event, taken }, at) => ({ before: microsteps[at - 1]?.after ?? before, event, taken })),
    };
  };
  return {
    id: machine.id,
    begin(input: unknown): Moved {
      return moved(firstSnapshot(machine, input), () => machine.getInitialSnapshot(scope, input));
    },
    move: (before: AnyMachineSnapshot, event: AnyEventObject): Moved => moved(before, () => machine.transition(before, event, scope)),
  };
}

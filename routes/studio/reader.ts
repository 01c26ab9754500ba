import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { arrowIds } from '../../machines/graph/arrowIds.ts';
import { activePaths, invokedIds, nextTypes, parentOf } from '../../machines/graph/chartInternals.ts';
import { transitionsFor, type Transition } from '../../machines/kit/xstateInternals.ts';
import type { Step } from '../../ui/studio/live/protocol.ts';
import { allowedOf } from './allowed.ts';

const known = new WeakMap<AnyStateMachine, ReadonlyMap<Transition, string>>();

/** Ids of the taken arrows, in order; transitions that are not in the graph are left out. */
export function idsOf(machine: AnyStateMachine, taken: readonly Transition[]): string[] {
  const ids = known.get(machine) ?? arrowIds(machine);
  known.set(machine, ids);
  return taken.flatMap((definition) => ids.get(definition) ?? []);
}

/** Internal events are not predicted. */
const isGuessable = (type: string): boolean => type !== '' && !type.startsWith('xstate.') && !type.includes('*');

/** An event with only a type. A guard that reads more throws, instead of a wrong result. */
const bare = (type: string): AnyEventObject => {
  const unknown = (): never => {
    throw new TypeError(`what else "${type}" says is not known`);
  };
  return new Proxy({ type }, { get: (_, name) => (name === 'type' ? type : unknown()), has: (_, name) => name === 'type' || unknown() });
};

/** For each event that the chart listens for here: the arrow it would take now. */
function nextOf(snapshot: AnyMachineSnapshot): Step['next'] {
  return nextTypes(snapshot)
    .filter(isGuessable)
    .flatMap((event) => {
      try {
        return { event, arrow: idsOf(snapshot.machine, transitionsFor(snapshot, bare(event)))[0] ?? null };
      } catch {
        return []; // its guard reads the event's payload
      }
    });
}

export type Moved = Pick<Step, 'seq' | 'event' | 'arrows' | 'at'>;

/** A step of a chart as the studio may see it. `foresees`: includes what would happen next. */
export function stepOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot, moved: Moved, foresees: boolean): Step {
  const { status, machine } = snapshot;
  const active = status === 'active';
  return {
    ...moved,
    session: actor.sessionId,
    parent: parentOf(actor)?.sessionId ?? null,
    flow: machine.id,
    active: activePaths(snapshot),
    status,
    data: allowedOf(machine.id, snapshot.context),
    waits: active ? invokedIds(snapshot) : [],
    next: active && foresees ? nextOf(snapshot) : [],
  };
}

import {
  getNextTransitions,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { arrowIds } from '../../machines/graph/arrowIds.ts';
import type { Step } from '../../ui/studio/live/protocol.ts';
import { allowedOf } from './allowed.ts';

/** A chart's standing; undefined for what is no chart (a call, a watcher). */
export const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && '_nodes' in snapshot;

const known = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

/** Ids of the arrows that were taken, in order; a transition that no graph has is left out. */
export function idsOf(machine: AnyStateMachine, taken: readonly AnyTransitionDefinition[]): string[] {
  const ids = known.get(machine) ?? arrowIds(machine);
  known.set(machine, ids);
  return taken.flatMap((definition) => ids.get(definition) ?? []);
}

/** States by the paths that the graph gives them; the chart itself is left out. */
const activeIn = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.filter(({ parent }) => parent).map(({ path }) => path.join('.'));

/** What needs a payload to be judged, or comes from inside, is not guessed. */
const isGuessable = (type: string): boolean => type !== '' && !type.startsWith('xstate.') && !type.includes('*');

/** An event of which only the type is known. A condition that asks for more gets no answer, instead of a wrong one. */
const bare = (type: string): AnyEventObject => {
  const unknown = (): never => {
    throw new TypeError(`what else "${type}" says is not known`);
  };
  return new Proxy({ type }, { get: (_, name) => (name === 'type' ? type : unknown()), has: (_, name) => name === 'type' || unknown() });
};

/** For each event that the chart listens for here: the arrow it would take now. */
function nextOf(snapshot: AnyMachineSnapshot): Step['next'] {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return [...types].filter(isGuessable).flatMap((event) => {
    try {
      const taken = snapshot.machine.getTransitionData(snapshot, bare(event));
      return { event, arrow: idsOf(snapshot.machine, taken)[0] ?? null };
    } catch {
      return []; // its condition reads what only the real event carries
    }
  });
}

const callsIn = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));

export type Moved = Pick<Step, 'seq' | 'event' | 'arrows' | 'at'>;

/** A chart as the studio may see it, and what has just moved it. `foresees`: with what would come next. */
export function stepOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot, moved: Moved, foresees: boolean): Step {
  const { status, machine } = snapshot;
  const active = status === 'active';
  return {
    ...moved,
    session: actor.sessionId,
    parent: actor._parent?.sessionId ?? null,
    flow: machine.id,
    active: activeIn(snapshot),
    status,
    data: allowedOf(machine.id, snapshot.context),
    waits: active ? callsIn(snapshot) : [],
    next: active && foresees ? nextOf(snapshot) : [],
  };
}

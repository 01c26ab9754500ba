/** The internals of XState 5 that tools need, and that its next version may change; see `machines/kit/xstateInternals.ts`. */
import {
  getInitialMicrosteps,
  getNextTransitions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import { isSlot } from '../kit/slot.ts';
import { activeNodes, doneType, type StateNode, type Transition } from '../kit/xstateInternals.ts';

const withChildren = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(withChildren)];

/** Every state of a chart, the root first, in source order. */
export const nodesOf = (machine: AnyStateMachine): StateNode[] => withChildren(machine.root);

/** A state and its ancestors, the innermost first. */
export const upwards = (node: StateNode): StateNode[] => (node.parent ? [node, ...upwards(node.parent)] : [node]);

/** The path of a state in graphs and words; empty for the root. */
export const pathOf = ({ path }: StateNode): string => path.join('.');

/** The innermost active states. */
export const leavesOf = (snapshot: AnyMachineSnapshot): StateNode[] =>
  activeNodes(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');

/** Paths of all active states, from the outermost; without the root. */
export const activePaths = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ parent }) => parent)
    .map(pathOf);

/** Ids of the actors that the active states invoke. */
export const invokedIds = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));

/** The transitions of a state, by event, in their order; eventless ones last. */
export const transitionLists = (node: StateNode): (readonly Transition[])[] => [...node.transitions.values(), node.always ?? []];
export const transitionsOf = (machine: AnyStateMachine): Transition[] => nodesOf(machine).flatMap((node) => transitionLists(node).flat());

export const isRoutable = ({ config }: StateNode): boolean => config.route !== undefined;
export const isRoute = ({ eventType }: Transition): boolean => eventType === 'xstate.route';

/** The guard in the source. XState adds its own guard to a route, which compares the address. */
export const guardOf = (transition: Transition): unknown =>
  isRoute(transition) ? transition.target?.[0]?.config.route?.guard : transition.guard;

/** The root's `meta`. */
export const metaOf = (machine: AnyStateMachine): unknown => machine.root.config.meta;

/** The chart in a slot, once it is there. */
const inSlot = (logic: unknown): unknown => (isSlot(logic) ? (logic.chart() ?? logic) : logic);

type Named = 'actors' | 'actions' | 'delays';
/** The implementation of a name in a chart, or the inline implementation itself. */
export const namedIn = ({ implementations }: AnyStateMachine, kind: Named, named: unknown): unknown =>
  inSlot(typeof named === 'string' ? implementations[kind][named] : named);
export function actorNamed({ implementations }: AnyStateMachine, src: unknown): AnyActorLogic | undefined {
  const actor = typeof src === 'string' ? implementations.actors[src] : undefined;
  const logic = actor && 'src' in actor ? actor.src : actor;
  return isSlot(logic) ? (logic.chart() ?? logic) : logic;
}
export const namesIn = ({ implementations }: AnyStateMachine, kind: Named): string[] => Object.keys(implementations[kind]);

export const isSnapshotOf = <M extends AnyStateMachine>(machine: M, snapshot: unknown): snapshot is SnapshotFrom<M> =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && snapshot.machine === machine;

/** Is it a snapshot of this chart? Compares configs, because a flow that provides a chart's calls gets another machine of the same chart. */
export const isOfChart = ({ config }: AnyStateMachine, snapshot: AnyMachineSnapshot): boolean => snapshot.machine.config === config;

/** The snapshot before the first microstep. */
export function firstSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  const [first] = getInitialMicrosteps(machine, input);
  if (!first) throw new Error(`${machine.id} has no initial state`);
  return first[0];
}

/** The transitions of a microstep. */
export const takenIn = ({ _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>): readonly Transition[] => _transitions;

/** Types of the events that the chart handles now. */
export const nextTypes = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType))),
];

export const parentOf = ({ _parent }: AnyActorRef): AnyActorRef | undefined => _parent;

/** The events that a chart gets from an invoked actor: its output, its error, a child chart's snapshot. */
export const doneEvent = (id: string, output: unknown): AnyEventObject => ({ type: doneType(id), output, actorId: id });
export const errorEvent = (id: string, error: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error, actorId: id });
export const snapshotEvent = (id: string, snapshot: unknown): AnyEventObject => ({ type: `xstate.snapshot.${id}`, snapshot });

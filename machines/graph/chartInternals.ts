/** The parts of XState 5 that its next version may change, as far as tools need them; see `machines/kit/xstateInternals.ts`. */
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
import { activeNodes, doneType, type StateNode, type Transition } from '../kit/xstateInternals.ts';

const withChildren = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(withChildren)];

/** Every state of a chart, the chart itself first, in the author's order. */
export const nodesOf = (machine: AnyStateMachine): StateNode[] => withChildren(machine.root);

/** A state and those around it, the innermost first. */
export const upwards = (node: StateNode): StateNode[] => (node.parent ? [node, ...upwards(node.parent)] : [node]);

/** The path of a state as graphs and words name it; empty for the chart itself. */
export const pathOf = ({ path }: StateNode): string => path.join('.');

/** The innermost states that a chart is in. */
export const leavesOf = (snapshot: AnyMachineSnapshot): StateNode[] =>
  activeNodes(snapshot).filter(({ type }) => type === 'atomic' || type === 'final');

/** Paths of every state that a chart is in, from the outermost; without the chart itself. */
export const activePaths = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ parent }) => parent)
    .map(pathOf);

/** Ids of what the active states invoke. */
export const invokedIds = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));

/** For each event of a state the transitions in their order; those that need no event come last. */
export const transitionLists = (node: StateNode): (readonly Transition[])[] => [...node.transitions.values(), node.always ?? []];
export const transitionsOf = (machine: AnyStateMachine): Transition[] => nodesOf(machine).flatMap((node) => transitionLists(node).flat());

export const isRoutable = ({ config }: StateNode): boolean => config.route !== undefined;
export const isRoute = ({ eventType }: Transition): boolean => eventType === 'xstate.route';

/** The author's guard. XState adds one of its own to a route, which compares the address. */
export const guardOf = (transition: Transition): unknown =>
  isRoute(transition) ? transition.target?.[0]?.config.route?.guard : transition.guard;

/** The `meta` of the chart itself. */
export const metaOf = (machine: AnyStateMachine): unknown => machine.root.config.meta;

type Named = 'actors' | 'actions' | 'delays';
/** What a name in a chart stands for, or what stands there instead of a name. */
export const namedIn = ({ implementations }: AnyStateMachine, kind: Named, named: unknown): unknown =>
  typeof named === 'string' ? implementations[kind][named] : named;
export function actorNamed({ implementations }: AnyStateMachine, src: unknown): AnyActorLogic | undefined {
  const actor = typeof src === 'string' ? implementations.actors[src] : undefined;
  return actor && 'src' in actor ? actor.src : actor;
}
export const namesIn = ({ implementations }: AnyStateMachine, kind: Named): string[] => Object.keys(implementations[kind]);

export const isSnapshotOf = <M extends AnyStateMachine>(machine: M, snapshot: unknown): snapshot is SnapshotFrom<M> =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && snapshot.machine === machine;

/** A flow that uses a chart provides its calls, and has a machine of its own of the same chart. */
export const isOfChart = ({ config }: AnyStateMachine, snapshot: AnyMachineSnapshot): boolean => snapshot.machine.config === config;

/** The chart before its first microstep. */
export function firstSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  const [first] = getInitialMicrosteps(machine, input);
  if (!first) throw new Error(`${machine.id} has no initial state`);
  return first[0];
}

/** The transitions of a microstep. */
export const takenIn = ({ _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>): readonly Transition[] => _transitions;

/** Types of the events that the chart listens for now. */
export const nextTypes = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType))),
];

export const parentOf = ({ _parent }: AnyActorRef): AnyActorRef | undefined => _parent;

/** What a chart hears of an actor that it has invoked: its output, its error, the snapshot of a chart. */
export const doneEvent = (id: string, output: unknown): AnyEventObject => ({ type: doneType(id), output, actorId: id });
export const errorEvent = (id: string, error: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error, actorId: id });
export const snapshotEvent = (id: string, snapshot: unknown): AnyEventObject => ({ type: `xstate.snapshot.${id}`, snapshot });

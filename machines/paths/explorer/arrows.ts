import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { guardOf, isRoute, leavesOf, pathOf, transitionsOf, upwards } from '../../graph/chartInternals.ts';
import { activeNodes, type StateNode, type Transition } from '../../kit/xstateInternals.ts';
import type { Microstep } from './laboratory.ts';

/** An arrow of the chart: one transition definition. */
export type Arrow = { name: string; definition: Transition; guarded: boolean };

const short = (machine: AnyStateMachine, node: StateNode): string => (node.parent ? pathOf(node) : machine.id);

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' ? guard.name : 'guard';
};

const targetNode = ({ target }: Transition): StateNode | undefined => target?.[0];

export function arrowsOf(machine: AnyStateMachine): Arrow[] {
  return transitionsOf(machine).map((definition) => {
    const target = targetNode(definition);
    const guarded = guardOf(definition) !== undefined;
    const event = definition.eventType === '' ? 'always' : definition.eventType;
    const condition = guarded && !isRoute(definition) ? ` [${guardName(definition.guard)}]` : '';
    const goal = target ? ` -> ${short(machine, target)}` : definition.actions.length > 0 ? '' : ' (nothing happens)';
    return { name: `${short(machine, definition.source)}: ${event}${condition}${goal}`, definition, guarded };
  });
}

/**
 * False: the chart ignores this event here, and no guard is asked. Most steps are not for the state in which a chart rests, and asking the
 * library takes half of a walk's time. The library ends a chart at an error that it does not expect.
 */
export const mayTake = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  event.type.startsWith('xstate.error.') ||
  activeNodes(snapshot).some(
    (node) =>
      takesUnasked(node) ||
      (node.transitions.get(event.type) ?? []).some((candidate) => {
        const target = isRoute(candidate) ? targetNode(candidate) : undefined;
        return !target || `#${target.id}` === event['to'];
      }),
  );

const unasked = new WeakMap<StateNode, boolean>();

/** The state has an arrow that needs no event, or one for every event of a kind, as "search.*". */
function takesUnasked(node: StateNode): boolean {
  const known = unasked.get(node);
  if (known !== undefined) return known;
  const takes = (node.always ?? []).length > 0 || [...node.transitions.keys()].some((type) => type.endsWith('*'));
  unasked.set(node, takes);
  return takes;
}

/** The transitions whose guards were false, because a later transition, or none, was taken. */
export function refusedIn({ before, event, taken }: Microstep): Transition[] {
  return refused(before, taken, (node) =>
    (node.transitions.get(event.type) ?? []).filter((candidate) => !isRoute(candidate) || `#${targetNode(candidate)?.id}` === event['to']),
  );
}

/** The same for eventless transitions of the state in which the chart rests. */
export const refusedAtRest = (snapshot: AnyMachineSnapshot): Transition[] =>
  snapshot.status === 'active' ? refused(snapshot, [], (node) => [...(node.always ?? [])]) : [];

/** The same for eventless transitions before a later one that was taken. */
export const refusedOnTheWay = ({ before, taken }: Microstep): Transition[] =>
  taken.some(({ eventType }) => eventType === '') ? refused(before, taken, (node) => [...(node.always ?? [])]) : [];

function refused(before: AnyMachineSnapshot, taken: readonly Transition[], candidates: (node: StateNode) => Transition[]): Transition[] {
  const no = new Set<Transition>();
  for (const leaf of leavesOf(before)) {
    const tried = upwards(leaf).flatMap(candidates);
    const end = tried.findIndex((candidate) => taken.includes(candidate));
    for (const candidate of end < 0 ? tried : tried.slice(0, end)) no.add(candidate);
  }
  return [...no];
}

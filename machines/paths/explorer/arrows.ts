import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Microstep } from './laboratory.ts';

/** An arrow of the chart: one transition definition. `guarded` when a condition decides about it. */
export type Arrow = { name: string; definition: AnyTransitionDefinition; guarded: boolean };

const withChildren = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withChildren)];
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => withChildren(machine.root);

const short = (machine: AnyStateMachine, node: AnyStateNode): string => (node === machine.root ? machine.id : node.path.join('.'));

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' ? guard.name : 'guard';
};

/** A routable state compares the address by a guard of its own; only the author's guard is a condition. */
const isRoute = ({ eventType }: AnyTransitionDefinition): boolean => eventType === 'xstate.route';
const targetNode = ({ target }: AnyTransitionDefinition): AnyStateNode | undefined => target?.[0];

export function arrowsOf(machine: AnyStateMachine): Arrow[] {
  const definitions = nodesOf(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  return definitions.map((definition) => {
    const target = targetNode(definition);
    const guarded = isRoute(definition) && target ? Boolean(target.config.route?.guard) : definition.guard !== undefined;
    const event = definition.eventType === '' ? 'always' : String(definition.eventType);
    const condition = guarded && !isRoute(definition) ? ` [${guardName(definition.guard)}]` : '';
    const goal = target ? ` -> ${short(machine, target)}` : definition.actions.length > 0 ? '' : ' (nothing happens)';
    return { name: `${short(machine, definition.source)}: ${event}${condition}${goal}`, definition, guarded };
  });
}

const ancestry = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestry(node.parent)] : [node]);
const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  snapshot._nodes.filter((node: AnyStateNode) => node.type === 'atomic' || node.type === 'final');

/** Conditions that were asked and said no, because a later arrow, or none, was taken instead. */
export function refusedIn({ before, event, taken }: Microstep): AnyTransitionDefinition[] {
  return refused(before, taken, (node) =>
    (node.transitions.get(event.type) ?? []).filter((candidate) => !isRoute(candidate) || `#${targetNode(candidate)?.id}` === event['to']),
  );
}

/** The same for arrows that need no event, at the place where the chart comes to rest. */
export const refusedAtRest = (snapshot: AnyMachineSnapshot): AnyTransitionDefinition[] =>
  snapshot.status === 'active' ? refused(snapshot, [], (node) => [...(node.always ?? [])]) : [];

/** The same for an arrow without event that lost against a later one. */
export const refusedOnTheWay = ({ before, taken }: Microstep): AnyTransitionDefinition[] =>
  taken.some(({ eventType }) => eventType === '') ? refused(before, taken, (node) => [...(node.always ?? [])]) : [];

function refused(
  before: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
  candidates: (node: AnyStateNode) => AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  const no = new Set<AnyTransitionDefinition>();
  for (const leaf of leavesOf(before)) {
    const asked = ancestry(leaf).flatMap(candidates);
    const end = asked.findIndex((candidate) => taken.includes(candidate));
    for (const candidate of end < 0 ? asked : asked.slice(0, end)) no.add(candidate);
  }
  return [...no];
}

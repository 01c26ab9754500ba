import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { toFlowGraph } from './toFlowGraph.ts';

const withChildren = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withChildren)];

/** For each transition that a machine defines, the id of its arrow in the machine's graph. A machine made by `provide()` has definitions of its own. */
export function arrowIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const definitions = withChildren(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  const { arrows } = toFlowGraph(machine);
  return new Map(
    definitions.map((definition, at) => {
      const arrow = arrows[at];
      if (arrow?.event !== String(definition.eventType)) throw new Error(`the graph of ${machine.id} has its arrows in another order`);
      return [definition, arrow.id];
    }),
  );
}

import type { AnyStateMachine } from 'xstate';
import type { Transition } from '../kit/xstateInternals.ts';
import { transitionsOf } from './chartInternals.ts';
import { toFlowGraph } from './toFlowGraph.ts';

/** The id of the arrow in the machine's graph, for each transition definition. A machine made by `provide()` has its own definitions. */
export function arrowIds(machine: AnyStateMachine): ReadonlyMap<Transition, string> {
  const { arrows } = toFlowGraph(machine);
  return new Map(
    transitionsOf(machine).map((definition, at) => {
      const arrow = arrows[at];
      if (arrow?.event !== definition.eventType) throw new Error(`the graph of ${machine.id} has its arrows in another order`);
      return [definition, arrow.id];
    }),
  );
}

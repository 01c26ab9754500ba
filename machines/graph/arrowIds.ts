import type { AnyStateMachine } from 'xstate';
import type { Transition } from '../kit/xstateInternals.ts';
import { transitionsOf } from './chartInternals.ts';
import { toFlowGraph } from './toFlowGraph.ts';

/** For each transition that a machine defines, the id of its arrow in the machine's graph. A machine made by `provide()` has definitions of its own. */
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

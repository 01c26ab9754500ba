import { StateMachine, type AnyStateMachine } from 'xstate';
import { actorNamed, nodesOf } from '../graph/chartInternals.ts';

/** A chart that another invokes: its id, the id of the invoke, and whether it runs beside all states of its parent. */
export type Child = { chart: string; as: string; isBeside: boolean };

/** The charts that a chart invokes, in the order of its states. Downloaded flows are slots, and are not among them. */
export const childrenOf = (machine: AnyStateMachine): Child[] =>
  nodesOf(machine).flatMap(({ invoke, parent }) =>
    invoke.flatMap(({ id, src }) => {
      const logic = actorNamed(machine, src);
      return logic instanceof StateMachine ? [{ chart: logic.id, as: id, isBeside: parent === undefined }] : [];
    }),
  );

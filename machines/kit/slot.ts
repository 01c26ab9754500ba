import type { ActorLogic, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** What a chart needs of a child that it invokes. */
export type LogicOf<M extends AnyStateMachine> = ActorLogic<SnapshotFrom<M>, EventFromLogic<M>, InputFrom<M>>;

/** A placeholder for a chart that is invoked: it has the chart's types and not its code. */
export type Slot<M extends AnyStateMachine> = LogicOf<M> & {
  id: string;
  /** Sets the chart. Throws for the chart of another flow. */
  fill: (given: AnyStateMachine) => void;
  /** The chart, once it is there. */
  chart: () => AnyStateMachine | undefined;
};

export const isSlot = (logic: unknown): logic is Slot<AnyStateMachine> => typeof logic === 'object' && logic !== null && 'fill' in logic;

/** A chart that is downloaded when it is first needed. Invoked before that, it throws. */
export function slot<M extends AnyStateMachine>(id: string): Slot<M> {
  let chart: (AnyStateMachine & LogicOf<M>) | undefined;
  const whole = (): LogicOf<M> => {
    if (!chart) throw new Error(`the flow "${id}" was invoked before it was downloaded`);
    return chart;
  };
  const isMine = (given: AnyStateMachine): given is AnyStateMachine & LogicOf<M> => given.id === id;
  return {
    id,
    chart: () => chart,
    fill(given) {
      if (!isMine(given)) throw new TypeError(`the slot "${id}" was given the chart "${given.id}"`);
      chart = given;
    },
    getInitialSnapshot: (scope, input) => whole().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => whole().transition(snapshot, event, scope),
    start: (snapshot, scope) => whole().start?.(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) => whole().getPersistedSnapshot(snapshot, options),
  };
}

import type { ActorLogic, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

type LogicOf<M extends AnyStateMachine> = ActorLogic<SnapshotFrom<M>, EventFromLogic<M>, InputFrom<M>>;

/**
 * The place of a chart that is downloaded when it is first needed. `logic` stands for the chart where it is invoked, with its types and
 * without its code; `fill` puts the chart in. Invoked before that, it fails and says so.
 */
export function slot<M extends AnyStateMachine>(id: string) {
  let chart: LogicOf<M> | undefined;
  const whole = (): LogicOf<M> => {
    if (!chart) throw new Error(`the flow "${id}" was invoked before it was downloaded`);
    return chart;
  };
  const logic: LogicOf<M> = {
    getInitialSnapshot: (scope, input) => whole().getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => whole().transition(snapshot, event, scope),
    start: (snapshot, scope) => whole().start?.(snapshot, scope),
    getPersistedSnapshot: (snapshot, options) => whole().getPersistedSnapshot(snapshot, options),
  };
  const isMine = (given: AnyStateMachine): given is AnyStateMachine & LogicOf<M> => given.id === id;
  return {
    logic,
    /** Throws when it is the chart of another flow. */
    fill(given: AnyStateMachine): void {
      if (!isMine(given)) throw new TypeError(`the slot "${id}" was given the chart "${given.id}"`);
      chart = given;
    },
  };
}

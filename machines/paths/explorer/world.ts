import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { doneEvent, errorEvent, invokedIds, isRoutable, namedIn, nodesOf, snapshotEvent } from '../../graph/chartInternals.ts';
import { activeNodes, isScreen } from '../../kit/xstateInternals.ts';

/** An answer of an invoked actor. `done` and `fails` end it, `says` is an event of a watcher, `shows` a child chart's snapshot. */
export type Reply = { done: unknown } | { fails: unknown } | { says: AnyEventObject } | { shows: unknown };

/** What happens outside of the chart: a sentence, and its event. */
export type Step = { label: string; event: AnyEventObject };

const eventOf = (id: string, reply: Reply): AnyEventObject => {
  if ('done' in reply) return doneEvent(id, reply.done);
  if ('fails' in reply) return errorEvent(id, reply.fails);
  if ('shows' in reply) return snapshotEvent(id, reply.shows);
  return reply.says;
};

/** All possible answers of the actors invoked now. */
export const repliesIn = (snapshot: AnyMachineSnapshot, answers: Readonly<Record<string, Readonly<Record<string, Reply>>>>): Step[] =>
  Object.entries(answers)
    .filter(([id]) => invokedIds(snapshot).includes(id))
    .flatMap(([id, replies]) => Object.entries(replies).map(([label, reply]) => ({ label: `${id}: ${label}`, event: eventOf(id, reply) })));

/** Milliseconds of a timer; named delays are looked up in the chart. */
function lengthOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, delay: unknown): number {
  const named = namedIn(machine, 'delays', delay);
  const isRule = (given: unknown): given is (at: { context: unknown; event: { type: string } }) => unknown => typeof given === 'function';
  const context: unknown = snapshot.context;
  const length: unknown = isRule(named) ? named({ context, event: { type: 'explorer' } }) : named;
  if (typeof length !== 'number') throw new TypeError(`the delay "${String(delay)}" of ${machine.id} is no number: ${String(length)}`);
  return length;
}

type Timer = { name: string; type: string; ms: number };

/** Only the shortest running timer fires: the others are later, when the chart may be in another state. */
export function ringsIn(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Step[] {
  const timers = activeNodes(snapshot).flatMap(({ after }) =>
    after.map(({ delay, eventType }) => ({ name: String(delay), type: eventType, ms: lengthOf(machine, snapshot, delay) })),
  );
  const first = Math.min(...timers.map(({ ms }: Timer) => ms));
  return timers
    .filter(({ ms, type }: Timer, at: number) => ms === first && timers.findIndex((other: Timer) => other.type === type) === at)
    .map(({ name, type, ms }: Timer) => ({ label: `after ${name} (${ms} ms)`, event: { type } }));
}

/** Every routable state, with each set of parameters. */
export const addressesOf = (machine: AnyStateMachine, params: readonly Readonly<Record<string, string>>[]): Step[] =>
  nodesOf(machine)
    .filter((node) => isRoutable(node) && isScreen(node))
    .flatMap((node) =>
      params.map((given) => ({
        label: ['opens the address of', node.id, ...Object.values(given)].join(' '),
        event: { type: 'xstate.route', to: `#${node.id}`, params: given },
      })),
    );

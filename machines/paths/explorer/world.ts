import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from './arrows.ts';

/** How one invoked actor may end or speak. `done` and `fails` end it, `says` is an event of a watching actor, `shows` a child chart's snapshot. */
export type Reply = { done: unknown } | { fails: unknown } | { says: AnyEventObject } | { shows: unknown };

/** What somebody outside does next: a sentence, and the event that the chart hears. */
export type Step = { label: string; event: AnyEventObject };

const isActive = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  snapshot._nodes.some((node: AnyStateNode) => node.invoke.some((invoked) => invoked.id === id));

const eventOf = (id: string, reply: Reply): AnyEventObject => {
  if ('done' in reply) return { type: `xstate.done.actor.${id}`, output: reply.done, actorId: id };
  if ('fails' in reply) return { type: `xstate.error.actor.${id}`, error: reply.fails, actorId: id };
  if ('shows' in reply) return { type: `xstate.snapshot.${id}`, snapshot: reply.shows };
  return reply.says;
};

/** Everything that actors invoked right now may say. */
export const repliesIn = (snapshot: AnyMachineSnapshot, answers: Readonly<Record<string, Readonly<Record<string, Reply>>>>): Step[] =>
  Object.entries(answers)
    .filter(([id]) => isActive(snapshot, id))
    .flatMap(([id, replies]) => Object.entries(replies).map(([label, reply]) => ({ label: `${id}: ${label}`, event: eventOf(id, reply) })));

/** Milliseconds of a timer; named delays are looked up in the chart. */
function lengthOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, delay: unknown): number {
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  const isRule = (given: unknown): given is (at: { context: unknown; event: { type: string } }) => unknown => typeof given === 'function';
  const context: unknown = snapshot.context;
  const length: unknown = isRule(named) ? named({ context, event: { type: 'explorer' } }) : named;
  if (typeof length !== 'number') throw new TypeError(`the delay "${String(delay)}" of ${machine.id} is no number: ${String(length)}`);
  return length;
}

type Timer = { name: string; type: string; ms: number };

/** Only the shortest running timer may ring, once: the others would ring later, and the chart may be elsewhere by then. */
export function ringsIn(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Step[] {
  const timers = snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.after.map(({ delay, eventType }) => ({ name: String(delay), type: String(eventType), ms: lengthOf(machine, snapshot, delay) })),
  );
  const first = Math.min(...timers.map(({ ms }: Timer) => ms));
  return timers
    .filter(({ ms, type }: Timer, at: number) => ms === first && timers.findIndex((other: Timer) => other.type === type) === at)
    .map(({ name, type, ms }: Timer) => ({ label: `after ${name} (${ms} ms)`, event: { type } }));
}

/** Every routable state by its address, with each set of parameters. */
export const addressesOf = (machine: AnyStateMachine, params: readonly Readonly<Record<string, string>>[]): Step[] =>
  nodesOf(machine)
    .filter((node) => node.config.route && node.config.id)
    .flatMap((node) =>
      params.map((given) => ({
        label: ['opens the address of', node.id, ...Object.values(given)].join(' '),
        event: { type: 'xstate.route', to: `#${node.id}`, params: given },
      })),
    );

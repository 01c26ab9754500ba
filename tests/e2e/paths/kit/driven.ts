import type { AnyMachineSnapshot } from 'xstate';
import { invokedIds } from '../../../../machines/graph/chartInternals.ts';
import type { Situation, Walk } from '../../../../machines/paths/explorer.ts';
import type { Arrow } from '../../../../machines/paths/explorer/arrows.ts';
import type { Step } from '../../../../machines/paths/explorer/world.ts';
import { actorOf, isHeld, isNested, pressOf, wiresOf, type HeldCall, type Plan } from './plan.ts';
import { together } from './together.ts';

/** The calls that the network holds in this situation. */
export const heldIn = <S extends AnyMachineSnapshot>(plan: Plan<S>, snapshot: S): HeldCall<S>[] =>
  snapshot.status === 'active'
    ? invokedIds(snapshot).flatMap((id) => {
        const actor = actorOf(plan, snapshot, id);
        return actor && isHeld(actor) && (actor.known?.(snapshot) ?? null) === null ? [actor] : [];
      })
    : [];

/** Labels of the steps that the page takes by itself; one of them happens at once. */
export function ownSteps<S extends AnyMachineSnapshot>(plan: Plan<S>, snapshot: S): string[] {
  if (snapshot.status !== 'active') return [];
  return invokedIds(snapshot).flatMap((id) => {
    const actor = actorOf(plan, snapshot, id);
    if (!actor) throw new Error(`no plan for the actor ${id}`);
    if (isNested(actor)) return [];
    const label = isHeld(actor) ? (actor.known?.(snapshot) ?? null) : (actor.once?.(snapshot) ?? true) ? actor.itself : null;
    return label === null ? [] : [`${id}: ${label}`];
  });
}

/** Why a step cannot be done from outside in this situation; null when it can. Throws when the plan does not name it. */
export function whyNot<S extends AnyMachineSnapshot>(plan: Plan<S>, snapshot: S, step: Step): string | null {
  const own = ownSteps(plan, snapshot);
  if (own.length > 0) return own.includes(step.label) ? null : 'the page is already further';
  const [, id = '', label = ''] = /^(\w+): (.*)$/.exec(step.label) ?? [];
  const actor = actorOf(plan, snapshot, id);
  if (actor && isHeld(actor)) {
    const wall = wiresOf(actor, snapshot, label).find((wire) => typeof wire === 'object' && 'undriven' in wire);
    return typeof wall === 'object' && 'undriven' in wall ? wall.undriven : null;
  }
  if (actor && !isNested(actor)) return 'the page never does so by itself';
  if (step.event.type.startsWith('xstate.after')) return null;
  if (step.event.type === 'xstate.route') {
    const asked = plan.address(snapshot, String(step.event['to']), paramsOf(step));
    return 'undriven' in asked ? asked.undriven : null;
  }
  return pressOf(plan, actor, { step: step.label, answer: label }).offered(snapshot) ? null : 'the screen does not offer it';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const paramsOf = ({ event }: Step): Record<string, string> => {
  const params: unknown = event['params'];
  return isRecord(params) ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) : {};
};

export type Driven<S extends AnyMachineSnapshot> = {
  /** The part of the walk that can be done from outside. */
  walk: Walk<S>;
  arrows: number;
  /** Arrows that cannot be taken from outside, with the reasons. */
  undriven: Map<string, string[]>;
  /** Every call that the network may hold. */
  held: ReadonlySet<string>;
};

/** Removes the steps that cannot be done from outside, and the situations that only they reach. */
export function driven<S extends AnyMachineSnapshot>(walk: Walk<S>, plan: Plan<S>): Driven<S> {
  const reasons = new Map<Arrow, Set<string>>();
  const byKey = new Map(walk.situations.map((situation) => [situation.key, situation]));
  const reached = new Map<string, Situation<S>>();
  const queue = walk.situations.filter(({ story }) => story.length === 0);
  for (const here of queue) {
    if (reached.has(here.key)) continue;
    const ways = here.ways.filter(({ step, arrows }) => {
      const why = whyNot(plan, here.snapshot, step);
      for (const arrow of arrows) reasons.set(arrow, (reasons.get(arrow) ?? new Set()).add(why ?? ''));
      return why === null;
    });
    reached.set(here.key, { ...here, ways: ways.map((way) => together(plan, byKey, here, way)) });
    for (const { to } of reached.get(here.key)?.ways ?? []) {
      const next = byKey.get(to);
      if (next) queue.push(next);
    }
  }
  const taken = new Set([...walk.starts, ...[...reached.values()].flatMap(({ ways }) => ways)].flatMap(({ arrows }) => arrows));
  const left = walk.arrows.filter((arrow) => !taken.has(arrow));
  const undriven = new Map(left.map((arrow) => [arrow.name, [...(reasons.get(arrow) ?? ['nothing driven leads there'])].toSorted()]));
  const held = new Set([...reached.values()].flatMap(({ snapshot }) => heldIn(plan, snapshot).map(({ call }) => call)));
  return { walk: { ...walk, situations: [...reached.values()] }, arrows: taken.size, undriven, held };
}

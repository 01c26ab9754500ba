import type { AnyMachineSnapshot } from 'xstate';
import type { Situation, Way } from '../../../../machines/paths/explorer.ts';
import type { Plan } from './plan.ts';

/** A step with the child charts' events that follow at once: nothing from outside can happen in between. Throws if the walk has no such step. */
export function together<S extends AnyMachineSnapshot>(
  { atOnce }: Plan<S>,
  byKey: ReadonlyMap<string, Situation<S>>,
  from: Situation<S>,
  way: Way,
): Way {
  const reached = byKey.get(way.to);
  if (!atOnce || !reached) return way;
  return atOnce(way.step.label, from.snapshot, reached.snapshot).reduce((all, label) => {
    const next = byKey.get(all.to)?.ways.find(({ step }) => step.label === label);
    if (!next) throw new Error(`after "${way.step.label}" the walk has no "${label}"`);
    return { step: way.step, to: next.to, arrows: [...all.arrows, ...next.arrows], acts: [...all.acts, ...next.acts] };
  }, way);
}

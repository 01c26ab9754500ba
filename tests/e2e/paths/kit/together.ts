import type { AnyMachineSnapshot } from 'xstate';
import type { Situation, Way } from '../../../../machines/paths/explorer.ts';
import type { Plan } from './plan.ts';

/** A way, and after it all that child charts say at once because of it: nobody outside can look, or do anything, in between. Throws when the walk does not go on so. */
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

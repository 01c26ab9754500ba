import { arrowIds } from '../../../machines/graph/arrowIds.ts';
import type { Coverage } from '../../../ui/studio/data.ts';
import { activePaths } from '../../../machines/graph/chartInternals.ts';
import type { Walk } from '../../../machines/paths/explorer.ts';
import { snapshotOf } from '../../../machines/paths/explorer/model.ts';
import { pathsOf } from '../../../machines/paths/tour.ts';

const count = (counts: Record<string, number>, ids: Iterable<string>): void => {
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
};

/** The states that an arrow enters: its target and the states around it. */
const around = (id: string): string[] => (id === '' ? [] : [id, ...around(id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '')]);

/** How often the generated tests reach each state and take each arrow of a chart, and which conditions were false in them. */
export function coverageOf(walk: Walk): Coverage {
  const ids = arrowIds(walk.machine);
  const arrows: Record<string, number> = {};
  const states: Record<string, number> = {};
  for (const { steps } of pathsOf(walk)) {
    const [first, ...others] = steps.map(({ state }) => state);
    for (const { arrows: steps } of others) {
      const taken = steps.map(({ definition }) => definition);
      count(
        arrows,
        taken.flatMap((definition) => ids.get(definition) ?? []),
      );
      count(states, new Set(taken.flatMap(({ target }) => target?.flatMap(({ path }) => around(path.join('.'))) ?? [])));
    }
    if (first) count(states, activePaths(snapshotOf(first)));
  }
  const atStart = [...new Set(walk.starts.flatMap((way) => way.arrows))].map(({ definition }) => definition);
  count(
    arrows,
    atStart.flatMap((definition) => ids.get(definition) ?? []),
  );
  count(
    states,
    atStart.flatMap((definition) => around(definition.source.path.join('.'))),
  );
  const reached = new Set(walk.situations.flatMap(({ snapshot }) => activePaths(snapshot)));
  for (const id of reached) states[id] ??= 1; // reached by the explorer
  return { states, arrows, refused: [...walk.refused].flatMap((definition) => ids.get(definition) ?? []) };
}

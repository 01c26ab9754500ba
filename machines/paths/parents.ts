import type { AnyMachineSnapshot } from 'xstate';
import { isFlow } from '../flows.ts';
import { childrenOf } from './children.ts';
import { invokedIn, purposeOf } from './invoked.ts';
import { charts, isChartName, type ChartName } from './walks.ts';

/** The parent of a chart, and the ids by which it invokes the chart. */
export type Parent = { chart: ChartName; as: readonly string[] };

export const names: readonly ChartName[] = Object.keys(charts).filter(isChartName);

/** A chart with screens of its own that flows invoke (decision 029). */
export const isNested = (chart: ChartName): boolean => charts[chart].view !== undefined && chart !== 'app' && !isFlow(chart);

/** The charts that invoke this one. A chart that runs beside all states of its parent is on no screen. */
export const invokersOf = (name: ChartName): Parent[] =>
  names.flatMap((chart) => {
    const as = childrenOf(charts[chart].machine).flatMap((child) => (child.chart === name && !child.isBeside ? [child.as] : []));
    return as.length > 0 ? [{ chart, as: [...new Set(as)] }] : [];
  });

/** The parents of each chart without screens: the customer sees it on their screens. */
const parents: ReadonlyMap<ChartName, readonly Parent[]> = new Map(
  names.filter((name) => charts[name].view === undefined).map((name) => [name, invokersOf(name)]),
);

export const parentsOf = (chart: ChartName): readonly Parent[] => parents.get(chart) ?? [];

/** Charts with screens that several flows use. Their purposes are the names of those flows. */
export const NESTED: readonly ChartName[] = names.filter(isNested);
/** Charts without screens that run on the screen of another. */
export const BELOW: readonly ChartName[] = names.filter((name) => parentsOf(name).length > 0);

/** How much still runs: a screen at rest comes before a busy one, then the one with fewer actors. */
const unrest = (snapshot: AnyMachineSnapshot): number => (snapshot.hasTag('busy') ? 1000 : 0) + Object.keys(snapshot.children).length;

const found = new Map<string, AnyMachineSnapshot | null>();

/** The parent's snapshot in which a child of this id and purpose runs: the one most at rest, with the shortest story. Null when there is none. */
export function standingParent(parent: ChartName, id: string, purpose: string): AnyMachineSnapshot | null {
  const key = [parent, id, purpose].join(' ');
  const known = found.get(key);
  if (known !== undefined) return known;
  let best: AnyMachineSnapshot | null = null;
  for (const { snapshot } of charts[parent].walk().situations) {
    const child = invokedIn(snapshot, id);
    if (!child || purposeOf(child.getSnapshot()) !== purpose) continue;
    if (best === null || unrest(snapshot) < unrest(best)) best = snapshot;
  }
  found.set(key, best);
  return best;
}

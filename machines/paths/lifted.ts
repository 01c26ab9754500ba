import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { doneEvent, snapshotEvent } from '../graph/chartInternals.ts';
import { invokedIn, purposeOf } from './invoked.ts';
import { invokersOf, isNested, parentsOf, standingParent, type Parent } from './parents.ts';
import { charts, isChartName, type ChartName } from './walks.ts';

/** The event that the parent gets for a child's snapshot. */
function eventFor(id: string, child: AnyMachineSnapshot): AnyEventObject {
  return child.status === 'done' ? doneEvent(id, child.output) : snapshotEvent(id, child);
}

/** A snapshot of a chart with screens. `invoked`: the ids of the charts below it. */
export type Lifted = { chart: ChartName; snapshot: AnyMachineSnapshot; invoked: readonly string[] };

/** Moves a chart on to the snapshot that the customer sees. */
type Rest = (chart: ChartName, snapshot: AnyMachineSnapshot) => AnyMachineSnapshot;

/** A nested chart has ended: the flow that started it shows the next screen. A chart that several flows use knows which it was. */
function flowAround(chart: ChartName, last: AnyMachineSnapshot): Parent[] {
  if (!isNested(chart) || last.status !== 'done') return [];
  const flow = purposeOf(last);
  return isChartName(flow) ? [{ chart: flow, as: [chart] }] : invokersOf(chart);
}

/**
 * The snapshots of the parents after these snapshots of `chart`, in order: one for each place where the chart runs. A chart with screens, or
 * without a parent, is its own result.
 */
export function lifted(chart: ChartName, children: readonly AnyMachineSnapshot[], rest: Rest = (_, at) => at): Lifted[] {
  const last = children.at(-1);
  if (!last) return [];
  const outer = [...parentsOf(chart), ...flowAround(chart, last)];
  if (outer.length === 0) return [{ chart, snapshot: last, invoked: [] }];
  return outer.flatMap((parent) =>
    parent.as.flatMap((id) => {
      const start = standingParent(parent.chart, id, purposeOf(last));
      if (!start) return [];
      const { after } = charts[parent.chart].walk();
      const stations: AnyMachineSnapshot[] = [start];
      for (const child of children) {
        const now = stations.at(-1);
        if (now && invokedIn(now, id)) stations.push(rest(parent.chart, after(now, eventFor(id, child))));
      }
      return lifted(parent.chart, stations, rest).map((found) => ({ ...found, invoked: [id, ...found.invoked] }));
    }),
  );
}

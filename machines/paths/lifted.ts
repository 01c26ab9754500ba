import * as v from 'valibot';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { doneEvent, snapshotEvent } from '../graph/chartInternals.ts';
import { charts, isChartName, type ChartName } from './walks.ts';
import type { Situation } from './explorer.ts';

/** The parent of a chart, the ids by which it invokes the chart, and in which snapshots. */
type Around = { chart: ChartName; as: readonly string[]; where: (snapshot: AnyMachineSnapshot) => boolean };

/** The parents of charts without screens: the customer sees them on the parent's screen. */
const around: Readonly<Partial<Record<ChartName, Around>>> = {
  gathering: { chart: 'payment', as: ['gathering'], where: (at) => at.matches({ amount: 'loading' }) },
  attempt: { chart: 'payment', as: ['attempt'], where: (at) => at.matches({ paying: 'review' }) },
  tidying: { chart: 'payment', as: ['tidying'], where: (at) => at.matches({ confirmed: 'sent' }) },
  sending: { chart: 'attempt', as: ['sending'], where: (at) => at.matches({ attempting: 'sending' }) },
  following: { chart: 'attempt', as: ['polling', 'looking', 'checking', 'waiting'], where: (at) => at.matches('attempting') },
  searching: { chart: 'attempt', as: ['searching', 'awaiting'], where: (at) => at.matches('attempting') },
  addressSearch: {
    chart: 'profile',
    as: ['addressSearch'],
    where: (at) => at.matches({ customerProfile: { opened: { addresses: 'filling' } } }),
  },
  devices: { chart: 'profile', as: ['devices'], where: (at) => at.matches({ customerProfile: { opened: 'viewing' } }) },
  military: { chart: 'profile', as: ['military'], where: (at) => at.matches({ customerProfile: { opened: 'viewing' } }) },
  appStart: { chart: 'app', as: ['start'], where: (at) => at.matches('starting') },
  guards: { chart: 'app', as: ['guards'], where: (at) => at.matches('arriving') },
};

/** The event that the parent gets for a child's snapshot. */
function eventFor(id: string, child: AnyMachineSnapshot): AnyEventObject {
  return child.status === 'done' ? doneEvent(id, child.output) : snapshotEvent(id, child);
}

/** A snapshot of a chart with screens. `invoked`: the ids of the charts below it. */
export type Lifted = { chart: ChartName; snapshot: AnyMachineSnapshot; invoked: readonly string[] };

/** Moves a chart on to the snapshot that the customer sees. */
type Rest = (chart: ChartName, snapshot: AnyMachineSnapshot) => AnyMachineSnapshot;

const Children = v.record(
  v.string(),
  v.custom<AnyActorRef>((value) => typeof value === 'object' && value !== null && 'getSnapshot' in value),
);

/** The actor that a chart invokes by this id, if it runs. */
export const invokedIn = (snapshot: AnyMachineSnapshot, id: string): AnyActorRef | undefined => v.parse(Children, snapshot.children)[id];

const Purposeful = v.object({ context: v.object({ purpose: v.string() }) });

/** The purpose in a chart's context; empty for a chart without one. */
export function purposeOf(snapshot: unknown): string {
  const known = v.safeParse(Purposeful, snapshot);
  return known.success ? known.output.context.purpose : '';
}

/** Charts with screens that several flows use. Their purposes are the names of those flows. */
export const NESTED = ['verifyCode', 'addCard'] as const;

export const isNested = (chart: string): boolean => NESTED.some((name) => name === chart);

/** After the end of a shared chart, the flow that started it shows the next screen. */
function flowAround(chart: ChartName, last: AnyMachineSnapshot): Around | undefined {
  const flow = purposeOf(last);
  const isOver = isNested(chart) && last.status === 'done';
  return isOver && isChartName(flow) ? { chart: flow, as: [chart], where: () => true } : undefined;
}

/**
 * The snapshots of the parents after these snapshots of `chart`, in order: one for each place where the chart runs. A chart with screens, or
 * without a parent, is its own result.
 */
export function lifted(chart: ChartName, children: readonly AnyMachineSnapshot[], rest: Rest = (_, at) => at): Lifted[] {
  const last = children.at(-1);
  if (!last) return [];
  const outer = around[chart] ?? flowAround(chart, last);
  if (!outer) return [{ chart, snapshot: last, invoked: [] }];
  const walk = charts[outer.chart].walk();
  return outer.as.flatMap((id) => {
    const parent = walk.situations.find(
      ({ snapshot }: Situation) =>
        outer.where(snapshot) && invokedIn(snapshot, id) && purposeOf(invokedIn(snapshot, id)?.getSnapshot()) === purposeOf(last),
    );
    if (!parent) return [];
    const stations: AnyMachineSnapshot[] = [parent.snapshot];
    for (const child of children) {
      const now = stations.at(-1);
      if (now && invokedIn(now, id)) stations.push(rest(outer.chart, walk.after(now, eventFor(id, child))));
    }
    return lifted(outer.chart, stations, rest).map((found) => ({ ...found, invoked: [id, ...found.invoked] }));
  });
}

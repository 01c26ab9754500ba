import * as v from 'valibot';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { doneEvent, snapshotEvent } from '../graph/chartInternals.ts';
import { charts, isChartName, type ChartName } from './walks.ts';
import type { Situation } from './explorer.ts';

/** The chart around another, the ids it invokes it by, and where it does so. */
type Around = { chart: ChartName; as: readonly string[]; where: (snapshot: AnyMachineSnapshot) => boolean };

/** Charts without screens of their own: what they do is seen on the screen of a chart around them. */
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

/** What the chart around hears of a child that stands like this. */
function heardOf(id: string, child: AnyMachineSnapshot): AnyEventObject {
  return child.status === 'done' ? doneEvent(id, child.output) : snapshotEvent(id, child);
}

/** A chart of a customer's screen, and where it stands. `invoked`: by which ids the charts below it stand in it. */
export type Lifted = { chart: ChartName; snapshot: AnyMachineSnapshot; invoked: readonly string[] };

/** Where a chart goes on to by itself before anybody looks. */
type Rest = (chart: ChartName, snapshot: AnyMachineSnapshot) => AnyMachineSnapshot;

const Children = v.record(
  v.string(),
  v.custom<AnyActorRef>((value) => typeof value === 'object' && value !== null && 'getSnapshot' in value),
);

/** What a chart has invoked by this id; undefined while it runs nothing of the kind. */
export const invokedIn = (snapshot: AnyMachineSnapshot, id: string): AnyActorRef | undefined => v.parse(Children, snapshot.children)[id];

const Purposeful = v.object({ context: v.object({ purpose: v.string() }) });

/** What a chart was started for, where it can be for several things; empty where it is always for the same. */
export function purposeOf(snapshot: unknown): string {
  const known = v.safeParse(Purposeful, snapshot);
  return known.success ? known.output.context.purpose : '';
}

/** Charts with screens that several flows use. Their purposes have the names of those flows. */
export const NESTED = ['verifyCode', 'addCard'] as const;

export const isNested = (chart: string): boolean => NESTED.some((name) => name === chart);

/** A step that several flows share, with screens of its own: once it is over, the flow that it was started for shows what comes next. */
function flowAround(chart: ChartName, last: AnyMachineSnapshot): Around | undefined {
  const flow = purposeOf(last);
  const isOver = isNested(chart) && last.status === 'done';
  return isOver && isChartName(flow) ? { chart: flow, as: [chart], where: () => true } : undefined;
}

/**
 * Where the charts around stand once they have heard of each of these snapshots of `chart`, one after the other: one answer for each place
 * where such a chart runs. A chart with screens of its own, or with nobody around it, is the answer itself.
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
      if (now && invokedIn(now, id)) stations.push(rest(outer.chart, walk.after(now, heardOf(id, child))));
    }
    return lifted(outer.chart, stations, rest).map((found) => ({ ...found, invoked: [id, ...found.invoked] }));
  });
}

import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { screenOf } from './screenOf.ts';
import { isChart } from './xstateInternals.ts';

export type RunningChart = { actor: AnyActorRef; snapshot: AnyMachineSnapshot };

/** The charts that run below a snapshot, the deepest first. */
export function chartsBelow({ children }: AnyMachineSnapshot): RunningChart[] {
  const actors: (AnyActorRef | undefined)[] = Object.values(children);
  return actors.flatMap((actor) => {
    const snapshot: unknown = actor?.getSnapshot();
    return actor && isChart(snapshot) && snapshot.status === 'active' ? [...chartsBelow(snapshot), { actor, snapshot }] : [];
  });
}

/** The deepest running chart below a snapshot that shows a screen; null when none does. Decision 029. */
export const visibleChartBelow = (snapshot: AnyMachineSnapshot): RunningChart | null =>
  chartsBelow(snapshot).find((chart) => screenOf(chart.snapshot) !== null) ?? null;

/** The screen of the deepest running chart that shows one, the given chart included. */
export const visibleScreen = (snapshot: AnyMachineSnapshot): string | null => screenOf(visibleChartBelow(snapshot)?.snapshot ?? snapshot);

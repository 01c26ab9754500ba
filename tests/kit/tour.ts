import type { AnyMachineSnapshot } from 'xstate';
import type { Situation, Walk } from './explorer.ts';
import type { Arrow } from './explorer/arrows.ts';
import type { Step } from './explorer/world.ts';

/** A story to be told from a start: steps in their order, and the situation after each. */
export type Story<S = AnyMachineSnapshot> = { start: string; steps: Step[]; stations: Situation<S>[] };

type Way = Situation['ways'][number];

/** Steps of a story at most, and how far a story walks on for an arrow it has not taken yet. */
const LONGEST = 40;
const FAR = 6;

/**
 * Few stories that together take every arrow the walk took: each goes to the nearest arrow not yet taken, and walks on
 * while another is near. Greedy; the number of stories is close to the number of ends of the chart.
 */
export function tour<S extends AnyMachineSnapshot>(walk: Walk<S>, { longest = LONGEST, far = FAR } = {}): Story<S>[] {
  const byKey = new Map(walk.situations.map((situation) => [situation.key, situation]));
  const open = new Set<Arrow>(walk.situations.flatMap(({ ways }) => ways.flatMap(({ arrows }) => arrows)));
  const starts = walk.situations.filter(({ story }) => story.length === 0);
  const stories: Story<S>[] = [];
  while (open.size > 0) {
    const first = nearest(starts, Infinity);
    if (!first) break;
    const story: Story<S> = { start: first.from.start, steps: [], stations: [first.from] };
    follow(story, first.ways);
    for (let last = story.stations.at(-1); last && story.steps.length < longest; last = story.stations.at(-1)) {
      const next = nearest([last], Math.min(far, longest - story.steps.length));
      if (!next) break;
      follow(story, next.ways);
    }
    stories.push(story);
  }
  return stories;

  function follow(story: Story<S>, ways: readonly Way[]): void {
    for (const { step, to, arrows } of ways) {
      for (const arrow of arrows) open.delete(arrow);
      const station = byKey.get(to);
      if (!station) throw new Error(`tour: the walk knows no situation ${to}`);
      story.steps.push(step);
      story.stations.push(station);
    }
  }

  /** Breadth first from any of `from`: the shortest ways that end with an open arrow. */
  function nearest(from: readonly Situation<S>[], within: number): { from: Situation<S>; ways: Way[] } | undefined {
    const queue = from.map((situation) => ({ from: situation, at: situation, ways: [] as Way[] }));
    const seen = new Set(from.map(({ key }) => key));
    for (const { from: begun, at, ways } of queue) {
      for (const way of at.ways) {
        if (ways.length >= within) return undefined;
        if (way.arrows.some((arrow) => open.has(arrow))) return { from: begun, ways: [...ways, way] };
        const next = byKey.get(way.to);
        if (!next || seen.has(way.to)) continue;
        seen.add(way.to);
        queue.push({ from: begun, at: next, ways: [...ways, way] });
      }
    }
    return undefined;
  }
}

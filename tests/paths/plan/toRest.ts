import type { Situation, Walk } from '../../kit/explorer.ts';
import type { Story } from '../../kit/tour.ts';

type Way = Situation['ways'][number];

/** Walks a story that stops while something is awaited on to the nearest place where nothing is: nobody leaves a test there. */
export function toRest(story: Story, { situations }: Walk): Story {
  const last = story.stations.at(-1);
  if (!last || rests(last)) return story;
  const byKey = new Map(situations.map((situation) => [situation.key, situation]));
  const queue: { at: Situation; ways: Way[] }[] = [{ at: last, ways: [] }];
  const seen = new Set([last.key]);
  for (const { at, ways } of queue) {
    if (rests(at)) {
      const stations = ways.flatMap(({ to }) => byKey.get(to) ?? []);
      return { start: story.start, steps: [...story.steps, ...ways.map(({ step }) => step)], stations: [...story.stations, ...stations] };
    }
    for (const way of at.ways) {
      const next = byKey.get(way.to);
      if (!next || seen.has(way.to)) continue;
      seen.add(way.to);
      queue.push({ at: next, ways: [...ways, way] });
    }
  }
  return story;
}

const rests = ({ snapshot }: Situation): boolean => snapshot.status !== 'active' || !snapshot.hasTag('busy');

import type { AnyMachineSnapshot } from 'xstate';
import type { Walk } from '../../../kit/explorer.ts';
import type { Arrow } from '../../../kit/explorer/arrows.ts';

/** Walks of one chart through several worlds as one walk: each world keeps its own situations, all share the chart's arrows. */
export function joined<S extends AnyMachineSnapshot>([first, ...others]: readonly [Walk<S>, ...Walk<S>[]]): Walk<S> {
  const own = new Map(first.arrows.map((arrow) => [arrow.definition, arrow]));
  const shared = (arrows: Iterable<Arrow>) => [...arrows].flatMap(({ definition }) => own.get(definition) ?? []);
  const all = [first, ...others];
  const situations = all.flatMap((walk, at) => {
    const keyOf = (key: string) => `${at} ${key}`;
    return walk.situations.map((situation) => ({
      ...situation,
      key: keyOf(situation.key),
      ways: situation.ways.map((way) => ({ ...way, to: keyOf(way.to), arrows: shared(way.arrows) })),
    }));
  });
  return {
    ...first,
    situations,
    takenAtStart: new Set(all.flatMap(({ takenAtStart }) => shared(takenAtStart))),
    begins: new Map(all.flatMap(({ begins }) => [...begins].map(([start, taken]) => [start, shared(taken)] as const))),
    refused: new Set(all.flatMap(({ refused }) => [...refused])),
    crashes: all.flatMap(({ crashes }) => crashes),
  };
}

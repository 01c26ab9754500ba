import type { AnyMachineSnapshot } from 'xstate';
import type { Walk, Way } from '../../../../machines/paths/explorer.ts';
import type { Arrow } from '../../../../machines/paths/explorer/arrows.ts';

/** Walks of one chart through several worlds as one walk: each world keeps its own situations, all share the chart's arrows. */
export function joined<S extends AnyMachineSnapshot>([first, ...others]: readonly [Walk<S>, ...Walk<S>[]]): Walk<S> {
  const own = new Map(first.arrows.map((arrow) => [arrow.definition, arrow]));
  const shared = (arrows: Iterable<Arrow>) => [...arrows].flatMap(({ definition }) => own.get(definition) ?? []);
  const keyIn = (world: number, key: string) => `${world} ${key}`;
  const moved = (world: number, way: Way): Way => ({ ...way, to: keyIn(world, way.to), arrows: shared(way.arrows) });
  const all = [first, ...others];
  const situations = all.flatMap((walk, at) => {
    return walk.situations.map((situation) => ({
      ...situation,
      key: keyIn(at, situation.key),
      ways: situation.ways.map((way) => moved(at, way)),
    }));
  });
  return {
    ...first,
    situations,
    starts: all.flatMap(({ starts }, at) => starts.map((way) => moved(at, way))),
    refused: new Set(all.flatMap(({ refused }) => [...refused])),
    crashes: all.flatMap(({ crashes }) => crashes),
  };
}

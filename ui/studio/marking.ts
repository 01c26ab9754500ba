import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { Changes, Coverage } from './data.ts';

/** What lies over a picture: how a state or an arrow is marked, and how often it was taken. */
export type Marked = 'added' | 'removed' | 'changed' | 'taken' | 'half' | 'never' | null;
export type Marking = {
  /** States that a followed portal stands in now. */
  lit: ReadonlySet<string>;
  /** Arrows it has just taken. */
  just: ReadonlySet<string>;
  state: (id: string) => Marked;
  arrow: (id: string) => Marked;
  /** How often, where that is known. */
  count: (id: string) => number | null;
};

const NOBODY: ReadonlySet<string> = new Set();

export const NO_MARKS: Marking = { lit: NOBODY, just: NOBODY, state: () => null, arrow: () => null, count: () => null };

/** Taken, or never; an arrow with a condition that was never refused is taken by half. */
export function coverageMarks(graph: FlowGraph, { states, arrows, refused }: Coverage): Pick<Marking, 'state' | 'arrow' | 'count'> {
  const guarded = new Set(graph.arrows.filter(({ guard }) => guard !== null).map(({ id }) => id));
  const no = new Set(refused);
  return {
    state: (id) => ((states[id] ?? 0) > 0 ? 'taken' : 'never'),
    arrow: (id) => ((arrows[id] ?? 0) === 0 ? 'never' : guarded.has(id) && !no.has(id) ? 'half' : 'taken'),
    count: (id) => states[id] ?? 0,
  };
}

export const changeMarks = ({ marks }: Changes): Pick<Marking, 'state' | 'arrow' | 'count'> => ({
  state: (id) => marks[id] ?? null,
  arrow: (id) => marks[id] ?? null,
  count: () => null,
});

export type Share = { taken: number; of: number };

/** What was seen of a flow: states, arrows, and conditions in both ways. */
export function sharesOf(graph: FlowGraph, { states, arrows, refused }: Coverage): { states: Share; arrows: Share; guards: Share } {
  const guards = graph.arrows.filter(({ guard }) => guard !== null);
  const inside = graph.states.filter(({ id }) => id !== '');
  return {
    states: { taken: inside.filter(({ id }) => (states[id] ?? 0) > 0).length, of: inside.length },
    arrows: { taken: graph.arrows.filter(({ id }) => (arrows[id] ?? 0) > 0).length, of: graph.arrows.length },
    guards: { taken: guards.filter(({ id }) => (arrows[id] ?? 0) > 0 && refused.includes(id)).length, of: guards.length },
  };
}

/** Arrows that were asked, and refused, before this one was taken: those of the same state and event that stand before it. */
export function askedBefore(graph: FlowGraph): (arrow: string) => string[] {
  return (id) => {
    const taken = graph.arrows.find((arrow) => arrow.id === id);
    if (!taken) return [];
    const same = graph.arrows.filter(({ source, event, kind }) => source === taken.source && event === taken.event && kind !== 'route');
    return same.slice(0, Math.max(0, same.indexOf(taken))).map((arrow) => arrow.id);
  };
}

const STRONGEST: readonly Marked[] = ['added', 'removed', 'changed', 'never', 'half', 'taken'];

/** How a line of several arrows is marked: as the one of them that most needs to be seen. */
export const strongest = (marks: readonly Marked[]): Marked => STRONGEST.find((one) => marks.includes(one)) ?? null;

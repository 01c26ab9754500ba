import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { Changes, Coverage } from './data.ts';

/** The overlay of a picture: how a state or an arrow is marked, and how often it was taken. */
export type Marked = 'added' | 'removed' | 'changed' | 'taken' | 'half' | 'never' | null;
export type Marking = {
  /** The active states of a followed portal. */
  lit: ReadonlySet<string>;
  /** The arrows of its last step. */
  just: ReadonlySet<string>;
  state: (id: string) => Marked;
  arrow: (id: string) => Marked;
  /** How often it was taken; null if unknown. */
  count: (id: string) => number | null;
};

const EMPTY: ReadonlySet<string> = new Set();

export const NO_MARKS: Marking = { lit: EMPTY, just: EMPTY, state: () => null, arrow: () => null, count: () => null };

/** Taken or never taken; `half`: an arrow that was taken, and whose condition was never false. */
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

/** The coverage of a flow: states, arrows, and conditions seen both true and false. */
export function sharesOf(graph: FlowGraph, { states, arrows, refused }: Coverage): { states: Share; arrows: Share; guards: Share } {
  const guards = graph.arrows.filter(({ guard }) => guard !== null);
  const inside = graph.states.filter(({ id }) => id !== '');
  return {
    states: { taken: inside.filter(({ id }) => (states[id] ?? 0) > 0).length, of: inside.length },
    arrows: { taken: graph.arrows.filter(({ id }) => (arrows[id] ?? 0) > 0).length, of: graph.arrows.length },
    guards: { taken: guards.filter(({ id }) => (arrows[id] ?? 0) > 0 && refused.includes(id)).length, of: guards.length },
  };
}

/** The arrows that were refused before this one was taken: those before it of the same state and event. */
export function triedBefore(graph: FlowGraph): (arrow: string) => string[] {
  return (id) => {
    const taken = graph.arrows.find((arrow) => arrow.id === id);
    if (!taken) return [];
    const same = graph.arrows.filter(({ source, event, kind }) => source === taken.source && event === taken.event && kind !== 'route');
    return same.slice(0, Math.max(0, same.indexOf(taken))).map((arrow) => arrow.id);
  };
}

const STRONGEST: readonly Marked[] = ['added', 'removed', 'changed', 'never', 'half', 'taken'];

/** The mark of a line with several arrows: the most important one. */
export const strongest = (marks: readonly Marked[]): Marked => STRONGEST.find((one) => marks.includes(one)) ?? null;

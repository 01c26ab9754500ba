import type { FlowGraph, GraphArrow, GraphState } from '../../../machines/graph/flowGraph.ts';

/** How an arrow looks. */
export type LineLook = 'failure' | 'timer' | 'plain';
/** How a state looks. `choice`: a condition decides at once, the chart does not stay there. */
export type BoxLook = 'end' | 'choice' | 'parallel' | 'busy' | 'screen' | 'plain';

const WAYS_OUT: readonly GraphArrow['kind'][] = ['always'];

/** A line is a failure or a timer when all of its arrows are. */
export function lineLook(graph: FlowGraph, ids: readonly string[]): LineLook {
  const kinds = graph.arrows.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
  if (kinds.length > 0 && kinds.every((kind) => kind === 'failure')) return 'failure';
  return kinds.length > 0 && kinds.every((kind) => kind === 'timer') ? 'timer' : 'plain';
}

export function boxLook(graph: FlowGraph, state: GraphState): BoxLook {
  if (state.kind === 'final') return 'end';
  if (state.kind === 'parallel') return 'parallel';
  const out = graph.arrows.filter(({ source }) => source === state.id);
  const isPassing =
    state.kind === 'atomic' &&
    out.length > 0 &&
    out.every(({ kind, guard, otherwise }) => WAYS_OUT.includes(kind) && (guard !== null || otherwise));
  if (isPassing) return 'choice';
  if (state.busy) return 'busy';
  return isScreen(graph, state) ? 'screen' : 'plain';
}

/** Does this state show another screen than the state around it? */
export const isScreen = (graph: FlowGraph, { screen, parent }: GraphState): boolean =>
  screen !== null && graph.states.find(({ id }) => id === parent)?.screen !== screen;

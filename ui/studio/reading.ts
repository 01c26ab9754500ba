import type { FlowGraph, GraphArrow, GraphState } from '../../machines/graph/flowGraph.ts';
import type { Layout, LayoutView } from './drawing/layout.ts';
import type { Words } from '../../machines/graph/words.ts';
import { texts } from './texts.ts';

export const stateIn = (graph: FlowGraph, id: string | null): GraphState | undefined => graph.states.find((state) => state.id === id);

/** The state, then the states around it from the inside out, without the chart. */
export function around(graph: FlowGraph, id: string): GraphState[] {
  const state = stateIn(graph, id);
  return state && state.id !== '' ? [state, ...around(graph, state.parent ?? '')] : [];
}

/** The arrows that leave a state, the innermost state's first: the order in which xstate tries them. `of`: the state of the arrow. */
export type Way = { arrow: GraphArrow; of: GraphState };
export const waysFrom = (graph: FlowGraph, id: string): Way[] =>
  [...around(graph, id), ...graph.states.filter((state) => state.id === '')].flatMap((of) =>
    graph.arrows.filter(({ source }) => source === of.id).map((arrow) => ({ arrow, of })),
  );

export const arrowsInto = (graph: FlowGraph, id: string): GraphArrow[] => graph.arrows.filter(({ target }) => target === id);

/** Who causes an arrow. */
export const actorOf = ({ kind }: GraphArrow): Words => {
  switch (kind) {
    case 'event':
      return texts.customer;
    case 'answer':
      return texts.lender;
    case 'failure':
      return texts.failing;
    case 'timer':
      return texts.clock;
    case 'route':
      return texts.address;
    case 'news':
      return texts.part;
    case 'always':
    case 'done':
      return texts.itself;
  }
};

/** The situation to show of a step: the first in which nothing is awaited, because one that loads is only gray bars. */
export function typicalOf<T extends { state: string[]; busy: boolean }>(situations: readonly T[], state: string): T | null {
  const all = situations.filter((one) => one.state.includes(state));
  return all.find(({ busy }) => !busy) ?? all[0] ?? null;
}

/** The view in which the boxes around a state are unfolded; the requested view if it already shows the state. */
export function viewWith(layout: Layout, open: string, state: string | null, graph: FlowGraph): { open: string; view: LayoutView } {
  const requested = viewOf(layout, open);
  if (state === null || requested.boxes.some((box) => box.state === state)) return { open, view: requested };
  const parent = stateIn(graph, state)?.parent ?? '';
  const alone = layout.boxes[parent];
  return alone ? { open: parent, view: alone } : { open: '*', view: layout.open };
}

export const viewOf = (layout: Layout, open: string): LayoutView => (open === '*' ? layout.open : (layout.boxes[open] ?? layout.folded));

/** The innermost box of a view that holds a state: the state itself, or the folded box that hides it. */
export function boxIn(view: LayoutView, graph: FlowGraph, id: string): string | null {
  return around(graph, id).find((state) => view.boxes.some((box) => box.state === state.id))?.id ?? null;
}

import type { FlowGraph, GraphArrow } from './flowGraph.ts';
import type { Words } from './words.ts';

const TITLE: Words = { en: 'The portal and its flows', es: 'El portal y sus flujos' };
const NOTHING: Words = { en: '', es: '' };

/** The flows that a flow starts, invoked or spawned, in the order of its chart. */
export const startedBy = ({ states, arrows }: FlowGraph): string[] => [
  ...new Set([...states.flatMap(({ calls }) => calls.flatMap(({ flow }) => flow ?? [])), ...arrows.flatMap(({ starts }) => starts)]),
];

/** The map of the product as a graph: a state for each flow, an arrow to each flow that it starts. */
export function productGraph(graphs: readonly FlowGraph[]): FlowGraph {
  const arrow = (source: string, target: string): GraphArrow => ({
    id: `${source}|starts|${target}`,
    source,
    target,
    kind: 'always',
    event: '',
    title: NOTHING,
    guard: null,
    otherwise: false,
    actions: [],
    delayMs: null,
    starts: [],
  });
  const box = { kind: 'atomic', initial: null, screen: null, routable: false, busy: false, calls: [] } as const;
  return {
    flow: 'product',
    title: TITLE,
    note: null,
    spec: [],
    main: [],
    states: [
      { ...box, id: '', parent: null, kind: 'compound', order: 0, title: TITLE, note: null, calls: [] },
      ...graphs.map(({ flow, title, note }, at) => ({ ...box, id: flow, parent: '', order: at + 1, title, note, calls: [] })),
    ],
    arrows: graphs.flatMap((graph) => startedBy(graph).map((started) => arrow(graph.flow, started))),
  };
}

import type { FlowGraph, GraphArrow } from '../../../machines/graph/flowGraph.ts';
import { happeningOf, nameOf, type Wording } from '../../../machines/graph/wording.ts';

/** More arrows than this between two states are counted, not listed. */
const MOST_LISTED = 2;

const within = (id: string): string => id.split('.')[0] ?? '';
/** Characters that are Mermaid syntax are replaced. */
const plain = (text: string): string =>
  text
    .replaceAll(/[:;#"{}<>[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The first level of a chart as a Mermaid state diagram, for readers without pictures. Arrows inside a state, and those that change nothing,
 * are left out. Uses only syntax that older versions of Mermaid know.
 */
export function mermaid(graph: FlowGraph, wording: Wording): string {
  const top = graph.states.filter(({ parent }) => parent === '');
  const [root] = graph.states;
  const ways = new Map<string, GraphArrow[]>();
  for (const arrow of graph.arrows) {
    if (arrow.kind === 'route' || arrow.target === null || arrow.source === '') continue;
    const [from, to] = [within(arrow.source), within(arrow.target)];
    if (from !== to) ways.set(`${from} --> ${to}`, [...(ways.get(`${from} --> ${to}`) ?? []), arrow]);
  }
  const label = (arrows: readonly GraphArrow[]): string => {
    const happenings = [...new Set(arrows.map((arrow) => plain(happeningOf(arrow, wording))).filter(Boolean))];
    const listed = happenings.slice(0, MOST_LISTED).join(', ');
    return listed === '' ? '' : ` : ${listed}${happenings.length > MOST_LISTED ? ' …' : ''}`;
  };
  return [
    'stateDiagram-v2',
    ...top.map(({ id }) => `  state "${plain(nameOf(graph, id, wording))}" as ${id}`),
    ...(root?.initial ? [`  [*] --> ${root.initial}`] : []),
    ...[...ways].map(([way, arrows]) => `  ${way}${label(arrows)}`),
    ...top.filter(({ kind }) => kind === 'final').map(({ id }) => `  ${id} --> [*]`),
  ].join('\n');
}

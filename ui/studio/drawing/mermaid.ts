import type { FlowGraph, GraphArrow } from '../../../machines/graph/flowGraph.ts';
import { happeningOf, nameOf, type Wording } from '../../../machines/graph/wording.ts';

/** More than so many ways between two states are counted, not told. */
const TOLD = 2;

const within = (id: string): string => id.split('.')[0] ?? '';
/** Mermaid reads these as its own. */
const plain = (text: string): string =>
  text
    .replaceAll(/[:;#"{}<>[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The first level of a chart as a Mermaid state diagram: text that is read where no picture is. Ways inside a state, and those that change
 * nothing, are left out. Written plainly, so that older versions of Mermaid draw it as well.
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
    const told = happenings.slice(0, TOLD).join(', ');
    return told === '' ? '' : ` : ${told}${happenings.length > TOLD ? ' …' : ''}`;
  };
  return [
    'stateDiagram-v2',
    ...top.map(({ id }) => `  state "${plain(nameOf(graph, id, wording))}" as ${id}`),
    ...(root?.initial ? [`  [*] --> ${root.initial}`] : []),
    ...[...ways].map(([way, arrows]) => `  ${way}${label(arrows)}`),
    ...top.filter(({ kind }) => kind === 'final').map(({ id }) => `  ${id} --> [*]`),
  ].join('\n');
}

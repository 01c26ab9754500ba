import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FlowGraph, GraphArrow, GraphState } from '../../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf, type Wording } from '../../../machines/graph/wording.ts';
import { isScreen } from '../../../ui/studio/drawing/looks.ts';
import { mermaid } from '../../../ui/studio/drawing/mermaid.ts';
import { startedBy } from '../../../machines/graph/productGraph.ts';
import type { ChartName } from '../../../machines/paths/walks.ts';
import { filesOf } from './graphs.ts';

export const OWNER: Wording = { names: 'owner', language: 'en' };
const root = fileURLToPath(new URL('../../..', import.meta.url));

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;
const anchor = (id: string): string => `state-${id.replaceAll('.', '-')}`;
const list = (items: readonly string[]): string => items.join('<br>');
const CLAUSE = /\b[A-Z]{3,}(?:-[A-Z]+)*-\d+\b/g;

/** "when the customer leaves, if …: on to Leaving". */
function wayOf(graph: FlowGraph, arrow: GraphArrow): string {
  const what = [happeningOf(arrow, OWNER), conditionOf(arrow, OWNER)].filter(Boolean).join(', ');
  const idle = arrow.target === null && arrow.actions.length === 0;
  const goal =
    arrow.target === null ? (idle ? 'nothing happens' : 'it stays') : `[${nameOf(graph, arrow.target, OWNER)}](#${anchor(arrow.target)})`;
  return `${cell(what)} → ${goal.startsWith('[') ? goal : `*${goal}*`}`;
}

function callOf({ id, title, flow, services }: GraphState['calls'][number]): string {
  const calls = flow === null ? services.map(code).join(', ') : `[${flow}](${flow}.md)`;
  return `${cell(title.en)} ${calls === '' ? `(${code(id)})` : `(${calls})`}`;
}

const KINDS: Readonly<Record<GraphState['kind'], string>> = {
  atomic: '',
  compound: '',
  parallel: 'side by side',
  final: 'end',
  history: 'where it was',
};

function rowOf(graph: FlowGraph, state: GraphState): string {
  const depth = state.id.split('.').length - 1;
  const marks = [
    KINDS[state.kind],
    isScreen(graph, state) ? `screen ${code(state.screen ?? '')}` : '',
    state.routable ? 'has an address' : '',
    state.busy ? 'waits' : '',
  ].filter(Boolean);
  const note = state.note ? `<br>${cell(state.note.en)}` : '';
  const name = `<a id="${anchor(state.id)}"></a>${'&emsp;'.repeat(depth)}**${cell(state.title.en)}** ${code(state.id)}`;
  // events from child charts and addresses are listed once for the whole chart
  const ways = graph.arrows.filter(({ source, kind }) => source === state.id && kind !== 'news');
  return `| ${name}${marks.length > 0 ? `<br>${marks.join(' · ')}` : ''}${note} | ${list(state.calls.map(callOf))} | ${list(ways.map((arrow) => wayOf(graph, arrow)))} |`;
}

/** The specification clauses in the chart's files and notes. */
const clausesOf = ({ spec, states, note }: FlowGraph): string[] => [
  ...new Set([...spec, ...[note, ...states.map((state) => state.note)].flatMap((one) => one?.en.match(CLAUSE) ?? [])]),
];

/** The page of a flow: its picture, the first level as text, every state with its calls and what can happen in it. */
export function pageOf(graph: FlowGraph, flow: ChartName): string {
  const sources = filesOf(flow).map((file) => relative(root, file));
  const [frame, ...states] = graph.states;
  const started = startedBy(graph);
  const everywhere = graph.arrows.filter(({ source, kind }) => source === '' && kind !== 'news' && kind !== 'route');
  const routes = graph.arrows.filter(({ kind, target }) => kind === 'route' && target !== null);
  const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]);
  return [
    `# ${graph.title.en}`,
    '',
    ...(graph.note ? [graph.note.en, ''] : []),
    `![${graph.title.en}: states and transitions](${flow}.svg)`,
    '',
    `Made from ${sources.map((file) => `[${file}](../../${file})`).join(', ')} by \`npm run flows\`. For manual tests: [test plan](${flow}.plan.md).`,
    ...(started.length > 0 ? ['', `Starts ${started.map((one) => `[${one}](${one}.md)`).join(', ')}.`] : []),
    ...section('The first level', ['```mermaid', mermaid(graph, OWNER), '```']),
    ...section('At any time', [
      ...(frame?.calls ?? []).map((call) => `- always running: ${callOf(call)}`),
      ...everywhere.map((arrow) => `- ${wayOf(graph, arrow)}`),
    ]),
    ...section(
      'What its addresses open',
      routes.map((arrow) => `- ${wayOf(graph, arrow)}`),
    ),
    ...section('States', ['| State | Calls | What can happen |', '| --- | --- | --- |', ...states.map((state) => rowOf(graph, state))]),
    ...section('Clauses of the specification', clausesOf(graph).length === 0 ? [] : [clausesOf(graph).join(' · ')]),
    '',
  ].join('\n');
}

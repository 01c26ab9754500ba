import type { FlowGraph, GraphArrow, GraphState } from './flowGraph.ts';
import { lengthOf } from './sayings.ts';
import type { Words } from './words.ts';

/** The words for a graph: owners' words or names in the code, and the language. */
export type Wording = { names: 'owner' | 'engineer'; language: keyof Words };
export const WORDINGS: readonly Wording[] = [
  { names: 'owner', language: 'en' },
  { names: 'owner', language: 'es' },
  { names: 'engineer', language: 'en' },
];

const IF: Words = { en: 'if', es: 'si' };
const OTHERWISE: Words = { en: 'otherwise', es: 'si no' };

/** "done gathering", "after pollInterval": the event as in the source. */
function engineerEvent({ kind, event, source, delayMs }: GraphArrow): string {
  const [, , , ...rest] = event.split('.');
  if (kind === 'always') return '';
  if (kind === 'answer') return `done ${rest.join('.')}`;
  if (kind === 'failure') return `error ${rest.join('.')}`;
  if (kind === 'news') return `snapshot ${event.split('.').slice(2).join('.')}`;
  if (kind === 'done') return `done ${source}`;
  if (kind === 'timer') return `after ${event.split('.')[2] ?? ''}${delayMs === null ? '' : ` (${lengthOf(delayMs)})`}`;
  return event;
}

/** The condition of an arrow: "if the loan is shared", "otherwise", or nothing. */
export function conditionOf({ guard, otherwise }: GraphArrow, { names, language }: Wording): string {
  if (names === 'engineer') return guard ? `[${guard.name}]` : otherwise ? '[else]' : '';
  return guard ? `${IF[language]} ${guard.title[language]}` : otherwise ? OTHERWISE[language] : '';
}

/** What happens, without the condition; empty where a condition alone decides. */
export function happeningOf(arrow: GraphArrow, { names, language }: Wording): string {
  if (names === 'engineer') return engineerEvent(arrow);
  return arrow.kind === 'always' && (arrow.guard !== null || arrow.otherwise) ? '' : arrow.title[language];
}

const titleOf = ({ id, title }: GraphState, { names, language }: Wording): string =>
  names === 'owner' ? title[language] : (id.split('.').at(-1) ?? id);

/** The name of a state. For the root, the chart's title. */
export function nameOf(graph: FlowGraph, id: string, wording: Wording): string {
  const state = graph.states.find((one) => one.id === id);
  if (!state || id === '') return wording.names === 'owner' ? graph.title[wording.language] : graph.flow;
  return titleOf(state, wording);
}

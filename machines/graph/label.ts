import type { FlowGraph, GraphArrow, GraphState } from './flowGraph.ts';
import { lengthOf } from './sayings.ts';
import { textWidth, wrapped } from './textWidth.ts';
import type { Words } from './words.ts';

/** How a graph is read: in the words of its owners or the names of the code, and in which language. */
export type Wording = { names: 'owner' | 'engineer'; language: keyof Words };
export const WORDINGS: readonly Wording[] = [
  { names: 'owner', language: 'en' },
  { names: 'owner', language: 'es' },
  { names: 'engineer', language: 'en' },
];

/** One line of text in a picture. `tone` is how it is set: an event stands out, a condition leans. `goesOn`: the line before goes on here. */
export type Line = { text: string; tone: 'title' | 'call' | 'event' | 'guard' | 'goal' | 'more'; goesOn?: true };

/** Measures of every picture, in pixels: whoever draws a Layout uses these. */
export const TYPE = { title: 14, small: 12, titleLine: 19, line: 16, box: 230, label: 190, padding: 12, chipPadding: 6, icon: 18 } as const;

/** More arrows than this between two boxes are counted, not told. */
const TOLD = 4;

const IF: Words = { en: 'if', es: 'si' };
const OTHERWISE: Words = { en: 'otherwise', es: 'si no' };
const BEGINS_AGAIN: Words = { en: 'begins again', es: 'vuelve a empezar' };
const more = (count: number): Words => ({ en: `and ${count} more`, es: `y ${count} más` });

/** Bold letters are wider. */
const BOLDER = 1.1;
const sizeOf = (tone: Line['tone']): number =>
  tone === 'title' ? TYPE.title * BOLDER : tone === 'event' ? TYPE.small * BOLDER : TYPE.small;

const lines = (tone: Line['tone'], text: string, width: number): Line[] =>
  wrapped(text, sizeOf(tone), width).map((text, at) => (at === 0 ? { text, tone } : { text, tone, goesOn: true }));

/** "done gathering", "after pollInterval": the event as its author wrote it. */
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

/** The condition of an arrow as it is read: "if the loan is shared", "otherwise", or nothing. */
export function conditionOf({ guard, otherwise }: GraphArrow, { names, language }: Wording): string {
  if (names === 'engineer') return guard ? `[${guard.name}]` : otherwise ? '[else]' : '';
  return guard ? `${IF[language]} ${guard.title[language]}` : otherwise ? OTHERWISE[language] : '';
}

/** What happens, without its condition; nothing where a condition alone decides. */
export function happeningOf(arrow: GraphArrow, { names, language }: Wording): string {
  if (names === 'engineer') return engineerEvent(arrow);
  return arrow.kind === 'always' && (arrow.guard !== null || arrow.otherwise) ? '' : arrow.title[language];
}

/** What stands at a line: what happens, once, and under it the conditions under which it leads there. */
export function labelOf(graph: FlowGraph, ids: readonly string[], wording: Wording, width: number = TYPE.label): Line[] {
  const arrows = graph.arrows.filter(({ id }) => ids.includes(id));
  const texts = new Map<string, Set<string>>();
  for (const arrow of arrows) {
    const happening = happeningOf(arrow, wording);
    const conditions = texts.get(happening) ?? new Set();
    texts.set(happening, conditions.add(conditionOf(arrow, wording)));
  }
  const told = [...texts].slice(0, TOLD).flatMap(([happening, conditions]) => [
    ...(happening === '' ? [] : lines('event', happening, width)),
    // a way without a condition makes the conditions beside it idle talk
    ...(conditions.has('') ? [] : [...conditions].flatMap((condition) => lines('guard', condition, width))),
  ]);
  return texts.size > TOLD ? [...told, { text: more(texts.size - TOLD)[wording.language], tone: 'more' }] : told;
}

const titleOf = ({ id, title }: GraphState, { names, language }: Wording): string =>
  names === 'owner' ? title[language] : (id.split('.').at(-1) ?? id);

/** The name of a state as it is read. The chart itself has its own. */
export function nameOf(graph: FlowGraph, id: string, wording: Wording): string {
  const state = graph.states.find((one) => one.id === id);
  if (!state || id === '') return wording.names === 'owner' ? graph.title[wording.language] : graph.flow;
  return titleOf(state, wording);
}

/** A chip: what happens, and where it leads when no line shows it. */
export function chipLines(
  graph: FlowGraph,
  chip: { arrows: readonly string[]; target: string | null },
  wording: Wording,
  width: number,
): Line[] {
  const happens = labelOf(graph, chip.arrows, wording, width - 2 * TYPE.chipPadding - TYPE.icon);
  const again = graph.arrows.some(({ id, source, target }) => chip.arrows.includes(id) && source === target);
  if (chip.target === null && !again) return happens;
  const goal = again || chip.target === null ? BEGINS_AGAIN[wording.language] : nameOf(graph, chip.target, wording);
  return [...happens, ...lines('goal', `→ ${goal}`, width - 2 * TYPE.chipPadding - TYPE.icon)];
}

/** What stands in the head of a box: its name, then what it asks and which flows it starts. */
export function headLines(graph: FlowGraph, state: GraphState, wording: Wording): Line[] {
  const calls = state.calls.map(({ id, src, title }) =>
    wording.names === 'owner' ? title[wording.language] : id === src ? id : `${id} (${src})`,
  );
  return [
    ...lines('title', nameOf(graph, state.id, wording), TYPE.box),
    ...calls.flatMap((call) => lines('call', call, TYPE.box - TYPE.icon)),
  ];
}

/** From the foot of one line to the foot of the next. */
export const heightOf = ({ tone }: Line): number => (tone === 'title' ? TYPE.titleLine : TYPE.line);

/** The room that lines take. */
export const room = (given: readonly Line[]): { w: number; h: number } => ({
  w: Math.max(0, ...given.map(({ text, tone }) => textWidth(text, sizeOf(tone)) + (tone === 'call' ? TYPE.icon : 0))),
  h: given.reduce((sum, line) => sum + heightOf(line), 0),
});

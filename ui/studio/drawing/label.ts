import type { FlowGraph, GraphState } from '../../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf, type Wording } from '../../../machines/graph/wording.ts';
import { textWidth, wrapped } from './textWidth.ts';
import type { Words } from '../../../machines/graph/words.ts';

/** One line of text in a picture. `tone` is how it is set: an event stands out, a condition leans. `goesOn`: the line before goes on here. */
export type Line = { text: string; tone: 'title' | 'call' | 'event' | 'guard' | 'goal' | 'more'; goesOn?: true };

/** Measures of every picture, in pixels: whoever draws a Layout uses these. */
export const TYPE = { title: 14, small: 12, titleLine: 19, line: 16, box: 230, label: 190, padding: 12, chipPadding: 6, icon: 18 } as const;

/** More arrows than this between two boxes are counted, not told. */
const TOLD = 4;

const BEGINS_AGAIN: Words = { en: 'begins again', es: 'vuelve a empezar' };
const more = (count: number): Words => ({ en: `and ${count} more`, es: `y ${count} más` });

/** Bold letters are wider. */
const BOLDER = 1.1;
const sizeOf = (tone: Line['tone']): number =>
  tone === 'title' ? TYPE.title * BOLDER : tone === 'event' ? TYPE.small * BOLDER : TYPE.small;

const lines = (tone: Line['tone'], text: string, width: number): Line[] =>
  wrapped(text, sizeOf(tone), width).map((text, at) => (at === 0 ? { text, tone } : { text, tone, goesOn: true }));

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

import type { FlowGraph, GraphState } from '../../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf, type Wording } from '../../../machines/graph/wording.ts';
import { textWidth, wrapped } from './textWidth.ts';
import type { Words } from '../../../machines/graph/words.ts';

/** One line of text in a picture. `tone` is its style: bold for an event, italic for a condition. `goesOn`: continues the line before. */
export type Line = { text: string; tone: 'title' | 'call' | 'event' | 'guard' | 'goal' | 'more'; goesOn?: true };

/** Sizes of every picture, in pixels. Layout and drawing both use these. */
export const TYPE = { title: 14, small: 12, titleLine: 19, line: 16, box: 230, label: 190, padding: 12, chipPadding: 6, icon: 18 } as const;

/** More arrows than this between two boxes are counted, not listed. */
const MOST_LISTED = 4;

const BEGINS_AGAIN: Words = { en: 'begins again', es: 'vuelve a empezar' };
const more = (count: number): Words => ({ en: `and ${count} more`, es: `y ${count} más` });

const BOLDER = 1.1;
const sizeOf = (tone: Line['tone']): number =>
  tone === 'title' ? TYPE.title * BOLDER : tone === 'event' ? TYPE.small * BOLDER : TYPE.small;

const lines = (tone: Line['tone'], text: string, width: number): Line[] =>
  wrapped(text, sizeOf(tone), width).map((text, at) => (at === 0 ? { text, tone } : { text, tone, goesOn: true }));

/** The label of a line: each event once, and below it the conditions under which it leads there. */
export function labelOf(graph: FlowGraph, ids: readonly string[], wording: Wording, width: number = TYPE.label): Line[] {
  const arrows = graph.arrows.filter(({ id }) => ids.includes(id));
  const texts = new Map<string, Set<string>>();
  for (const arrow of arrows) {
    const happening = happeningOf(arrow, wording);
    const conditions = texts.get(happening) ?? new Set();
    texts.set(happening, conditions.add(conditionOf(arrow, wording)));
  }
  const listed = [...texts].slice(0, MOST_LISTED).flatMap(([happening, conditions]) => [
    ...(happening === '' ? [] : lines('event', happening, width)),
    // an arrow without a condition makes the conditions of the others meaningless
    ...(conditions.has('') ? [] : [...conditions].flatMap((condition) => lines('guard', condition, width))),
  ]);
  return texts.size > MOST_LISTED ? [...listed, { text: more(texts.size - MOST_LISTED)[wording.language], tone: 'more' }] : listed;
}

/** The text of a chip: what happens, and where it leads when no line shows it. */
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

/** The head of a box: its name, then its calls and the flows it starts. */
export function headLines(graph: FlowGraph, state: GraphState, wording: Wording): Line[] {
  const calls = state.calls.map(({ id, src, title }) =>
    wording.names === 'owner' ? title[wording.language] : id === src ? id : `${id} (${src})`,
  );
  return [
    ...lines('title', nameOf(graph, state.id, wording), TYPE.box),
    ...calls.flatMap((call) => lines('call', call, TYPE.box - TYPE.icon)),
  ];
}

/** From the bottom of one line to the bottom of the next. */
export const heightOf = ({ tone }: Line): number => (tone === 'title' ? TYPE.titleLine : TYPE.line);

/** The size of a block of lines. */
export const room = (given: readonly Line[]): { w: number; h: number } => ({
  w: Math.max(0, ...given.map(({ text, tone }) => textWidth(text, sizeOf(tone)) + (tone === 'call' ? TYPE.icon : 0))),
  h: given.reduce((sum, line) => sum + heightOf(line), 0),
});

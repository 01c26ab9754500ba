import type { Mark } from '../../../machines/graph/difference.ts';
import type { FlowGraph, GraphState } from '../../../machines/graph/flowGraph.ts';
import { depthAt, headOf, pathOf } from './geometry.ts';
import { nameOf, type Wording } from '../../../machines/graph/wording.ts';
import { chipLines, headLines, heightOf, labelOf, room, TYPE, type Line } from './label.ts';
import type { LayoutBox, LayoutChip, LayoutLeaving, LayoutLine, LayoutStart, LayoutView } from './layout.ts';
import { countOf, leaveLines, leavesOf } from './leaving.ts';
import { boxLook, isScreen, lineLook } from './looks.ts';
import { leavingStyle, pictureStyle } from './pictureStyle.ts';

/** `marks`: the changes of states and arrows since another version, by their ids. */
export type PictureOptions = Wording & { marks?: Readonly<Record<string, Mark>> };

type Drawing = { graph: FlowGraph; view: LayoutView; wording: Wording; marks: Readonly<Record<string, Mark>> };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * A view of a chart as a self-contained SVG: no font, no script, no URL; light or dark by the reader's system, also in an `<img>`.
 * Draws what `layout.ts` measured with the same texts, so nothing overflows. Pure.
 */
export function picture(graph: FlowGraph, view: LayoutView, { marks = {}, ...wording }: PictureOptions): string {
  const drawing: Drawing = { graph, view, wording, marks };
  const [frame, ...boxes] = view.boxes.toSorted((a, b) => a.depth - b.depth);
  if (!frame) throw new Error(`the layout of ${graph.flow} has no frame`);
  const title = escaped(nameOf(graph, '', wording));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}" width="${view.width}" height="${view.height}" role="img" aria-label="${title}" lang="${wording.language}">`,
    `<title>${title}</title>`,
    `<style>${pictureStyle}${view.boxes.some(({ leaving }) => leaving) ? leavingStyle : ''}</style>`,
    drawBox(drawing, frame),
    ...boxes.map((box) => drawBox(drawing, box)),
    ...view.starts.map(drawStart),
    ...view.lines.toSorted((a, b) => Number(a.main) - Number(b.main)).map((line) => drawLine(drawing, line)),
    ...view.lines.map((line) => drawLabel(drawing, line)),
    ...[frame, ...boxes].filter(({ state }) => view.open.includes(state)).map((box) => drawHead(drawing, box)), // lines into an open box pass behind its head
    '</svg>',
    '',
  ].join('\n');
}

function stateOf({ graph }: Drawing, id: string): GraphState {
  const state = graph.states.find((one) => one.id === id);
  if (!state) throw new Error(`${graph.flow} has no state "${id}"`);
  return state;
}

/** Lines of text from the upper left corner; `centered`: from the middle of the upper edge. */
function drawText(lines: readonly Line[], x: number, y: number, { centered = false } = {}): string {
  let foot = y;
  return lines
    .map((line) => {
      foot += heightOf(line);
      const left = line.tone === 'call' ? x + TYPE.icon : x;
      const words = `<text class="${classes(line.tone, centered && 'centered')}" x="${left}" y="${foot - 4}">${escaped(line.text)}</text>`;
      return line.tone === 'call' && !line.goesOn ? `<path class="icon" d="M${x + 1} ${foot - 8}h9m-4 -4l4 4l-4 4"/>${words}` : words;
    })
    .join('');
}

function drawBox(drawing: Drawing, box: LayoutBox): string {
  const { graph, view, marks } = drawing;
  const state = stateOf(drawing, box.state);
  const look = boxLook(graph, state);
  const isOpen = view.open.includes(box.state);
  const round = look === 'choice' ? Math.min(box.h / 2, 22) : 10;
  const rect = (inset: number, name: string) =>
    `<rect class="${name}" x="${box.x + inset}" y="${box.y + inset}" width="${box.w - 2 * inset}" height="${box.h - 2 * inset}" rx="${Math.max(round - inset, 2)}"/>`;
  const { x, y, w, h } = box;
  const behind = box.folded ? `<rect class="behind" x="${x + 4}" y="${y + 4}" width="${w}" height="${h}" rx="${round}"/>` : '';
  const screen = isScreen(graph, state) ? `<path class="screen-bar" d="M${x + 14} ${y}h${w - 28}"/>` : '';
  const corner = state.routable ? `<path class="corner" d="M${x + w - 18} ${y + 1}h8a9 9 0 0 1 9 9v8z"/>` : '';
  return [
    `<g class="${classes('box', look, isOpen && `open ground${box.depth % 3}`, box.state === '' && 'frame', marks[box.state])}" data-state="${escaped(box.state)}">`,
    behind,
    rect(0, 'shape'),
    look === 'end' ? rect(3, 'inner') : '',
    screen,
    corner,
    isOpen ? '' : drawHead(drawing, box),
    '</g>',
  ].join('');
}

/** The name, the calls and the chips of a box. */
function drawHead(drawing: Drawing, box: LayoutBox): string {
  const { graph, view, wording, marks } = drawing;
  const isOpen = view.open.includes(box.state);
  const lines = headLines(graph, stateOf(drawing, box.state), wording);
  const isAlone = !isOpen && box.chips.length === 0;
  const top = isAlone ? box.y + (box.h - room(lines).h) / 2 - 1 : box.y + TYPE.padding - 2;
  return [
    `<g class="${classes('head', isOpen && `ground${box.depth % 3}`, box.state === '' && 'frame', marks[box.state])}">`,
    drawText(lines, box.x + TYPE.padding, top),
    ...box.chips.map((chip) => drawChip(drawing, chip)),
    box.leaving ? drawLeaving(drawing, box.state, box.leaving) : '',
    '</g>',
  ].join('');
}

function drawChip({ graph, wording, marks }: Drawing, chip: LayoutChip): string {
  const { x, y, w, h, arrows, target } = chip;
  const mark = arrows.map((id) => marks[id]).find((one) => one !== undefined);
  const texts = drawText(chipLines(graph, chip, wording, w), x + TYPE.chipPadding, y + TYPE.chipPadding - 1);
  return `<g class="${classes('chip', target === null && 'stays', lineLook(graph, arrows), mark)}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>${texts}</g>`;
}

/** The number of ways out of a box; the list is its title. */
function drawLeaving({ graph, wording, marks }: Drawing, state: string, leaving: LayoutLeaving): string {
  const { x, y, w, h, ways } = leaving;
  const leaves = leavesOf(graph, state, leaving, wording);
  const mark = ways.flatMap(({ arrows }) => arrows.flatMap((id) => marks[id] ?? []))[0];
  return `<g class="${classes('leaving', mark)}"><title>${escaped(leaveLines(leaves).join('\n'))}</title><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}"/><path d="M${x + 9} ${y + 14}l7 -7m-6 0h6v6"/><text class="event centered" x="${x + 29}" y="${y + 14}">${countOf(leaves)}</text></g>`;
}

const drawStart = ({ x, y, r, points }: LayoutStart): string =>
  `<g class="line start"><circle cx="${x}" cy="${y}" r="${r}"/><path d="${pathOf(points)}"/><polygon points="${headOf(points)}"/></g>`;

function drawLine({ graph, marks }: Drawing, line: LayoutLine): string {
  const found = line.arrows.map((id) => marks[id]);
  const mark = found.every((one) => one === found[0]) ? found[0] : 'changed';
  return `<g class="${classes('line', lineLook(graph, line.arrows), line.back && 'back', line.main && 'main', mark)}"><path d="${pathOf(line.points)}"/><polygon points="${headOf(line.points)}"/></g>`;
}

function drawLabel({ graph, view, wording, marks }: Drawing, { arrows, label }: LayoutLine): string {
  if (!label) return '';
  const { x, y, w, h } = label;
  const lines = labelOf(graph, arrows, wording);
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
  const mark = arrows.map((id) => marks[id]).find((one) => one !== undefined);
  const top = y + (h - height) / 2;
  return `<g class="${classes('label', lineLook(graph, arrows), mark)}"><rect class="ground${depthAt(view, label) % 3}" x="${x}" y="${top - 1}" width="${w}" height="${height + 2}"/>${drawText(lines, x + w / 2, top, { centered: true })}</g>`;
}

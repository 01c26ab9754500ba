import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { WORDINGS, type Wording } from '../../../machines/graph/wording.ts';
import { chipLines, headLines, room, TYPE, type Line } from '../../../ui/studio/drawing/label.ts';
import type { LayoutLeaving } from '../../../ui/studio/drawing/layout.ts';
import { isWithin, type PlannedBox, type PlannedChip } from './layoutPlan.ts';

const NARROWEST = 120;
const CHIP_GAP = 6;
/** The number of ways out of a box, in pixels; `folder`: the room for the fold button next to it. */
const SIGN = { w: 42, h: 20, gap: 8, folder: 26 };

/** How the chips that lead out of a box are shown: with their texts, or as one number. */
export type Leaving = 'listed' | 'counted';

type Size = { w: number; h: number };

/** The largest size of a text in all languages and both kinds of names, so that nothing moves when the reader switches them. */
export const roomFor = (linesIn: (wording: Wording) => Line[]): Size => {
  const rooms = WORDINGS.map((wording) => room(linesIn(wording)));
  return { w: Math.max(...rooms.map(({ w }) => w)), h: Math.max(...rooms.map(({ h }) => h)) };
};

type PlacedChip = { chip: PlannedChip; x: number; y: number; w: number; h: number };
/** The part of a box above its children: name, calls, chips. */
export type Head = Size & { chips: PlacedChip[]; ways: LayoutLeaving['ways'] };

/** A box without children stacks its chips; above children they are in rows of this many. */
export const IN_A_ROW = 3;

export function headOf(graph: FlowGraph, { state, chips, open }: PlannedBox, inARow: number, leaving: Leaving): Head {
  const text = roomFor((wording) => headLines(graph, state, wording));
  const ways =
    leaving === 'listed'
      ? []
      : chips.flatMap(({ arrows, target }) => (target !== null && !isWithin(target, state.id) ? [{ arrows, target }] : []));
  const listed = chips.filter(({ arrows }) => !ways.some((way) => way.arrows === arrows));
  const sizes = listed.map((chip) => {
    const { w, h } = roomFor((wording) => chipLines(graph, chip, wording, TYPE.box));
    return { chip, w: w + TYPE.icon + 2 * TYPE.chipPadding, h: h + 2 * TYPE.chipPadding };
  });
  const sign = ways.length === 0 ? 0 : SIGN.gap + SIGN.w + (open ? SIGN.folder : 0);
  const inside = Math.max(NARROWEST, text.w + sign, ...sizes.map(({ w }) => w));
  const rows = open
    ? Array.from({ length: Math.ceil(sizes.length / inARow) }, (_, row) => sizes.slice(row * inARow, (row + 1) * inARow))
    : sizes.map((size) => [size]);
  const placed: PlacedChip[] = [];
  let y = TYPE.padding + text.h;
  let right = inside;
  for (const row of rows) {
    let x = 0;
    for (const { chip, w, h } of row) {
      placed.push({ chip, x, y: y + CHIP_GAP, w: open ? w : inside, h });
      x += w + CHIP_GAP;
    }
    y += CHIP_GAP + Math.max(...row.map(({ h }) => h));
    if (open) right = Math.max(right, x - CHIP_GAP);
  }
  return { w: right + 2 * TYPE.padding, h: y + TYPE.padding, chips: placed, ways };
}

/** The sign is at the right of the head, left of an open box's fold button. */
export function signIn(box: { x: number; y: number; w: number }, ways: LayoutLeaving['ways'], open: boolean): LayoutLeaving | null {
  if (ways.length === 0) return null;
  const right = box.x + box.w - TYPE.padding - (open ? SIGN.folder : 0);
  return { x: right - SIGN.w, y: box.y + TYPE.padding - 2, w: SIGN.w, h: SIGN.h, ways };
}

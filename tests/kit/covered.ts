import { piecesOf, type Piece } from '../../ui/studio/drawing/crossings.ts';
import type { LayoutView } from '../../ui/studio/drawing/layout.ts';

type Rect = { x: number; y: number; w: number; h: number };

const touches = ({ from, to }: Piece, { x, y, w, h }: Rect): boolean =>
  Math.max(from[0], to[0]) > x && Math.min(from[0], to[0]) < x + w && Math.max(from[1], to[1]) > y && Math.min(from[1], to[1]) < y + h;

/** Lines that run over a box without children, or over the label of another line. */
export function coveredIn({ boxes, lines, open }: LayoutView): string[] {
  const solid = boxes.filter(({ state }) => !open.includes(state));
  return lines.flatMap(({ source, target, points, label }) => {
    const pieces = piecesOf(points);
    const over = (rect: Rect) => pieces.some((piece) => touches(piece, rect));
    return [
      ...solid
        .filter((box) => box.state !== source && box.state !== target && over(box))
        .map(({ state }) => `${source} -> ${target} runs over ${state}`),
      ...lines
        .filter((other) => other.label && other.label !== label && over(other.label))
        .map((other) => `${source} -> ${target} runs over a label of ${other.source}`),
    ];
  });
}

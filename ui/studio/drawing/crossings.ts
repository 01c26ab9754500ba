import type { LayoutLine, LayoutView, Point } from './layout.ts';

type Piece = { from: Point; to: Point };
type Rect = { x: number; y: number; w: number; h: number };

const piecesOf = (points: readonly Point[]): Piece[] => points.slice(1).flatMap((to, at) => (points[at] ? [{ from: points[at], to }] : []));
const isUpright = ({ from, to }: Piece): boolean => from[0] === to[0];
const isBetween = (value: number, a: number, b: number): boolean => value > Math.min(a, b) && value < Math.max(a, b);

/** Pieces run across or upright: two cross when one runs through the inside of the other. */
function cross(a: Piece, b: Piece): boolean {
  if (isUpright(a) === isUpright(b)) return false;
  const [upright, level] = isUpright(a) ? [a, b] : [b, a];
  return isBetween(upright.from[0], level.from[0], level.to[0]) && isBetween(level.from[1], upright.from[1], upright.to[1]);
}

const touches = ({ from, to }: Piece, { x, y, w, h }: Rect): boolean =>
  Math.max(from[0], to[0]) > x && Math.min(from[0], to[0]) < x + w && Math.max(from[1], to[1]) > y && Math.min(from[1], to[1]) < y + h;

/** Pairs of lines that run over each other. None is what makes a picture readable. */
export const crossingsIn = ({ lines }: Pick<LayoutView, 'lines'>): [LayoutLine, LayoutLine][] =>
  lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => piecesOf(one.points).some((a) => piecesOf(other.points).some((b) => cross(a, b))))
      .map((other): [LayoutLine, LayoutLine] => [one, other]),
  );

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

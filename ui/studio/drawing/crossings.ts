import type { LayoutLine, LayoutView, Point } from './layout.ts';

export type Piece = { from: Point; to: Point };

/** The straight segments of a line. */
export const piecesOf = (points: readonly Point[]): Piece[] =>
  points.slice(1).flatMap((to, at) => (points[at] ? [{ from: points[at], to }] : []));
const isUpright = ({ from, to }: Piece): boolean => from[0] === to[0];
const isBetween = (value: number, a: number, b: number): boolean => value > Math.min(a, b) && value < Math.max(a, b);

/** Segments are horizontal or vertical: two cross when one passes through the inside of the other. */
function cross(a: Piece, b: Piece): boolean {
  if (isUpright(a) === isUpright(b)) return false;
  const [upright, level] = isUpright(a) ? [a, b] : [b, a];
  return isBetween(upright.from[0], level.from[0], level.to[0]) && isBetween(level.from[1], upright.from[1], upright.to[1]);
}

/** Pairs of lines that cross. A readable picture has none. */
export const crossingsIn = ({ lines }: Pick<LayoutView, 'lines'>): [LayoutLine, LayoutLine][] =>
  lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => piecesOf(one.points).some((a) => piecesOf(other.points).some((b) => cross(a, b))))
      .map((other): [LayoutLine, LayoutLine] => [one, other]),
  );

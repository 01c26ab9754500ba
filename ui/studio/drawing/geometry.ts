import type { LayoutView, Point } from './layout.ts';

type Rect = { x: number; y: number; w: number; h: number };

const BEND = 7;
const HEAD = { long: 9, wide: 4.5 };

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const towards = (from: Point, to: Point, length: number): Point => {
  const all = distance(from, to);
  return all === 0 ? from : between(from, to, length / all);
};
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The SVG `d` of a line with round bends. It ends a little before its last point, where `headOf` begins. */
export function pathOf(points: readonly Point[], { head = true } = {}): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((bend, at) => {
    const before = points[at] ?? first;
    const after = points[at + 2] ?? last;
    const radius = Math.min(BEND, distance(before, bend) / 2, distance(bend, after) / 2);
    return `L${text(towards(bend, before, radius))}Q${text(bend)} ${text(towards(bend, after, radius))}`;
  });
  const end = head ? towards(last, points.at(-2) ?? first, HEAD.long - 1) : last;
  return `M${text(first)}${bends.join('')}L${text(end)}`;
}

/** The SVG `points` of the head of a line. */
export function headOf(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const [x, y] = towards(tip, before, HEAD.long);
  const [dx, dy] = [(tip[0] - x) / HEAD.long, (tip[1] - y) / HEAD.long];
  return [tip, [x - dy * HEAD.wide, y + dx * HEAD.wide] as const, [x + dy * HEAD.wide, y - dx * HEAD.wide] as const]
    .map(([px, py]) => `${round(px)},${round(py)}`)
    .join(' ');
}

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

/** The number of open boxes around a label, which is drawn on the background of the innermost. */
export const depthAt = (view: LayoutView, rect: Rect): number =>
  Math.max(
    0,
    ...view.boxes
      .filter(({ state }) => view.open.includes(state))
      .filter((box) => isInside(rect, box))
      .map(({ depth }) => depth),
  );

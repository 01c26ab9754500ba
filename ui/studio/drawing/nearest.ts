import type { LayoutBox } from './layout.ts';

/** The arrow keys. */
export const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const middle = ({ x, y, w, head }: LayoutBox) => ({ x: x + w / 2, y: y + head / 2 });

/** The nearest box in a direction; sideways distance counts double. */
export function nearestTo(boxes: readonly LayoutBox[], from: LayoutBox, [dx, dy]: readonly [number, number]): LayoutBox | undefined {
  const here = middle(from);
  const far = boxes.flatMap((box) => {
    const to = { x: middle(box).x - here.x, y: middle(box).y - here.y };
    const along = to.x * dx + to.y * dy;
    const aside = Math.abs(to.x * dy) + Math.abs(to.y * dx);
    return box !== from && along > 1 ? { box, far: along + 2 * aside } : [];
  });
  return far.toSorted((a, b) => a.far - b.far)[0]?.box;
}

import * as v from 'valibot';

/** Whole pixels, from the upper left corner of the view. */
const point = v.tuple([v.number(), v.number()]);
const rectangle = { x: v.number(), y: v.number(), w: v.number(), h: v.number() };

/**
 * A text inside a box for arrows without a line: into a final state that many states lead to (`target`), or back to the same state (`target`
 * null). Its text is `labelOf` of its arrows; a chip with a target names it.
 */
export const layoutChip = v.strictObject({ ...rectangle, arrows: v.array(v.string()), target: v.nullable(v.string()) });

/** A small sign in the head of a box for the chips that lead out of it: their number instead of their texts. */
export const layoutLeaving = v.strictObject({
  ...rectangle,
  ways: v.array(v.strictObject({ arrows: v.array(v.string()), target: v.string() })),
});

/**
 * The box of a state; '' is the chart itself, the frame of the view. `head`: the height above its children or, without children, of all of it.
 * `folded`: it has children that this view hides. `depth`: how many boxes are around it. `leaving` null: no chip leads out of it, or all are drawn.
 */
export const layoutBox = v.strictObject({
  ...rectangle,
  state: v.string(),
  head: v.number(),
  folded: v.boolean(),
  depth: v.number(),
  chips: v.array(layoutChip),
  leaving: v.nullable(layoutLeaving),
});

/**
 * A line: all arrows from one box to another. It starts at `points[0]` and ends with its head. `arrows` are from the graph, `source` and
 * `target` the boxes of this view. `back`: against the reading direction. `main`: on the chart's main path. Straight segments only.
 */
export const layoutLine = v.strictObject({
  arrows: v.array(v.string()),
  source: v.string(),
  target: v.string(),
  points: v.array(point),
  label: v.nullable(v.strictObject(rectangle)),
  back: v.boolean(),
  main: v.boolean(),
});

/** The start of a box: a dot, and the line from it to the initial state. */
export const layoutStart = v.strictObject({ state: v.string(), x: v.number(), y: v.number(), r: v.number(), points: v.array(point) });

/** One view of a chart, laid out. `open`: the boxes that show their children. */
export const layoutView = v.strictObject({
  open: v.array(v.string()),
  width: v.number(),
  height: v.number(),
  boxes: v.array(layoutBox),
  lines: v.array(layoutLine),
  starts: v.array(layoutStart),
});

/** All views of a chart. `folded` shows its first level, `open` everything, `boxes` one view per unfolded box (with those around it). */
export const layout = v.strictObject({
  flow: v.string(),
  folded: layoutView,
  open: layoutView,
  boxes: v.record(v.string(), layoutView),
});

export type Point = v.InferOutput<typeof point>;
export type LayoutChip = v.InferOutput<typeof layoutChip>;
export type LayoutLeaving = v.InferOutput<typeof layoutLeaving>;
export type LayoutBox = v.InferOutput<typeof layoutBox>;
export type LayoutLine = v.InferOutput<typeof layoutLine>;
export type LayoutStart = v.InferOutput<typeof layoutStart>;
export type LayoutView = v.InferOutput<typeof layoutView>;
export type Layout = v.InferOutput<typeof layout>;

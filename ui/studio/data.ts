import * as v from 'valibot';
import { flowGraph, words } from '../../machines/graph/flowGraph.ts';
import { layout, layoutView } from './drawing/layout.ts';
import { situation } from '../situation/situation.ts';
import { reply } from './live/protocol.ts';

/**
 * The studio's data files, generated from the charts, their walks and the tests by routes/studio/make/data.ts. `map.json` is the product.
 * `index.json` and `<flow>.json` draw the picture; `<flow>.more.json` loads after it, `find.json` with the first search.
 */

/** A flow on the map. `runs`: the flows it starts. `screens`: its screens, in the chart's order. */
export const indexed = v.strictObject({
  flow: v.string(),
  title: words,
  note: v.nullable(words),
  states: v.number(),
  arrows: v.number(),
  screens: v.array(v.string()),
  runs: v.array(v.string()),
});
export type Indexed = v.InferOutput<typeof indexed>;

/** `since`: the version that the changes are compared with; null without one. */
export const index = v.strictObject({
  version: v.string(),
  flows: v.array(indexed),
  since: v.nullable(v.string()),
});
export type Index = v.InferOutput<typeof index>;

/** The product: a state for each flow, an arrow to each flow that it starts. */
export const map = v.strictObject({ graph: flowGraph, view: layoutView });
export type ProductPicture = v.InferOutput<typeof map>;

export const picture = v.strictObject({ graph: flowGraph, layout });
export type Picture = v.InferOutput<typeof picture>;

/** One path of the test plan. `through`: the states on it. */
const path = v.strictObject({
  title: words,
  rows: v.array(v.strictObject({ who: words, does: words, sees: words })),
  through: v.array(v.string()),
});

/** How often the walks' stories took each arrow; `refused`: arrows whose condition was false at least once. */
const coverage = v.strictObject({
  states: v.record(v.string(), v.number()),
  arrows: v.record(v.string(), v.number()),
  refused: v.array(v.string()),
});
export type Coverage = v.InferOutput<typeof coverage>;

const mark = v.picklist(['added', 'removed', 'changed']);

/** The changes: the old and the new chart in one graph, marks by the id of a state or an arrow, and the same in sentences. */
const changes = v.strictObject({
  graph: flowGraph,
  view: layoutView,
  marks: v.record(v.string(), mark),
  sentences: v.array(words),
});
export type Changes = v.InferOutput<typeof changes>;

/** `rows`: the requirements that the chart names, with the titles of the tests that cover them. `answers`: the tests' answers by call id. */
export const more = v.strictObject({
  situations: v.array(situation),
  paths: v.array(path),
  rows: v.array(v.strictObject({ id: v.string(), text: v.string(), states: v.array(v.string()), tests: v.array(v.string()) })),
  coverage: v.nullable(coverage),
  answers: v.record(v.string(), v.record(v.string(), reply)),
  changes: v.nullable(changes),
});
export type More = v.InferOutput<typeof more>;

/** Everything that the search finds, in all flows. `at`: the state, '' for the flow itself. */
const findable = v.strictObject({ flow: v.string(), at: v.string(), title: words, name: v.string(), also: v.string() });
export const find = v.array(findable);
export type Findable = v.InferOutput<typeof findable>;

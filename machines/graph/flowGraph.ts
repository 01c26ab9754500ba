import * as v from 'valibot';

export const words = v.strictObject({ en: v.string(), es: v.string() });

/**
 * A call or child chart that a state starts. `flow`: the child chart, null for a call. `services`: the contract rows that it may call;
 * `service`: its main one ('POST /payment'), null for none or several.
 */
export const graphCall = v.strictObject({
  id: v.string(),
  src: v.string(),
  title: words,
  flow: v.nullable(v.string()),
  service: v.nullable(v.string()),
  services: v.array(v.string()),
});

/** A state. `id`: its path, '' for the root. `screen`: the screen that it shows. `order`: in the source, depth first. */
export const graphState = v.strictObject({
  id: v.string(),
  parent: v.nullable(v.string()),
  kind: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  order: v.number(),
  initial: v.nullable(v.string()),
  title: words,
  note: v.nullable(words),
  screen: v.nullable(v.string()),
  routable: v.boolean(),
  busy: v.boolean(),
  calls: v.array(graphCall),
});

/**
 * A transition. `target` null: no state changes. `event`: XState's type. `title`: what happens, in words. `guard` null with `otherwise` true:
 * taken when the arrows before it were refused. `delayMs`: of a timer with a fixed delay. `starts`: charts that its actions spawn.
 */
export const graphArrow = v.strictObject({
  id: v.string(),
  source: v.string(),
  target: v.nullable(v.string()),
  kind: v.picklist(['event', 'always', 'answer', 'failure', 'news', 'timer', 'route', 'done']),
  event: v.string(),
  title: words,
  guard: v.nullable(v.strictObject({ name: v.string(), title: words })),
  otherwise: v.boolean(),
  actions: v.array(v.string()),
  delayMs: v.nullable(v.number()),
  starts: v.array(v.string()),
});

/** One chart as plain JSON, for pictures, pages and comparisons. `spec`: clauses in the chart's files. `main`: its main path, if named. */
export const flowGraph = v.strictObject({
  flow: v.string(),
  title: words,
  note: v.nullable(words),
  spec: v.array(v.string()),
  main: v.array(v.string()),
  states: v.array(graphState),
  arrows: v.array(graphArrow),
});

export type GraphCall = v.InferOutput<typeof graphCall>;
export type GraphState = v.InferOutput<typeof graphState>;
export type GraphArrow = v.InferOutput<typeof graphArrow>;
export type FlowGraph = v.InferOutput<typeof flowGraph>;

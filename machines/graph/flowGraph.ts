import * as v from 'valibot';

/** The same thing in both languages. */
export const words = v.strictObject({ en: v.string(), es: v.string() });

/**
 * A call or child chart that a state starts. `flow`: the chart behind it, null for a call. `services`: the rows of the contract that it may ask;
 * `service`: the one that it is for ('POST /payment'), null where there is none, or more than one.
 */
export const graphCall = v.strictObject({
  id: v.string(),
  src: v.string(),
  title: words,
  flow: v.nullable(v.string()),
  service: v.nullable(v.string()),
  services: v.array(v.string()),
});

/** A box. `id` is the path of the state, '' for the chart itself. `screen`: the screen that a resting state shows. `order`: the author's, depth first. */
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
 * An arrow. `target` null: it stays where it is. `event`: the type as XState has it. `title`: what happens, in words.
 * `guard` null with `otherwise` true: what is left when the arrows before it were refused. `delayMs` of a timer, where it is a number.
 * `starts`: charts that its actions start, and that go on by themselves.
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

/** One chart as plain JSON: everything drawn, printed or compared is made from this. `spec`: clauses named in the chart's file. `main`: its main way, where its words say so. */
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

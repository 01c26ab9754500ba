import * as v from 'valibot';

/** The name of the channel between the studio and the portal's tabs of the same browser and origin. */
export const CHANNEL = 'studio';

/** ms without a `watch` after which a tab stops reporting. The browser may run the timers of a hidden studio tab only once a minute. */
export const LEASE_MS = 90_000;

const plain = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** What one chart would do now with an event. `arrow` null: nothing, its guards refuse it. */
const possible = v.strictObject({ event: v.string(), arrow: v.nullable(v.string()) });

/**
 * One step of one chart. `session`: the id of its actor, `parent`: of the actor's parent. `event`: the event's type, never its payload.
 * `arrows`: the transitions taken, in order, by their ids in the flow's graph. `active`: the active states. `data`: the few context values
 * that are not personal. `waits`: ids of the pending calls. `next`: what would happen; only for events whose guards need no payload.
 * `at`: ms since 1970. `status`: active, done, error or stopped.
 */
export const step = v.strictObject({
  seq: v.number(),
  at: v.number(),
  session: v.string(),
  parent: v.nullable(v.string()),
  flow: v.string(),
  event: v.string(),
  arrows: v.array(v.string()),
  active: v.array(v.string()),
  status: v.string(),
  data: v.record(v.string(), plain),
  waits: v.array(v.string()),
  next: v.array(possible),
});
export type Step = v.InferOutput<typeof step>;

/** How an actor ends, as in the tests' worlds. `fails` is the failure of a call. */
export const reply = v.union([
  v.strictObject({ done: v.unknown() }),
  v.strictObject({ fails: v.unknown() }),
  v.strictObject({ says: v.looseObject({ type: v.string() }) }),
]);
export type Reply = v.InferOutput<typeof reply>;

/**
 * Messages from the studio. `watch` is repeated while the studio follows. `answer`: in place of the lender. `restart`: reloads the tab at the
 * address it had after the step `seq`; only the tab knows that address.
 */
export const fromStudio = v.variant('type', [
  v.strictObject({ type: v.literal('watch') }),
  v.strictObject({ type: v.literal('unwatch') }),
  v.strictObject({ type: v.literal('answer'), tab: v.string(), session: v.string(), call: v.string(), reply }),
  v.strictObject({ type: v.literal('restart'), tab: v.string(), seq: v.number() }),
]);
export type FromStudio = v.InferOutput<typeof fromStudio>;

/** Messages from a tab. `stands`: the state of every chart, sent when a studio begins to watch; `moved`: steps since the last message. */
export const fromTab = v.variant('type', [
  v.strictObject({ type: v.literal('stands'), tab: v.string(), steps: v.array(step) }),
  v.strictObject({ type: v.literal('moved'), tab: v.string(), steps: v.array(step) }),
  v.strictObject({ type: v.literal('gone'), tab: v.string() }),
]);
export type FromTab = v.InferOutput<typeof fromTab>;

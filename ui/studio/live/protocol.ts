import * as v from 'valibot';

/** The name of the channel between the studio and the portal's tabs of the same browser and origin. */
export const CHANNEL = 'studio';

/** ms after which a tab stops telling when no studio has asked. A studio in a tab that nobody looks at may ask once a minute only. */
export const LEASE_MS = 90_000;

const plain = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** What one chart would do now with an event. `arrow` null: nothing, its conditions refuse it. */
const possible = v.strictObject({ event: v.string(), arrow: v.nullable(v.string()) });

/**
 * One step of one chart. `session` names its running actor, `parent` who started it. `event`: what it heard, as its type and nothing else.
 * `arrows`: taken, in order, by their ids in the flow's graph. `active`: the states it stands in now. `data`: the few values of its context
 * that may be seen. `waits`: ids of the calls under way. `next`: what would happen; only events that need no payload to be judged.
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

/** How an actor ends: as the tests' worlds say it. `fails` is the failure of a call. */
export const reply = v.union([
  v.strictObject({ done: v.unknown() }),
  v.strictObject({ fails: v.unknown() }),
  v.strictObject({ says: v.looseObject({ type: v.string() }) }),
]);
export type Reply = v.InferOutput<typeof reply>;

/**
 * What a studio asks. `watch` is repeated for as long as somebody watches. `answer`: in place of the lender. `restart`: loads the tab anew at
 * the address that it had after the step `seq`; the tab knows that address, and tells it nobody.
 */
export const asked = v.variant('type', [
  v.strictObject({ type: v.literal('watch') }),
  v.strictObject({ type: v.literal('unwatch') }),
  v.strictObject({ type: v.literal('answer'), tab: v.string(), session: v.string(), call: v.string(), reply }),
  v.strictObject({ type: v.literal('restart'), tab: v.string(), seq: v.number() }),
]);
export type Asked = v.InferOutput<typeof asked>;

/** What a tab tells. `stands`: every chart as it stands, told to whoever begins to watch; `moved`: steps since the last message. */
export const told = v.variant('type', [
  v.strictObject({ type: v.literal('stands'), tab: v.string(), steps: v.array(step) }),
  v.strictObject({ type: v.literal('moved'), tab: v.string(), steps: v.array(step) }),
  v.strictObject({ type: v.literal('gone'), tab: v.string() }),
]);
export type Told = v.InferOutput<typeof told>;

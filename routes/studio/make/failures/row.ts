import * as v from 'valibot';

/**
 * What a customer sees when a call fails in one way. `says`: the notices and errors on the screen (`isReported`), or else its title.
 * `may`: the buttons and links of the screen. `waits`: it is still busy, and continues by itself.
 */
export const cell = v.object({
  way: v.string(),
  screen: v.string(),
  says: v.string(),
  isReported: v.boolean(),
  may: v.array(v.string()),
  waits: v.boolean(),
});
export type Cell = v.InferOutput<typeof cell>;

/** A state with a pending call, and every way in which the call can fail. `place`: its ids in the charts around it; empty without any. */
export const row = v.object({ chart: v.string(), state: v.string(), call: v.string(), place: v.string(), cells: v.array(cell) });
export type Row = v.InferOutput<typeof row>;

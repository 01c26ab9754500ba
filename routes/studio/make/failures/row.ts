import * as v from 'valibot';

/**
 * What a customer sees when a call fails in one way. `says`: the notices and errors on the screen (`isTold`), or else its title.
 * `may`: the buttons and links of the screen. `waits`: it is still busy, and goes on by itself.
 */
export const cell = v.object({
  way: v.string(),
  screen: v.string(),
  says: v.string(),
  isTold: v.boolean(),
  may: v.array(v.string()),
  waits: v.boolean(),
});
export type Cell = v.InferOutput<typeof cell>;

/** A state that waits for a call, with every way in which that can fail. `place`: by which ids it runs in the charts around it; empty in none. */
export const row = v.object({ chart: v.string(), state: v.string(), call: v.string(), place: v.string(), cells: v.array(cell) });
export type Row = v.InferOutput<typeof row>;

import * as v from 'valibot';

/** A card is known by the ids it has with each processor. */
export const CardId = v.object({ type: v.string(), id: v.string() });

import * as v from 'valibot';

/** The vehicle of a title loan, as stored. */
export const Collateral = v.object({ year: v.string(), make: v.string(), model: v.string() });

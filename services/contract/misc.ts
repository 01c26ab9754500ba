import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { QueryFlag } from './query.ts';

export const misc = {
  /** What the customer left unfinished, for another device: base64 of state and route; empty text clears it (CONF-008). */
  'GET /usercache': { ask: v.object({ customerId: v.string() }), answer: v.object({ value: v.optional(v.string(), '') }) },
  /** Keeps it, up to 4096 characters; the newest counts. */
  'POST /usercache': { ask: v.object({ customerId: v.string(), value: v.pipe(v.string(), v.maxLength(4096)) }), answer: v.object({}) },
  /** Which brands the customer has, and which of them the service serves now. Spec: portal §2 guard 5. */
  'GET /serviceProvider': {
    ask: v.object({ brand: v.optional(v.string()), availability: v.optional(QueryFlag) }),
    answer: v.object({ brands: v.array(BrandName), availableProviders: v.array(BrandName) }),
  },
  /** Used only when it is a real day YYYY-MM-DD; anything else is passed over (RULE-014). */
  'GET /nextBusinessDate': { ask: v.object({ lmsId: v.string() }), answer: v.object({ businessDate: v.optional(v.string(), '') }) },
} as const;

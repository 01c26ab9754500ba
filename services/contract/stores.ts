import * as v from 'valibot';
import { BrandName } from './brands.ts';
import { Id } from './text.ts';

/** "Texas", "TX". */
const LabelledState = v.object({ label: v.string(), value: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) });

/** Spec: portal §3 "Stores and brands" (ENT-030, ENT-031). */
export const stores = {
  /** All states and the District of Columbia, by name. */
  'GET /states': { ask: v.object({}), answer: v.object({ states: v.array(LabelledState) }) },
  /** A store: where it is and when it is open. 404 for an unknown one. Cached for 6 hours (OPEN-050). */
  'GET /store': {
    ask: v.object({ storeId: Id }),
    answer: v.object({
      /** The loan system its loans are kept in. */
      lmsId: v.string(),
      storeInfo: v.object({
        id: v.string(),
        name: v.string(),
        address: v.string(),
        /** One line a day or span of days: "Mon–Fri 9:00 AM – 6:00 PM". */
        hoursRaw: v.string(),
        /** Address of a picture; empty without one. */
        image: v.string(),
        phone: v.string(),
        state: LabelledState,
      }),
      brandConfig: v.object({ brandName: BrandName }),
      /** * Other stores of the brand that its customers can go to. A service that does not know them leaves them out. */
      nearby: v.optional(v.array(v.object({ storeId: v.string(), name: v.string() })), []),
      /** * IANA name: its hours and appointments are in this time. */
      timeZone: v.string(),
    }),
  },
  /** A map around the store: a PNG as base64 text. 404 when there is no such store (OPEN-041). */
  'GET /storemap': { ask: v.object({ storeId: Id }), answer: v.pipe(v.string(), v.base64()) },
} as const;

import * as v from 'valibot';
import { Id, Line } from './text.ts';

/** Where post goes. The lines are ours (OPEN-029); ZIP: portal §5 (RULE-008). */
export const PostalAddress = v.object({
  line1: Line,
  line2: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  city: Line,
  /** Two capital letters. */
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Expected a state like TX')),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/, 'Expected a ZIP of 5 digits')),
});
export type PostalAddress = v.InferOutput<typeof PostalAddress>;

/** One address as it is typed: all its searches and the choice at the end carry the same token (CALL-002). */
const SessionToken = Id;

/** Shapes of the answers are ours (OPEN-029). */
export const addresses = {
  /** What the customer may be typing, the likeliest first, at most five; none before the third character. 429 after many searches of one session. Spec: calls §7 "Address". */
  'GET /addressPredictions': {
    ask: v.object({ search: v.pipe(v.string(), v.maxLength(200)), sessionToken: SessionToken }),
    answer: v.object({
      predictions: v.array(
        v.object({
          placeId: v.string(),
          /** "12 Juniper Street, Fallow Creek, TX 78643". */
          description: v.string(),
        }),
      ),
    }),
  },
  /** The address of a prediction, ready for the fields; ends the session. 404 without Error for a place that was never predicted. Spec: calls §7 "Address". */
  'GET /addressDetails': { ask: v.object({ placeId: Id, sessionToken: SessionToken }), answer: v.object({ details: PostalAddress }) },
} as const;

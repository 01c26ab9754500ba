import * as v from 'valibot';
import { Email } from './customer.ts';

/** Nine digits or more, grouped or not: a card, an account, a social security number. */
const LONG_NUMBER = /(?:\d[ .-]?){9}/;

/** Has this text no number that could be a secret? */
export const holdsNoLongNumber = (text: string): boolean => !LONG_NUMBER.test(text);

const DataFields = v.record(v.string(), v.unknown());
/** * What is stored. */
const StoredFields = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const EventName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][\w .-]{0,63}$/, 'Expected the name of an event'),
  v.check(holdsNoLongNumber, 'Expected no number'),
);

/**
 * E-mail marketing. `email` is one of the caller's own, else 403; a customer without one is skipped (CONF-032). Of `dataFields` only known names
 * with short texts, numbers and flags are kept; the rest is passed over without a word. Spec: calls §7 "Marketing" (ANL-002).
 */
export const marketing = {
  /** Something the customer has done. Spec: calls §7 "Marketing". */
  'POST /iterableEvent': { ask: v.object({ email: Email, dataFields: DataFields, eventName: EventName }), answer: v.object({}) },
  /** What is known of the customer, in place of what was known before. Spec: calls §7 "Marketing". */
  'POST /iterableProfile': { ask: v.object({ email: Email, dataFields: DataFields }), answer: v.object({ dataFields: StoredFields }) },
  /** The same, beside what was known before. Spec: calls §7 "Marketing". */
  'PUT /iterableProfile': { ask: v.object({ email: Email, dataFields: DataFields }), answer: v.object({ dataFields: StoredFields }) },
} as const;

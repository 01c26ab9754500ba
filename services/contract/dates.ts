import * as v from 'valibot';

/** A real calendar day as YYYY-MM-DD: 2024-02-29 is one, 2023-02-29 is not. Spec: portal §5 (RULE-011, RULE-014). */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** A calendar day without a time: YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.check(isDay, 'Expected a day like 2026-11-27'));

/** A moment: ISO 8601 in UTC, "2026-11-27T15:04:05.000Z". */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

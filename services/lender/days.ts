import { calendarDay } from '../contract/calendarDay.ts';

/** The time zone of the lender's books: a day ends at midnight there. Spec: portal §9 "default timezone America/Chicago". */
export const BOOKS_ZONE = 'America/Chicago';

const DAY_MS = 86_400_000;

/** The calendar day at a time, in the lender's time zone: YYYY-MM-DD. */
export const dayOf = (now: number): string => calendarDay(now, BOOKS_ZONE);

/** The calendar day at a time, in this time zone: YYYY-MM-DD. */
export const dayIn = (timeZone: string, now: number): string => calendarDay(now, timeZone);

/** The day `days` later, or earlier when negative: YYYY-MM-DD. Throws RangeError when `day` is not a day. */
export const addDays = (day: string, days: number): string => new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((startOf(to) - startOf(from)) / DAY_MS);

/** About noon in the lender's time zone, ms since 1970. */
export const noonOf = (day: string): number => Date.parse(`${day}T18:00:00Z`);

/** Sunday 0 to Saturday 6. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay();

function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`Expected a day like 2026-11-27, got ${JSON.stringify(day)}`);
  return start;
}

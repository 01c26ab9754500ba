/** The lender's books turn at midnight here. Spec: portal §9 "default timezone America/Chicago". */
export const BOOKS_ZONE = 'America/Chicago';

const DAY_MS = 86_400_000;

const inBooksZone = new Intl.DateTimeFormat('en-CA', { timeZone: BOOKS_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The lender's calendar day of a moment: YYYY-MM-DD. */
export const dayOf = (now: number): string => inBooksZone.format(now);

/** A day some days later, or earlier: YYYY-MM-DD. Throws RangeError when `day` is none. */
export const addDays = (day: string, days: number): string => new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** From one day to another, in days; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((startOf(to) - startOf(from)) / DAY_MS);

/** Sunday 0 to Saturday 6. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay();

function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`Expected a day like 2026-11-27, got ${JSON.stringify(day)}`);
  return start;
}

import { calendarDay } from '../../services/contract/calendarDay.ts';

/** Moments in a time zone. The calendar and the clock of a zone come from the browser; nothing is added or subtracted (appointment-7). */

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, made);
  return made;
}

/** The calendar day there, YYYY-MM-DD. `moment` in ISO 8601. */
export const dayIn = (moment: string, timeZone: string): string => calendarDay(Date.parse(moment), timeZone);

const clockIn = (moment: string, timeZone: string): string => clockOf(timeZone).format(new Date(moment));

/** Clocks in the two zones show another time at one of these moments. Zones of different names may have the same time. */
export const clocksDiffer = (moments: readonly string[], one: string, other: string): boolean =>
  one !== other && moments.some((moment) => clockIn(moment, one) !== clockIn(moment, other));

import { keepTogether } from '../../../kit/days.ts';

/** Moments at a store, in words. `moment` in ISO 8601; the zone's own calendar and clock, no arithmetic (appointment-7). Locale is the language; the country is always the US. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${locale}-US`, options);
  formats.set(key, format);
  return format;
}

/** "9:30 AM". */
export const clockText = (moment: string, locale: string, timeZone: string): string =>
  keepTogether(formatOf(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment)));

/** "Friday, Nov 27". */
export const dateText = (moment: string, locale: string, timeZone: string): string =>
  formatOf(locale, { weekday: 'long', month: 'short', day: 'numeric', timeZone }).format(new Date(moment));

/** "Friday, Nov 27, 9:30 AM": day and time on a button. */
export const whenText = (moment: string, locale: string, timeZone: string): string =>
  keepTogether(
    formatOf(locale, { weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone }).format(
      new Date(moment),
    ),
  );

/** "Central Time", the same in summer and winter. */
export const zoneText = (locale: string, timeZone: string): string =>
  formatOf(locale, { timeZoneName: 'longGeneric', timeZone })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** "Fri" and "Nov 27" of a calendar day, YYYY-MM-DD. */
export const shortDay = (day: string, locale: string): { weekday: string; date: string } => {
  const moment = new Date(`${day}T00:00:00Z`);
  return {
    weekday: formatOf(locale, { weekday: 'short', timeZone: 'UTC' }).format(moment),
    date: formatOf(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(moment),
  };
};

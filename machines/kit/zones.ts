/** Moments in a time zone. The calendar and the clock of a zone come from the browser; nothing is added or subtracted (appointment-7). */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, kind: 'day' | 'clock'): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`;
  const made =
    formats.get(key) ??
    (kind === 'day'
      ? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      : new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }));
  formats.set(key, made);
  return made;
}

/** The calendar day there, YYYY-MM-DD. `moment` in ISO 8601. */
export const dayIn = (moment: string, timeZone: string): string => formatOf(timeZone, 'day').format(new Date(moment));

const clockIn = (moment: string, timeZone: string): string => formatOf(timeZone, 'clock').format(new Date(moment));

/** Clocks in the two zones show another time at one of these moments. Zones of different names may have the same time. */
export const clocksDiffer = (moments: readonly string[], one: string, other: string): boolean =>
  one !== other && moments.some((moment) => clockIn(moment, one) !== clockIn(moment, other));

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/**
 * The calendar day of a moment in a time zone, as YYYY-MM-DD. `moment`: ms since 1970. Put together from its parts: no language writes a date
 * like this in every browser ("en-CA" puts the month first in a Safari with CLDR 42). Throws RangeError for an unknown time zone.
 */
export function calendarDay(moment: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return [valueOf('year'), valueOf('month'), valueOf('day')].join('-');
}

/** Dates and times for display. A day is YYYY-MM-DD, a moment ISO 8601. Locale is the language ("en", "es"); the country is always the US. */

/** Days on or before this one mean "no day". Spec: portal §5 (RULE-028). */
const NO_DAY = '1901-01-01';

export type DayMode = 'full' | 'short' | 'numeric';

const FORMATS: Record<DayMode, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  numeric: { month: '2-digit', day: '2-digit', year: 'numeric' },
};

/** Months are written out: "02/09/1961" is another day for readers who put the day first. */
const SPANISH: Record<DayMode, Intl.DateTimeFormatOptions> = {
  ...FORMATS,
  full: { weekday: 'long', month: 'long', day: 'numeric' },
  numeric: { month: 'long', day: 'numeric', year: 'numeric' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it, and a history has thousands of dates: each format is made once. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${locale}-US`, options);
  formats.set(key, format);
  return format;
}

/** "Friday, Nov 27"; with its year when that differs from today's, or without `today`. Empty for an invalid day. */
export function dayText(day: string, locale: string, mode: DayMode = 'full', today = ''): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (day <= NO_DAY || Number.isNaN(moment.getTime())) return '';
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  const year = mode === 'numeric' || sameYear ? {} : { year: 'numeric' as const };
  const isSpanish = locale === 'es';
  const text = formatOf(locale, { ...(isSpanish ? SPANISH : FORMATS)[mode], ...year, timeZone: 'UTC' }).format(moment);
  // the library writes "viernes, 27 de noviembre"; in a sentence the day has no comma
  return isSpanish ? text.replace(',', '') : text;
}

/** Keeps "3:04" and "PM" on one line. */
export const keepTogether = (time: string): string => time.replace(/ (?=[AP]M|[ap]\.)/, '\u00a0');

/** "3:04 PM", by this device's clock. `moment` in ms since 1970. */
export const timeText = (moment: number, locale: string): string =>
  keepTogether(formatOf(locale, { hour: 'numeric', minute: '2-digit' }).format(moment));

/** "3:04:07 PM": the same with seconds, where the customer waits for the next one. */
export const secondText = (moment: number, locale: string): string =>
  formatOf(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' }).format(moment);

/** "Nov 27, 2026, 3:04 PM CST": a time with its zone, which is the device's where none is named. Empty for an invalid time. */
export function momentText(moment: string | number, locale: string, timeZone?: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const text = formatOf(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(date);
  return keepTogether(text);
}

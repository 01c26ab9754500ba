/** An entry of a whole day, as a file that every calendar reads (RFC 5545). */
export type CalendarEntry = {
  /** YYYY-MM-DD */
  day: string;
  title: string;
  text: string;
  /** The same for the same entry: a calendar that gets it twice replaces it. */
  id: string;
  /** When it was made, in ms since 1970. */
  now: number;
};

/** Bytes per line, without the line break. */
const LINE = 75;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Lines that are too long go on in the next one, after a space. Counts characters so that no line has too many bytes, and splits none. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let bytes = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (bytes + size > LINE) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += char;
    bytes += size;
  }
  return parts.join('\r\n');
}

const compact = (text: string): string => text.replaceAll(/[-:]|\.\d+/g, '');

/** The file's text: one entry with a reminder at 9 am of the day before. */
export const calendarFile = ({ day, title, text, id, now }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//borrower-portal//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${compact(new Date(now).toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Hands the file to the browser, which opens it in the calendar or saves it. */
export const saveCalendarFile = (entry: CalendarEntry): void =>
  Object.assign(document.createElement('a'), {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`,
    download: `${entry.day}.ics`,
  }).click();

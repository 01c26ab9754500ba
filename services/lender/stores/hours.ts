import { Temporal } from 'temporal-polyfill';
import { addDays, weekdayOf } from '../days.ts';
import { isHoliday } from '../holidays.ts';
import type { Language } from '../language.ts';
import type { Store } from './directory.ts';

/** "09:00" and "18:00" in the store's time zone. */
export type Hours = { opensAt: string; closesAt: string };

const WEEKDAYS: Hours = { opensAt: '09:00', closesAt: '18:00' };
const SATURDAYS: Hours = { opensAt: '10:00', closesAt: '16:00' };
const SUNDAY = 0;
const SATURDAY = 6;

/** The store's sign, in the customer's language. */
export const HOURS_RAW: Readonly<Record<Language, string>> = {
  en: 'Mon–Fri 9:00 AM – 6:00 PM; Sat 10:00 AM – 4:00 PM; Sun and federal holidays closed',
  es: 'Lun. a vie.: 9:00 a. m. – 6:00 p. m.; sáb.: 10:00 a. m. – 4:00 p. m.; cerrado los domingos y los feriados federales',
};

const SLOT_MINUTES = 30;

/** The opening hours on that day; null when stores are closed. */
export function hoursOn(day: string): Hours | null {
  if (isHoliday(day)) return null;
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY) return null;
  return weekday === SATURDAY ? SATURDAYS : WEEKDAYS;
}

export const isWeekend = (day: string): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

/** The calendar day at a time, in the store's time zone. */
export const dayAt = ({ timeZone }: Store, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** `count` days, starting with `first`. */
export const daysFrom = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(first, index));

/** The start times of a day's half hours, ms, in the store's local time, also when daylight saving time starts or ends. */
export function slotsOn({ timeZone }: Store, day: string): number[] {
  const hours = hoursOn(day);
  if (!hours) return [];
  const date = Temporal.PlainDate.from(day);
  const closes = Temporal.PlainTime.from(hours.closesAt);
  const slots: number[] = [];
  for (
    let time = Temporal.PlainTime.from(hours.opensAt);
    Temporal.PlainTime.compare(time, closes) < 0;
    time = time.add({ minutes: SLOT_MINUTES })
  )
    slots.push(date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds);
  return slots;
}

/** A time in that time zone: "2026-11-27T09:30". */
export const localTimeOf = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });

import { Temporal } from 'temporal-polyfill';
import { addDays, weekdayOf } from '../days.ts';
import { isHoliday } from '../holidays.ts';
import type { StorePlace } from './places.ts';

/** "09:00" and "18:00" of the store's own clock. */
export type Hours = { opensAt: string; closesAt: string };

const WEEKDAYS: Hours = { opensAt: '09:00', closesAt: '18:00' };
const SATURDAYS: Hours = { opensAt: '10:00', closesAt: '16:00' };
const SUNDAY = 0;
const SATURDAY = 6;

/** As the sign at the door says it. */
export const HOURS_RAW = 'Mon–Fri 9:00 AM – 6:00 PM; Sat 10:00 AM – 4:00 PM; Sun and federal holidays closed';

const SLOT_MINUTES = 30;

/** When stores are open on that day; null when they are closed. */
export function hoursOn(day: string): Hours | null {
  if (isHoliday(day)) return null;
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY) return null;
  return weekday === SATURDAY ? SATURDAYS : WEEKDAYS;
}

export const isWeekend = (day: string): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

/** The store's own day of a moment. */
export const dayAt = ({ timeZone }: StorePlace, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Days from `first` on, so many, `first` among them. */
export const daysFrom = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(first, index));

/** The beginnings of a day's half hours, ms: by the clock on the store's wall, also on the days on which it is put forward or back. */
export function slotsOn({ timeZone }: StorePlace, day: string): number[] {
  const hours = hoursOn(day);
  if (!hours) return [];
  const wall = Temporal.PlainDate.from(day);
  const closes = Temporal.PlainTime.from(hours.closesAt);
  const slots: number[] = [];
  for (
    let time = Temporal.PlainTime.from(hours.opensAt);
    Temporal.PlainTime.compare(time, closes) < 0;
    time = time.add({ minutes: SLOT_MINUTES })
  )
    slots.push(wall.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds);
  return slots;
}

/** A moment on the wall of that time zone: "2026-11-27T09:30". */
export const localTimeOf = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });

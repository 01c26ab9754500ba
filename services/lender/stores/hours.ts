import { Temporal } from 'temporal-polyfill';
import { addDays, weekdayOf } from '../days.ts';
import { isHoliday } from '../holidays.ts';
import type { Store } from './directory.ts';
import type { Hours } from './week.ts';

const SUNDAY = 0;
const SATURDAY = 6;

const SLOT_MINUTES = 30;

/** A store's opening hours on that day; null when it is closed. */
export function hoursOn({ week }: Store, day: string): Hours | null {
  if (isHoliday(day)) return null;
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY) return null;
  return weekday === SATURDAY ? week.saturdays : week.weekdays;
}

export const isWeekend = (day: string): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

/** The calendar day at a time, in the store's time zone. */
export const dayAt = ({ timeZone }: Store, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** `count` days, starting with `first`. */
export const daysFrom = (first: string, count: number): string[] => Array.from({ length: count }, (_, index) => addDays(first, index));

/** The start times of a day's half hours, ms, in the store's local time, also when daylight saving time starts or ends. */
export function slotsOn(store: Store, day: string): number[] {
  const { timeZone } = store;
  const hours = hoursOn(store, day);
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

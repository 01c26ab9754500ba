import { addDays, weekdayOf } from './days.ts';

/** For example the third Monday of January: month, weekday (Sunday 0), which one; -1 is the last. */
type Floating = readonly [month: number, weekday: number, which: number];

/** The federal holidays on fixed dates: month and day. 5 U.S.C. 6103. */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** Martin Luther King, Washington, Memorial, Labor, Columbus and Thanksgiving Day. 5 U.S.C. 6103. */
const FLOATING: readonly Floating[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** The first business day after `day`: no weekend, no federal holiday. YYYY-MM-DD. Spec: calls §7 GET /nextBusinessDate. */
export function nextBusinessDay(day: string): string {
  let next = addDays(day, 1);
  while (!isBusinessDay(next)) next = addDays(next, 1);
  return next;
}

export const isBusinessDay = (day: string): boolean => weekdayOf(day) !== SUNDAY && weekdayOf(day) !== SATURDAY && !isHoliday(day);

/** Observed holidays: a Saturday holiday also closes the Friday before, a Sunday holiday the Monday after. */
export function isHoliday(day: string): boolean {
  if (isActualHoliday(day)) return true;
  if (weekdayOf(day) === FRIDAY) return isFixedHoliday(addDays(day, 1));
  if (weekdayOf(day) === MONDAY) return isFixedHoliday(addDays(day, -1));
  return false;
}

const isActualHoliday = (day: string): boolean => isFixedHoliday(day) || FLOATING.some((holiday) => isFloatingHoliday(day, holiday));

const isFixedHoliday = (day: string): boolean => FIXED.some(([month, date]) => monthOf(day) === month && dateOf(day) === date);

function isFloatingHoliday(day: string, [month, weekday, which]: Floating): boolean {
  if (monthOf(day) !== month || weekdayOf(day) !== weekday) return false;
  if (which === -1) return monthOf(addDays(day, 7)) !== month;
  return Math.ceil(dateOf(day) / 7) === which;
}

const monthOf = (day: string): number => Number(day.slice(5, 7));
const dateOf = (day: string): number => Number(day.slice(8, 10));

import { calendarDay } from '../../services/contract/calendarDay.ts';

/** The lender's books turn at midnight here: its calendar decides what is due and late. Spec: portal §9 "default timezone America/Chicago". */
const BOOKS_ZONE = 'America/Chicago';

/** The lender's calendar day of a moment in ms since 1970, as YYYY-MM-DD. */
export const dayOf = (now: number): string => calendarDay(now, BOOKS_ZONE);

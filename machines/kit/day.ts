/** The lender's books turn at midnight here: its calendar decides what is due and late. Spec: portal §9 "default timezone America/Chicago". */
const BOOKS_ZONE = 'America/Chicago';
const inBooks = new Intl.DateTimeFormat('en-CA', { timeZone: BOOKS_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The lender's calendar day of a moment in ms since 1970, as YYYY-MM-DD. */
export const dayOf = (now: number): string => inBooks.format(now);

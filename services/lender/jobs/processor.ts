/** The test card that the processor turns down, whichever way the money goes. Documented with the sandbox. */
export const DECLINED_LAST_FOUR = '0002';

/** A job that has not come so far in this many attempts, and has moved no money, is turned down instead of being tried for ever. */
export const MOST_ATTEMPTS = 10;

/** The test card that the processor declines, for payments and payouts. Documented with the sandbox. */
export const DECLINED_LAST_FOUR = '0002';

/** After this many attempts a job that has moved no money is declined. */
export const MAX_ATTEMPTS = 10;

/**
 * Limits that only end a hanging test: a busy machine must not reach them, and no test measures with them. A test of time uses a clock
 * (virtual time, `page.clock`, the lender's clock).
 */
export const STEP_LIMIT_MS = 120_000;
export const TEST_LIMIT_MS = 1_800_000;

/**
 * Limits that only end a test that hangs: no busy machine may reach them, and no test measures with them. What a test says about time is
 * counted by a clock of its own (virtual time, `page.clock`, the lender's clock).
 */
export const STEP_LIMIT_MS = 120_000;
export const TEST_LIMIT_MS = 600_000;

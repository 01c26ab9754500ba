import type { Limits } from './attempt.types.ts';

/** Polled once a second for half a minute (POLL-001, CONST-006); three looks are ours. */
export const DEFAULT_LIMITS: Limits = { limitSeconds: 30, pollMs: 1000, looksBeforeFence: 3 };

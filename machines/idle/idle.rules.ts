/** Spec: portal §9 "inactivity timer is limit in minutes times 60 seconds plus 1 second" (CONST-003). */
const SECONDS_PER_MINUTE = 60;
const EXTRA_SECONDS = 1;

/** The warning is shown for a fifth of the limit, but no less than 30 and no more than 60 seconds. Spec: CONF-026; quality §3 "sign-out after 5 idle minutes". */
const SHORTEST_WARNING_SECONDS = 30;
const LONGEST_WARNING_SECONDS = 60;
const WARNING_PART = 5;

export const MS_PER_SECOND = 1000;

/** Minutes of the configuration -> seconds without activity until the sign-out. 5 -> 301. */
export const limitSeconds = (minutes: number): number => minutes * SECONDS_PER_MINUTE + EXTRA_SECONDS;

/** Seconds that the warning is shown before the sign-out. 5 -> 60. */
export const warningSeconds = (minutes: number): number =>
  Math.max(SHORTEST_WARNING_SECONDS, Math.min(LONGEST_WARNING_SECONDS, Math.floor(limitSeconds(minutes) / WARNING_PART)));

/** ms without activity until the warning. 5 -> 241 000. */
export const quietMs = (minutes: number): number => (limitSeconds(minutes) - warningSeconds(minutes)) * MS_PER_SECOND;

/** ms without activity until the sign-out. 5 -> 301 000. */
export const limitMs = (minutes: number): number => limitSeconds(minutes) * MS_PER_SECOND;

/** ms that the warning stays after activity without an answer. Ours. */
export const GRACE_MS = 10_000;

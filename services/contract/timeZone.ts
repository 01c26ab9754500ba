/** For an installation that names none, and for a device without one. Spec: portal §9 (CONST-031). */
export const DEFAULT_TIME_ZONE = 'America/Chicago';

/**
 * Does this machine know the name? Every machine knows the default. It is not asked, because the first use of `Intl` takes a phone a tenth of a
 * second, and Login has no other use for it.
 */
export function isTimeZone(name: string): boolean {
  if (name === DEFAULT_TIME_ZONE) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

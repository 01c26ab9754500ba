/** ms. Spec: decision 003. */
export const DRAFT_LIFE_MS = 30 * 60_000;

/** A draft of this device, stored less than 30 minutes ago. One from the future has expired: the clock was set back. */
export function isCurrent(storedAt: number): boolean {
  const age = Date.now() - storedAt;
  return age >= 0 && age < DRAFT_LIFE_MS;
}

import type { Answer } from '../contract/index.ts';
import { api } from './api.ts';
import { CACHE_TIER_MS } from './cache.ts';

let openUntil = 0;

/**
 * Is the service open? A yes is good for the short tier; a no is not kept, so that "Try again" really asks again. Throws ApiError.
 * Spec: portal §2 guard 4 (GUARD-012, GUARD-013).
 */
export async function askStatus(signal: AbortSignal): Promise<Answer<'GET /serviceStatus'>> {
  if (performance.now() < openUntil) return { available: true, message: '' };
  const status = await api('GET /serviceStatus', {}, { signal });
  openUntil = status.available ? performance.now() + CACHE_TIER_MS.short : 0;
  return status;
}

/** At sign-out, with every other answer. */
export function forgetStatus(): void {
  openUntil = 0;
}

import type { Answer } from '../contract/index.ts';
import { askedAtStart, forgetCached } from './cache.ts';

const status = askedAtStart('GET /serviceStatus', {});

/** Asks beside the settings. The guards get this response; after a failure they ask again. */
export const sendStatusAhead = (): void => void status().catch(() => undefined);

/**
 * Is the service open? Yes is cached for the short tier; no is not, so that "Try again" really asks again. Throws ApiError.
 * Spec: portal §2 guard 4 (GUARD-012, GUARD-013).
 */
export async function askStatus(signal?: AbortSignal): Promise<Answer<'GET /serviceStatus'>> {
  const answer = await status(signal);
  if (!answer.available) forgetCached(['GET /serviceStatus']);
  return answer;
}

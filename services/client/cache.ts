import type { QueryClient } from '@tanstack/query-core';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';
import { api } from './api.ts';

const MINUTE_MS = 60_000;

/** How long an answer stays good. Spec: portal §9 "Caches" (CONST-010). */
export const CACHE_TIER_MS = { short: 5 * MINUTE_MS, normal: 30 * MINUTE_MS, medium: 60 * MINUTE_MS, long: 360 * MINUTE_MS } as const;
export type CacheTier = keyof typeof CACHE_TIER_MS;

let queries: QueryClient | undefined;
/** How often everything was forgotten: whoever asked before that is not answered any more. */
let cleared = 0;

/** Comes with the first answer that is kept: the sign-in page does without it. */
async function open(): Promise<QueryClient> {
  const { createQueries } = await import('./queries.ts');
  // the longest tier: an answer that is still good is never dropped for being unused
  return (queries ??= createQueries(CACHE_TIER_MS.long));
}

/**
 * Asks the service unless a good answer is here; the same question asked twice at once goes out once. Only what is asked again is fetched
 * again: nothing happens on focus or reconnect. `signal` ends the wait of this caller; others who wait for the same answer still get it.
 */
export function fetchCached<K extends CallName>(name: K, ask: Ask<K>, tier: CacheTier, signal?: AbortSignal): Promise<Answer<K>> {
  const answer = fetched(name, ask, tier);
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ApiError({ kind: 'aborted', call: name, message: 'stopped by the page' }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** What was forgotten while it was on its way is asked anew: the question still stands, and who waits for it is not to be failed. */
async function fetched<K extends CallName>(name: K, ask: Ask<K>, tier: CacheTier): Promise<Answer<K>> {
  const [opened, { wasForgotten }] = await Promise.all([open(), import('./queries.ts')]);
  const before = cleared;
  try {
    return await opened.fetchQuery<Answer<K>, Error, Answer<K>>({
      queryKey: [name, ask],
      queryFn: () => api(name, ask),
      staleTime: CACHE_TIER_MS[tier],
    });
  } catch (error) {
    if (!wasForgotten(error) || before !== cleared) throw error;
    return fetched(name, ask, tier);
  }
}

/** Forgets the answers of these calls, whatever was asked: the next question goes to the service. */
export function forgetCached(names: readonly CallName[]): void {
  const gone = new Set<unknown>(names);
  queries?.removeQueries({ predicate: ({ queryKey }) => gone.has(queryKey[0]) });
}

/** Forgets every answer, at sign-out. An answer still on its way is dropped when it comes. */
export function clearCache(): void {
  cleared++;
  queries?.clear();
}

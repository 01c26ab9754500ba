import type { CachedName } from '../contract/freshness.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';
import type * as Queries from './queries.ts';

let opened: typeof Queries | undefined;
/** How often the cache was cleared: a call from before that is not sent again. */
let clears = 0;

/** The library is loaded with the first cached call: Login works before it. */
const open = async (): Promise<typeof Queries> => (opened ??= await import('./queries.ts'));

/**
 * Answers from the cache while the response is fresh, otherwise sends a request; equal requests at the same time are sent once. `signal` ends
 * the wait of this caller; other callers still get the response.
 */
export function fetchCached<K extends CachedName>(name: K, ask: Ask<K>, signal?: AbortSignal): Promise<Answer<K>> {
  const answer = fetched(name, ask);
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ApiError({ kind: 'aborted', call: name, message: 'stopped by the page' }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** A response that became stale in flight is requested again, unless the customer signed out. */
async function fetched<K extends CachedName>(name: K, ask: Ask<K>): Promise<Answer<K>> {
  const { isCancelledError, query, queryClient } = await open();
  const before = clears;
  try {
    return await queryClient.fetchQuery(query(name, ask));
  } catch (error) {
    if (!isCancelledError(error) || before !== clears) throw error;
    return fetched(name, ask);
  }
}

/** Adds a response from another source with its age (`at`, ms), unless the cache has a newer one. */
export async function seedCache<K extends CachedName>(name: K, ask: Ask<K>, answer: Answer<K>, at: number): Promise<void> {
  const { query, queryClient } = await open();
  if (answeredAt(name, ask) < at) queryClient.setQueryData(query(name, ask).queryKey, answer, { updatedAt: at });
}

/** When a response arrived, ms since 1970; 0 before the first. */
export const answeredAt = <K extends CachedName>(name: K, ask: Ask<K>): number =>
  opened?.queryClient.getQueryState(opened.query(name, ask).queryKey)?.dataUpdatedAt ?? 0;

/** Is there a response that is still fresh? Then the next fetchCached sends no request. */
export function isCached<K extends CachedName>(name: K, ask: Ask<K>): boolean {
  if (!opened) return false;
  const { queryKey, staleTime } = opened.query(name, ask);
  return opened.queryClient.getQueryState(queryKey)?.isInvalidated === false && Date.now() - answeredAt(name, ask) < Number(staleTime);
}

/** Removes all responses of these calls: the next call is a request. */
export function forgetCached(names: readonly CallName[]): void {
  const gone = new Set<unknown>(names);
  opened?.queryClient.removeQueries({ predicate: ({ queryKey }) => gone.has(queryKey[0]) });
}

/** Removes every response, at sign-out. Requests in flight are aborted. */
export function clearCache(): void {
  clears++;
  opened?.queryClient.clear();
}

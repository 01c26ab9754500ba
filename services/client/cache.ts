import type { CachedName } from '../contract/freshness.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';
import type * as Queries from './queries.ts';

let opened: typeof Queries | undefined;
/** How often everything was cleared: a call from before that is not sent again. */
let clears = 0;

/** The library comes with the first cached call: the page is alive before it. */
const open = async (): Promise<typeof Queries> => (opened ??= await import('./queries.ts'));

/**
 * Answers from the cache while the answer is fresh, otherwise asks the service; the same question asked twice at once goes out once. `signal`
 * ends the wait of this caller; others who wait for the same answer still get it.
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

/** An answer that was made stale while it was on its way is asked for again, unless the customer has signed out. */
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

/** Puts in an answer that is known from elsewhere, as old as it is (`at`, ms), unless the cache has a newer one. */
export async function seedCache<K extends CachedName>(name: K, ask: Ask<K>, answer: Answer<K>, at: number): Promise<void> {
  const { query, queryClient } = await open();
  if (answeredAt(name, ask) < at) queryClient.setQueryData(query(name, ask).queryKey, answer, { updatedAt: at });
}

/** When an answer was given, ms since 1970; 0 while there is none. */
export const answeredAt = <K extends CachedName>(name: K, ask: Ask<K>): number =>
  opened?.queryClient.getQueryState(opened.query(name, ask).queryKey)?.dataUpdatedAt ?? 0;

/** Removes the answers of these calls, whatever was asked: the next question goes to the service. */
export function forgetCached(names: readonly CallName[]): void {
  const gone = new Set<unknown>(names);
  opened?.queryClient.removeQueries({ predicate: ({ queryKey }) => gone.has(queryKey[0]) });
}

/** Removes every answer, at sign-out. A request that is on its way is aborted. */
export function clearCache(): void {
  clears++;
  opened?.queryClient.clear();
}

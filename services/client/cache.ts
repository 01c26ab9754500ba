import type { CachedName } from '../contract/freshness.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';
import { api } from './api.ts';
import type * as Queries from './queries.ts';

let opened: typeof Queries | undefined;
/** How often the cache was cleared: a call from before that is not sent again. */
let clears = 0;

/** Responses that came before the library: each puts its own into it. */
const before = new Map<CallName, (library: typeof Queries) => void>();

/** The library is loaded with the first cached call that is not one of the start: Login works without it. */
async function open(): Promise<typeof Queries> {
  opened ??= await import('./queries.ts');
  for (const put of before.values()) put(opened);
  before.clear();
  return opened;
}

/**
 * A call of every start. The first one is sent without the library, which Login does not load (decision 036). Until the library has loaded, all
 * who ask get that one response, unless it has been forgotten. The library takes it over, and has all later calls.
 */
export function askedAtStart<K extends CachedName>(name: K, ask: Ask<K>): (signal?: AbortSignal) => Promise<Answer<K>> {
  let first: Promise<Answer<K>> | null = null;
  let underWay = false;
  const send = async (): Promise<Answer<K>> => {
    const clearsBefore = clears;
    underWay = true;
    try {
      const answer = await api(name, ask);
      const at = Date.now();
      const put = ({ query, queryClient }: typeof Queries) =>
        queryClient.setQueryData(query(name, ask).queryKey, answer, { updatedAt: at });
      if (opened) put(opened);
      else if (clearsBefore === clears) before.set(name, put);
      return answer;
    } finally {
      underWay = false;
    }
  };
  return (signal) => {
    if (!first && !opened) first = send();
    return first && (underWay || before.has(name)) ? untilStopped(name, first, signal) : fetchCached(name, ask, signal);
  };
}

/**
 * Answers from the cache while the response is fresh, otherwise sends a request; equal requests at the same time are sent once. `signal` ends
 * the wait of this caller; other callers still get the response.
 */
export const fetchCached = <K extends CachedName>(name: K, ask: Ask<K>, signal?: AbortSignal): Promise<Answer<K>> =>
  untilStopped(name, fetched(name, ask), signal);

function untilStopped<T>(name: CallName, answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
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
  const clearsBefore = clears;
  try {
    return await queryClient.fetchQuery(query(name, ask));
  } catch (error) {
    if (!isCancelledError(error) || clearsBefore !== clears) throw error;
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

/** Is there a response that is still fresh, or a request under way? Then the next fetchCached sends no request. */
export function isCached<K extends CachedName>(name: K, ask: Ask<K>): boolean {
  if (!opened) return false;
  const { queryKey, staleTime } = opened.query(name, ask);
  const state = opened.queryClient.getQueryState(queryKey);
  if (state?.fetchStatus === 'fetching') return true;
  return state?.isInvalidated === false && Date.now() - answeredAt(name, ask) < Number(staleTime);
}

/** Removes all responses of these calls: the next call is a request. */
export function forgetCached(names: readonly CallName[]): void {
  const gone = new Set<unknown>(names);
  for (const name of names) before.delete(name);
  opened?.queryClient.removeQueries({ predicate: ({ queryKey }) => gone.has(queryKey[0]) });
}

/** Removes every response, at sign-out. Requests in flight are aborted. */
export function clearCache(): void {
  clears++;
  before.clear();
  opened?.queryClient.clear();
}

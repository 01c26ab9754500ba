import { isCancelledError, QueryClient, queryOptions } from '@tanstack/react-query';
import { FRESHNESS, type CachedName, type CacheTier } from '../contract/freshness.ts';
import type { Ask } from '../contract/index.ts';
import { api } from './api.ts';

const MINUTE_MS = 60_000;

/** Spec: portal §9 "Caches" (CONST-010). */
export const CACHE_TIER_MS: Readonly<Record<CacheTier, number>> = {
  short: 5 * MINUTE_MS,
  normal: 30 * MINUTE_MS,
  medium: 60 * MINUTE_MS,
  long: 360 * MINUTE_MS,
};

/**
 * The one cache of the page. It asks only when a chart asks: nothing is fetched on mount, focus or reconnect, and nothing is retried here.
 * `gcTime` is the longest tier, so that a fresh answer is never dropped because no view shows it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: CACHE_TIER_MS.long,
      retry: false,
      networkMode: 'always',
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  },
});

/** One row of the contract as a query. `signal` ends the request when the query is removed, as at sign-out. */
export const query = <K extends CachedName>(name: K, ask: Ask<K>) =>
  queryOptions({
    queryKey: [name, ask],
    queryFn: ({ signal }) => api(name, ask, { signal }),
    staleTime: CACHE_TIER_MS[FRESHNESS[name]],
  });

export { isCancelledError };

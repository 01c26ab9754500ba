import { isCancelledError, QueryClient, queryOptions } from '@tanstack/react-query';
import { FRESHNESS, type CachedName, type CacheTier } from '../contract/freshness.ts';
import type { Ask } from '../contract/index.ts';
import { api } from './api.ts';
import { settings } from './settings.ts';

const MINUTE_MS = 60_000;

/** How long an answer of each tier is fresh, as published; ms. Spec: portal §9 "Caches" (CONST-010). */
export const tiersMs = (): Readonly<Record<CacheTier, number>> => {
  const { cacheShortMinutes, cacheTimeoutMinutes, cacheMediumMinutes, cacheLongMinutes } = settings();
  return {
    short: cacheShortMinutes * MINUTE_MS,
    normal: cacheTimeoutMinutes * MINUTE_MS,
    medium: cacheMediumMinutes * MINUTE_MS,
    long: cacheLongMinutes * MINUTE_MS,
  };
};

/** The one cache of the page. It asks only when a chart asks: nothing is fetched on mount, focus or reconnect, and nothing is retried here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  },
});

/**
 * One row of the contract as a query. `signal` ends the request when the query is removed, as at sign-out. `gcTime` is the longest tier, so that a
 * fresh answer is never dropped because no view shows it.
 */
export const query = <K extends CachedName>(name: K, ask: Ask<K>) =>
  queryOptions({
    queryKey: [name, ask],
    queryFn: ({ signal }) => api(name, ask, { signal }),
    staleTime: tiersMs()[FRESHNESS[name]],
    gcTime: Math.max(...Object.values(tiersMs())),
  });

export { isCancelledError };

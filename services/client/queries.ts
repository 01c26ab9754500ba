import { isCancelledError, QueryClient } from '@tanstack/query-core';

/** The library's cache as we use it: asks only when it is told to, and never again by itself. */
export const createQueries = (gcTime: number): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { gcTime, retry: false, networkMode: 'always' } } });

/** The answer was forgotten while it was on its way. */
export const wasForgotten = (error: unknown): boolean => isCancelledError(error);

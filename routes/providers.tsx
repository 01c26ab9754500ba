import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { queryClient } from '../services/client/queries.ts';
import type { PortalRouter } from './router.ts';

const RouterDevtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-router-devtools')).TanStackRouterDevtools }))
  : null;
const QueryDevtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : null;

/** The contexts of libraries. They come with the first flow, Login has none. */
export const Providers = ({ router, children }: { router: PortalRouter; children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <RouterContextProvider router={router}>
      {children}
      <Suspense>
        {RouterDevtools && <RouterDevtools router={router} />}
        {QueryDevtools && <QueryDevtools />}
      </Suspense>
    </RouterContextProvider>
  </QueryClientProvider>
);

import { RouterContextProvider } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import type { PortalRouter } from './router.ts';

const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-router-devtools')).TanStackRouterDevtools }))
  : null;

/** The contexts of libraries. They come with the first flow, Login has none. */
export const Providers = ({ router, children }: { router: PortalRouter; children: ReactNode }) => (
  <RouterContextProvider router={router}>
    {children}
    {Devtools && (
      <Suspense>
        <Devtools router={router} />
      </Suspense>
    )}
  </RouterContextProvider>
);

import { QueryClientProvider } from '@tanstack/react-query';
import { Link, RouterContextProvider } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { queryClient } from '../services/client/queries.ts';
import { LinksProvider, type AnchorProps, type Links, type Place } from '../ui/shell/links.ts';
import type { PortalRouter } from './router.ts';

const inDevelopment = import.meta.env.MODE === 'development';
const RouterDevtools = inDevelopment
  ? lazy(async () => ({ default: (await import('@tanstack/react-router-devtools')).TanStackRouterDevtools }))
  : null;
const QueryDevtools = inDevelopment
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : null;

/** The charts mark the current page, because they know more than the address. */
const Anchor = ({ href, ...rest }: AnchorProps) => (
  <Link to={href} preload="intent" activeOptions={{ exact: true }} activeProps={{}} {...rest} />
);

type ProvidersProps = { router: PortalRouter; addressOf: (place: Place) => string | null; children: ReactNode };

/** The contexts of libraries. They load with the first flow; Login has none. */
export function Providers({ router, addressOf, children }: ProvidersProps) {
  const links = useMemo<Links>(() => ({ hrefOf: addressOf, Anchor }), [addressOf]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <LinksProvider value={links}>{children}</LinksProvider>
        <Suspense>
          {RouterDevtools && <RouterDevtools router={router} />}
          {QueryDevtools && <QueryDevtools />}
        </Suspense>
      </RouterContextProvider>
    </QueryClientProvider>
  );
}

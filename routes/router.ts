import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RoutingContext } from './tree.ts';
import type * as tree from './tree.ts';

/** Every screen and its address. Handed in, because the tree grows with every flow and is downloaded beside the router (decision 033). */
export type Tree = Pick<typeof tree, 'routeTree' | 'placeOf'>;

/** As text: a numeric part of a signed link must not become a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, string>): string {
  const text = new URLSearchParams(search).toString();
  return text && `?${text}`;
}

/** The origin does not matter: only path and search are read. */
export const ANY_ORIGIN = 'http://portal.invalid';

export const createPortalRouter = (history: RouterHistory, { routeTree, placeOf }: Tree, fetchFlow: RoutingContext['fetchFlow']) =>
  createRouter({
    routeTree,
    history,
    context: { fetchFlow, placeOf, addresses: new Map() },
    parseSearch,
    stringifySearch,
    origin: ANY_ORIGIN,
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
  interface HistoryState {
    /** With the address of an interrupting screen: the requested address. */
    requested?: string;
    /** The address of the entry below this one, as it was when this one was made. */
    below?: string;
  }
}

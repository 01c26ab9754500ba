import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree, type RoutingContext } from './tree.ts';

/** As text: a numeric part of a signed link must not become a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, string>): string {
  const text = new URLSearchParams(search).toString();
  return text && `?${text}`;
}

/** The origin does not matter: only path and search are read. */
export const ANY_ORIGIN = 'http://portal.invalid';

export const createPortalRouter = (history: RouterHistory, context: RoutingContext) =>
  createRouter({
    routeTree,
    history,
    context,
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
  }
}

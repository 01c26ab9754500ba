import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree, type RoutingContext } from './tree.ts';

/** As text: a number in the address of a signed link is a part of it, and no number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, string>): string {
  const text = new URLSearchParams(search).toString();
  return text && `?${text}`;
}

/** Any origin will do: only path and search are read. */
export const SOMEWHERE = 'http://portal.invalid';

export const createPortalRouter = (history: RouterHistory, context: RoutingContext) =>
  createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    origin: SOMEWHERE,
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
  interface HistoryState {
    /** Beside the address of a screen that stands in the way: what had been asked for. */
    asked?: string;
  }
}

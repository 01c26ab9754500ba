import { createBrowserHistory } from '@tanstack/react-router';
import type { Target } from '../machines/kit/target.ts';
import type { Links } from '../ui/shell/links.ts';
import { freeAbortedMatches } from './abortedMatches.ts';
import { printAddress } from './address.ts';
import { firstTarget, startMirror, type Charts, type Mirror } from './mirror.ts';
import { navigated } from './page/navigated.ts';
import { createPortalRouter, type PortalRouter, type Tree } from './router.ts';
import type { RoutingContext } from './tree.ts';

/** The router and the mirror, as the page uses them. */
export type Routing = {
  router: PortalRouter;
  firstTarget: (href: string) => Target;
  /** Starts the mirror, once. `first`: what was shown before the router loaded. */
  follow: (charts: Charts, first: Target | null) => void;
  goBack: () => void;
  addressOf: Links['hrefOf'];
  placeOf: RoutingContext['placeOf'];
};

/** Loads after Login is alive, or at once with any other address (routes/page/openRouting.ts). */
export function createRouting(tree: Tree, fetchFlow: RoutingContext['fetchFlow']): Routing {
  const router = createPortalRouter(createBrowserHistory(), tree, fetchFlow);
  freeAbortedMatches(router);
  let mirror: Mirror | null = null;
  return {
    router,
    firstTarget: (href) => firstTarget(router, href),
    follow: (charts, first) => {
      mirror ??= startMirror(router, charts, navigated, first);
    },
    goBack: () => mirror?.back(),
    addressOf: (place) => printAddress(router, place),
    placeOf: tree.placeOf,
  };
}

import { fetchScreenLists } from '../../ui/screens/loaded.ts';
import type { Routing } from '../routing.ts';
import { fetchCharts, preloadFlow } from './flows.ts';

let opening: Promise<Routing> | null = null;
let opened: Routing | null = null;

/** Fetches the router and the lists of what each flow loads, once; rejects when a file cannot be fetched, and the next call tries again. Decision 026. */
export function openRouting(): Promise<Routing> {
  opening ??= Promise.all([import('../routing.ts'), import('../tree.ts'), fetchCharts(), fetchScreenLists()]).then(
    ([{ createRouting }, tree]) => (opened = createRouting(tree, preloadFlow)),
    (error: unknown) => {
      opening = null;
      throw error;
    },
  );
  return opening;
}

/** The router, null until it has loaded: on Login, and on the app's own screens before it. */
export const routing = (): Routing | null => opened;

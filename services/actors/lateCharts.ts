import { fromCallback, fromPromise } from 'xstate';
import { ApiError } from '../contract/error.ts';

/**
 * Charts in a file of their own that a flow needs after its first screen. `preload` downloads them in advance; whatever fails there is downloaded
 * again by `fetch`, which throws ApiError `offline`. A file that is missing twice belongs to an older version: the page reloads (F16).
 */
export function lateCharts(load: () => Promise<void>) {
  let missed = false;
  const fetch = fromPromise<void>(async () => {
    try {
      await load();
    } catch (cause) {
      if (missed && navigator.onLine) location.reload();
      missed = true;
      throw new ApiError({ kind: 'offline', call: 'late charts' }, { cause });
    }
  });
  const preload = fromCallback(() => void load().catch(() => undefined));
  return { fetch, preload };
}

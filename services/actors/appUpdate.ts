import { fromCallback, fromPromise } from 'xstate';
import { log } from '../client/log.ts';
import type { UpdateOrdered, WorkerReport } from './events.ts';

const failed = (error: unknown) => log('warn', 'service worker', { failed: error instanceof Error ? error.name : 'unknown' });

/**
 * Registers the service worker and reports its updates. `update.taken` lets the waiting worker take over. A failure is only logged: the
 * portal works without a worker (ERR-037, PWA-007). In development there is no worker.
 */
export const watchWorker = fromCallback<UpdateOrdered>(({ sendBack, receive }) => {
  const report = (event: WorkerReport) => sendBack(event);
  // fetched when it is needed; and only a build has this module
  const registered = import('virtual:pwa-register').then(({ registerSW }) =>
    registerSW({
      onNeedRefresh: () => {
        if (navigator.serviceWorker.controller) report({ type: 'update.found' }); // no worker holds an uncontrolled page back
      },
      onNeedReload: () => report({ type: 'worker.changed' }),
      onRegisterError: failed,
    }),
  );
  registered.catch(failed);
  receive(() => void registered.then((takeUpdate) => takeUpdate()).catch(() => undefined)); // logged above
});

/** Loads the page again, with the version that is in charge now. */
export const reloadPage = fromPromise<void>(() => Promise.resolve(location.reload()));

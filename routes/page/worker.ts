import { registerSW } from 'virtual:pwa-register';
import { log } from '../../services/client/log.ts';
import { watched } from './watched.ts';

/**
 * The service worker: offline start, and updates that wait until the customer accepts them (PWA-001, F15). A failure is only logged
 * (ERR-037, PWA-007). In development there is no worker.
 */
export function startWorker() {
  const updateReady = watched(false);
  let accepted = false;
  let changed = false;

  const takeUpdate = registerSW({
    // a page that no worker controls is not held back by one
    onNeedRefresh: () => navigator.serviceWorker.controller && updateReady.set(true),
    // another tab may accept the update; this one goes on with what it has until somebody accepts it here
    onNeedReload: () => {
      changed = true;
      if (accepted) location.reload();
    },
    onRegisterError: (error: unknown) => log('warn', 'service worker', { failed: error instanceof Error ? error.name : 'unknown' }),
  });

  return {
    updateReady,
    applyUpdate: () => {
      if (changed) location.reload();
      accepted = true;
      void takeUpdate();
    },
  };
}

import { createActor } from 'xstate';
import type { AppUpdateRef } from '../../machines/appUpdate/appUpdate.machine.ts';
import { log } from '../../services/client/log.ts';
import type { Watched } from '../../ui/shell/pagePort.ts';
import { inBackground } from '../../ui/shell/background.ts';
import { watched } from './watched.ts';

/**
 * Loads the service worker and its updates in the background, so that no screen waits for them (quality §7). Null until then, and
 * when their code cannot be fetched.
 */
export function startWorker(): Watched<AppUpdateRef | null> {
  const update = watched<AppUpdateRef | null>(null);
  const begin = async () => {
    const { appUpdateMachine } = await import('../../machines/appUpdate/appUpdate.machine.ts');
    update.set(createActor(appUpdateMachine).start());
  };
  inBackground(() => void begin().catch(() => log('warn', 'service worker', { failed: 'download' })));
  return update;
}

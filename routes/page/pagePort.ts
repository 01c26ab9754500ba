import { attachFrame } from '../../services/client/frames.ts';
import { onStorageHealth, storageHealth } from '../../services/client/storage.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import type { PagePort } from '../../ui/shell/pagePort.ts';
import { loginLinks } from './loginAddress.ts';
import { routing } from './openRouting.ts';
import { saveLanguage, themePreference } from './preferences.ts';
import { watched } from './watched.ts';
import type { startWorker } from './worker.ts';

function online() {
  const value = watched(navigator.onLine);
  for (const name of ['online', 'offline'] as const) addEventListener(name, () => value.set(navigator.onLine));
  return value;
}

/** Everything that the shell needs besides the charts' state. */
export const createPagePort = (at: {
  provide: PagePort['provide'];
  worker: ReturnType<typeof startWorker>;
  sandbox: boolean;
}): PagePort => ({
  headerButton: (place) => routing()?.placeOf(place)?.header ?? 'none',
  goBack: () => routing()?.goBack(),
  links: loginLinks,
  provide: at.provide,
  online: online(),
  memoryOnly: { get: () => storageHealth() === 'memoryOnly', subscribe: onStorageHealth },
  update: at.worker,
  ...themePreference(),
  saveLanguage,
  keepSecret,
  attachFrame,
  sandbox: at.sandbox,
});

import { log } from '../../services/client/log.ts';
import { watched } from './watched.ts';

const WORKER = '/sw.js';

type ScriptPolicy = { createScriptURL: (text: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

const isFactory = (value: unknown): value is TrustedTypes => typeof value === 'object' && value !== null && 'createPolicy' in value;

/** The one Trusted Types policy of the portal: it knows a single script. */
function trustedWorker(): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return WORKER;
  const policy = factory.createPolicy('portal-sw', {
    createScriptURL: (text) => {
      if (text !== WORKER) throw new TypeError(`portal-sw knows only ${WORKER}`);
      return text;
    },
  });
  return policy.createScriptURL(WORKER);
}

/**
 * The service worker: offline start, and updates that wait until the customer says yes (PWA-001, F15). What goes wrong with it is
 * logged only (ERR-037, PWA-007).
 */
export function startWorker() {
  const updateReady = watched(false);
  let waiting: ServiceWorker | null = null;
  let accepted = false;
  let changed = false;

  const found = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return; // the first worker of a page is no update
    waiting = worker;
    updateReady.set(true);
  };

  const register = async () => {
    const registration = await navigator.serviceWorker.register(trustedWorker());
    found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && found(coming));
    });
  };

  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    // another tab may accept the update; this one goes on with what it has until somebody accepts it here
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      changed = true;
      if (accepted) location.reload();
    });
    register().catch((error: unknown) => log('warn', 'service worker', { failed: error instanceof Error ? error.name : 'unknown' }));
  }

  return {
    updateReady,
    applyUpdate: () => {
      if (changed) location.reload();
      accepted = true;
      waiting?.postMessage({ type: 'SKIP_WAITING' });
    },
  };
}

import type { PrecacheEntry } from 'workbox-precaching';

/** Of the cache's name; installed workers already have caches with it. */
const PREFIX = 'front-door-';
const DOCUMENT = 'index.html';

/** Static routes (https://www.w3.org/TR/service-workers/#service-worker-static-routing); TypeScript's types do not have them yet. */
type StaticRoute = { condition: { urlPattern: URLPatternInit; requestMode?: RequestMode }; source: { cacheName: string } };
type RoutableEvent = ExtendableEvent & { addRoutes: (routes: readonly StaticRoute[]) => Promise<void> };

const isRoutable = (event: ExtendableEvent): event is RoutableEvent => 'addRoutes' in event;

function revisionOf(files: readonly (PrecacheEntry | string)[]): string {
  const entry = files.find((file) => typeof file !== 'string' && file.url === DOCUMENT);
  if (typeof entry !== 'object' || !entry.revision) throw new Error(`the worker has no ${DOCUMENT}`);
  return entry.revision;
}

/**
 * The browser reads the start page and the assets from the cache without starting the worker. Without support for static routes, the worker
 * answers as for every other address. Each build has its own start page, so a waiting worker changes nothing (decision 019).
 */
export function addStartPage(worker: ServiceWorkerGlobalScope, files: readonly (PrecacheEntry | string)[], assets: string): void {
  const cacheName = PREFIX + revisionOf(files);
  const routes: StaticRoute[] = [
    { condition: { urlPattern: { pathname: '/', search: '' }, requestMode: 'navigate' }, source: { cacheName } },
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: assets } },
  ];
  const isOld = (name: string) => name.startsWith(PREFIX) && name !== cacheName;

  worker.addEventListener('install', (event) => {
    if (!isRoutable(event)) return;
    event.waitUntil(caches.open(cacheName).then((cache) => cache.add(new Request('/', { cache: 'reload' }))));
    event.addRoutes(routes).catch(() => undefined); // the worker still answers without them
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
  });
}

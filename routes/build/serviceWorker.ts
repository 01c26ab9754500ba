import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { generateSW } from 'workbox-build';

/**
 * The browser takes the front door and the assets out of the cache by itself, without waking the worker first; where it cannot (no
 * `addRoutes`), the worker answers as for every other address. Each build has a front door of its own, so a worker that waits changes nothing.
 */
const frontDoor = (revision: string): string => `
addEventListener('install', (event) => {
  if (!event.addRoutes) return;
  event.waitUntil(caches.open('front-door-${revision}').then((cache) => cache.add(new Request('/', { cache: 'reload' }))));
  event.addRoutes([
    { condition: { urlPattern: { pathname: '/', search: '' }, requestMode: 'navigate' }, source: { cacheName: 'front-door-${revision}' } },
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: 'workbox-precache-v2-' + registration.scope } },
  ]);
});
addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('front-door-') && name !== 'front-door-${revision}';
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});
`;

const REVISION_LENGTH = 16;

/**
 * Writes dist/sw.js. It keeps the documents, the scripts and the styles of this build, so that the portal starts without a network, and
 * nothing else: no answer of the lender is ever kept (PWA-008). A new one waits until the page says that nothing is under way (F15).
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  const worker = `${dist}/sw.js`;
  const { warnings } = await generateSW({
    globDirectory: dist,
    globPatterns: ['index.html', 'frame.html', 'assets/*.{js,css}'],
    swDest: worker,
    dontCacheBustURLsMatching: /^assets\//, // their names change with what is in them
    navigateFallback: '/frame.html',
    navigateFallbackDenylist: [/^\/(api|cognito|sandbox|sandbox-pages|studio|\.well-known)(\/|$)/, /\.\w+$/],
    ignoreURLParametersMatching: [/^signedOut$/],
    inlineWorkboxRuntime: true, // importScripts of a second file would need a Trusted Types policy of its own
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(`The service worker could not be written: ${warnings.join('; ')}`);
  const page = createHash('sha256').update(await readFile(`${dist}/index.html`));
  await appendFile(worker, frontDoor(page.digest('hex').slice(0, REVISION_LENGTH)));
}

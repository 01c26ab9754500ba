import { isPortalPath } from '../paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** A static server knows the demo's page by "/" alone: every other address of the portal opens it, too. The first listener that answers wins. */
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && isPortalPath(new URL(event.request.url).pathname)) event.respondWith(fetch('/'));
});

/** msw's own worker: it hands what the page asks back to the page (main.ts). */
importScripts('/mockServiceWorker.js');

import { isPortalPath } from '../paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** A static server has the demo's page only at "/": this serves it at every other address of the portal. The first listener that answers wins. */
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && isPortalPath(new URL(event.request.url).pathname)) event.respondWith(fetch('/'));
});

/** msw's worker: it passes the page's requests to the handlers in the page (main.ts). */
importScripts('/mockServiceWorker.js');

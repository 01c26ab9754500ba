import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import * as v from 'valibot';
import { addStartPage } from './startPage.ts';

declare const self: ServiceWorkerGlobalScope;

/** Paths below these belong to a server; the worker never answers them with a document. */
const NOT_PAGES = [/^\/(api|cognito|sandbox|sandbox-pages|studio|\.well-known)(\/|$)/, /\.\w+$/];

/** The documents, scripts and styles of this build, listed by vite-plugin-pwa. Nothing else is cached, and no response of the service (PWA-008). */
const files = self.__WB_MANIFEST;

precacheAndRoute(files, { ignoreURLParametersMatching: [/^signedOut$/] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/frame.html'), { denylist: NOT_PAGES }));
addStartPage(self, files, cacheNames.precache);

/** A new worker waits until the customer accepts the update (F15). */
const SkipWaiting = v.object({ type: v.literal('SKIP_WAITING') });
self.addEventListener('message', (event) => {
  if (v.is(SkipWaiting, event.data)) event.waitUntil(self.skipWaiting());
});

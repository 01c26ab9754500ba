import { generateSW } from 'workbox-build';

/**
 * Writes dist/sw.js. It keeps the documents, the scripts and the styles of this build, so that the portal starts without a network, and
 * nothing else: no answer of the lender is ever kept (PWA-008). A new one waits until the page says that nothing is under way (F15).
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: dist,
    globPatterns: ['index.html', 'frame.html', 'assets/*.{js,css}'],
    swDest: `${dist}/sw.js`,
    navigateFallback: '/frame.html',
    navigateFallbackDenylist: [/^\/(api|cognito|sandbox|sandbox-pages|\.well-known)(\/|$)/, /\.\w+$/],
    ignoreURLParametersMatching: [/^signedOut$/],
    inlineWorkboxRuntime: true, // importScripts of a second file would need a Trusted Types policy of its own
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(`The service worker could not be written: ${warnings.join('; ')}`);
}

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import * as v from 'valibot';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkOf, moduleList, nameOf } from './routes/build/chunks.ts';
import { compressed } from './routes/build/compress.ts';
import { displayFace } from './routes/build/displayFace.ts';
import { documents } from './routes/build/documents.ts';
import { helpersInPlace } from './routes/build/helpers.ts';
import { manifests } from './routes/build/manifests.ts';
import { studio } from './routes/studio/make/inDev.ts';
import { smaller } from './routes/build/smaller.ts';
import { texts } from './routes/build/texts.ts';
import { withoutWords } from './routes/build/withoutWords.ts';

const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')));

/** Files that come with the page, or with its first flow. */
const HERE_ALREADY = /\/(index|lib|first)-[^/]*$/;

/** The service worker is ours (routes/worker); the plugin builds it, tells it what to cache, and registers it. Decision 023. */
const pwa = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'routes/worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false, // by virtual:pwa-register (routes/page/worker.ts)
    manifest: false, // one for each brand: routes/build/manifests.ts
    injectManifest: { rollupFormat: 'iife', globPatterns: ['index.html', 'frame.html', 'assets/*.{js,css,woff2}'] },
    integration: {
      closeBundleOrder: 'post', // the documents are written by then
      configureCustomSWViteBuild: (config) => void Object.assign(config, { logLevel: 'warn' }),
    },
  });

/** The page: `vite build` makes the whole bundle with its documents, its service worker and the compressed files. */
export default defineConfig({
  define: {
    global: 'globalThis', // amazon-cognito-identity-js expects it
    __APP_VERSION__: JSON.stringify(version), // HDR-007
  },
  // react() before the texts: the other way round the build succeeds with undefined texts in it
  plugins: [
    react(),
    texts(),
    displayFace(),
    withoutWords(),
    helpersInPlace(),
    manifests(),
    studio(),
    documents(),
    pwa(),
    moduleList(),
    smaller(),
    compressed(),
  ],
  // React has the hook itself since version 18: the packages bring a copy of it for older ones
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() as it is: three times shorter than what imitates it
    manifest: true,
    cssCodeSplit: false, // one file: those of the flows are a third of it
    assetsInlineLimit: 0, // the Content-Security-Policy and the cache want files
    // what is here already is not named again by every file that fetches another: such names do not compress
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => !HERE_ALREADY.test(file)) : files),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: 'index.html', early: 'routes/page/early.ts' },
      output: {
        // lists of file names are a part of every start: 42 bits tell two versions of a file apart
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: nameOf,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'lib', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
            { name: 'lib', test: /rolldown\/runtime/ },
            // one file of ours, however many later ones share a part of it: ten small ones compress a tenth worse
            { name: 'index', test: /(?<!early|ahead)\.tsx?$/, tags: ['$initial'] },
            // each module has a name of its own, so none is taken along as a dependency of another
            { name: chunkOf(import.meta.dirname), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

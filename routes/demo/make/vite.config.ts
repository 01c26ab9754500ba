import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import * as v from 'valibot';
import { defineConfig } from 'vite';
import { manifests } from '../../build/manifests.ts';
import { texts } from '../../build/texts.ts';
import { withoutWords } from '../../build/withoutWords.ts';
import { besideThePage, demoFiles, demoFonts } from './files.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const root = join(project, 'routes/demo');

const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')));
const inject = { Buffer: [join(root, 'node/bytes.ts'), 'Buffer'] satisfies [string, string] };

/** The demo's build. build.ts sets its output folder. */
export default defineConfig({
  root,
  publicDir: join(project, 'public'),
  logLevel: 'error', // hides warnings about node modules that PGlite imports only in node
  define: { global: 'globalThis', __APP_VERSION__: JSON.stringify(version), 'process.env': '{}' },
  resolve: {
    alias: {
      'node:crypto': join(root, 'node/crypto.ts'),
      pngjs: 'pngjs/browser.js',
      'virtual:pwa-register': join(root, 'noWorker.ts'),
    },
  },
  plugins: [react(), texts(), withoutWords(), manifests(), besideThePage()],
  worker: { format: 'es', plugins: () => [demoFiles(), demoFonts()], rolldownOptions: { checks: { eval: false }, transform: { inject } } },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy forbids data: URLs
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY, // downloaded once, with a database of several megabytes
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

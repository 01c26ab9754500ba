import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The script that a sandbox portal loads when a studio follows it. A fixed name, because the portal's bundle contains it. */
const LINK = 'link';

/** The studio's page and the link (routes/studio), built into `outDir`, for any folder of any server. */
export const studioPage = (outDir: string): InlineConfig => ({
  configFile: false,
  root: at(''),
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // keeps light-dark()
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('index.html'), [LINK]: at('link.ts') },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: ({ name }) => (name === LINK ? 'link.js' : 'assets/[name]-[hash].js') },
    },
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What a portal in the sandbox loads when a studio wants to follow it. Its name stays the same: the portal's own bundle knows nothing else of it. */
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
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() as it is
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('index.html'), [LINK]: at('link.ts') },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: ({ name }) => (name === LINK ? 'link.js' : 'assets/[name]-[hash].js') },
    },
  },
});

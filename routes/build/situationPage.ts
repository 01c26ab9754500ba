import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { texts } from './texts.ts';

/** The page that renders single situations (routes/situation), built into `outDir` as `screen.html`, for any folder of any server. */
export const situationPage = (outDir: string): InlineConfig => ({
  configFile: false,
  root: fileURLToPath(new URL('../situation', import.meta.url)),
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react(), texts()],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: fileURLToPath(new URL('../situation/screen.html', import.meta.url)) },
  },
});

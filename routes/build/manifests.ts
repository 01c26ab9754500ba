import type { Plugin } from 'vite';
import { BRANDS, isBrand } from '../../machines/kit/brand.ts';
import { brandName } from '../../ui/brands/brands.ts';
import { productName } from './productName.ts';

/** The name of an installed portal without a brand. */
const COMMON = 'My account';

const manifest = (name: string, startUrl: string) => ({
  id: startUrl,
  name,
  short_name: name,
  start_url: startUrl,
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** File name -> manifest: one for each brand, so that it installs under its own name, and a common one (PWA-001). */
export const manifestFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['manifest.webmanifest', JSON.stringify(manifest(COMMON, '/'))],
    ...Object.keys(BRANDS)
      .filter(isBrand)
      .map(
        (brand) =>
          [`manifest.${brand}.webmanifest`, JSON.stringify(manifest(brandName(brand, productName()), `/${brand}/Accounts`))] as const,
      ),
  ]);

/** Serves the manifests in development and writes them into the build. */
export const manifests = (): Plugin => ({
  name: 'portal-manifests',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [fileName, source] of manifestFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const text = manifestFiles().get((request.url ?? '').slice(1));
      if (text === undefined) next();
      else response.setHeader('Content-Type', 'application/manifest+json').end(text);
    });
  },
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { writeStudioData } from './write.ts';

/** The portal imports the link by this name; the sandbox serves it at this address. */
const LINK = { name: 'studio/link', address: '/studio/link.js' };
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** In development the studio's files are generated at the first request, from the current charts. */
const DATA = fileURLToPath(new URL('../../../node_modules/.cache/studio', import.meta.url));

/** The studio's pages, by address. */
const PAGES: Readonly<Record<string, string>> = {
  '/studio/': 'studio/index.html',
  '/studio/index.html': 'studio/index.html',
  '/studio/screen.html': 'situation/screen.html',
};

let making: Promise<void> | undefined;
const made = (): Promise<void> => (making ??= writeStudioData(DATA));

async function page(server: ViteDevServer, path: string, file: string): Promise<string> {
  const folder = `/routes/${file.split('/')[0] ?? ''}/`;
  const html = (await readFile(at(file), 'utf8')).replaceAll('src="./', `src="${folder}`);
  return server.transformIndexHtml(path, html);
}

/**
 * Serves the studio in development: its pages from their sources, its files generated at the first request. The production build has only the
 * address of the link, which only a sandbox serves.
 */
export function studio(): Plugin {
  let serving = false;
  return {
    name: 'portal-studio',
    enforce: 'pre',
    configResolved: ({ command }) => {
      serving = command === 'serve';
    },
    resolveId: (id) => (id !== LINK.name ? null : serving ? at('studio/link.ts') : { id: LINK.address, external: 'absolute' }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const file = PAGES[path];
        if (path === '/studio') response.writeHead(308, { Location: '/studio/' }).end();
        else if (file) page(server, path, file).then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
        else if (/^\/studio\/data\/[\w.]+\.json$/.test(path))
          made()
            .then(() => readFile(join(DATA, path.slice('/studio/data/'.length))))
            .then((text) => response.setHeader('Content-Type', 'application/json').end(text), next);
        else next();
      });
    },
  };
}

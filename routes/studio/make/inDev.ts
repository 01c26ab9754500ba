import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { writeStudioData } from './write.ts';

/** By this name the portal imports the link; at this address the sandbox serves it. */
const LINK = { name: 'studio/link', address: '/studio/link.js' };
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** In development the studio's files are made when somebody first looks, from the charts as they are then. */
const DATA = fileURLToPath(new URL('../../../node_modules/.cache/studio', import.meta.url));

/** The pages of the studio, by their addresses. */
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
 * The studio beside the portal. In development: its pages from their sources, its files made when they are first asked for. In the build
 * there is nothing of it but the address of the link, which only a sandbox serves.
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

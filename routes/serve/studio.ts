import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { fingerprint, SOURCES } from './build.ts';
import { filesOf } from './files.ts';

const STAMP = 'node_modules/.cache/studio-build';
/** What the studio is built from: the sources and the tests. */
const STUDIO_SOURCES = [...SOURCES, 'services/lender/settings.ts', 'docs/requirements.md'];
const writer = fileURLToPath(new URL('../studio/make/write.ts', import.meta.url));

/**
 * The studio frames its own pages to show screens. It requests no other origin, and has no inline script or style.
 */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

const html = (body: string, more: Record<string, string> = {}) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Flow studio</title><body><p>${body}</p>`,
    {
      headers: { ...HEADERS, ...more, 'Content-Type': 'text/html; charset=utf-8' },
    },
  );

const AGAIN = { Refresh: '2' };

export type StudioOptions = { root: string; folder: string; mayBuild: boolean };

/**
 * The studio under /studio, built at the first request: the build takes a minute, and the portal does not wait for it.
 * Answers undefined for all other paths.
 */
export function createStudio({ root, folder, mayBuild }: StudioOptions): (request: Request) => Response | Promise<Response> | undefined {
  let studio: Hono | null = null;
  let opening: Promise<void> | null = null;
  let failed = false;

  const open = async () => {
    const stamp = join(root, STAMP);
    const print = mayBuild ? await fingerprint(root, STUDIO_SOURCES) : '';
    const isFresh = !mayBuild || (await readFile(stamp, 'utf8').catch(() => '')) === print;
    if (!isFresh || !existsSync(join(folder, 'index.html'))) {
      if (!mayBuild) return;
      await write(root, folder);
      await mkdir(dirname(stamp), { recursive: true });
      await writeFile(stamp, print);
    }
    studio = served(folder);
  };
  const answer = async (request: Request, path: string): Promise<Response> => {
    opening ??= open().catch(() => {
      failed = true;
    });
    if (!studio) await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    if (failed) return html('The studio could not be built. The lines in the terminal say why.');
    if (studio) return studio.fetch(request);
    if (path !== '/studio/') return missing();
    return mayBuild
      ? html('The studio is being drawn from the charts. It takes a minute, once …', AGAIN)
      : html('There is no studio here yet: <code>npm run studio:build</code> builds it.');
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/studio') return new Response(null, { status: 308, headers: { Location: '/studio/' } });
    return pathname.startsWith('/studio/') ? answer(request, pathname) : undefined;
  };
}

/** The built studio with its headers. */
const served = (folder: string): Hono =>
  new Hono()
    .use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    })
    .get('*', filesOf(folder, { base: '/studio' }))
    .notFound(missing);

const missing = () => new Response('Not found', { status: 404, headers: HEADERS });

/** In a separate process, so that the portal keeps answering. */
async function write(root: string, folder: string): Promise<void> {
  const maker = spawn(process.execPath, [writer, '--out', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number>((resolve) => maker.on('close', (status) => resolve(status ?? 1)));
  if (code !== 0) throw new Error('the studio could not be made');
}

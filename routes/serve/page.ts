import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { filesOf } from './files.ts';
import { cachingOf, pageHeaders, styleHashes, type Origins } from './headers.ts';

/** The document for an address: the prerendered Login at the root, the waiting page everywhere else. */
export const documentFor = (pathname: string): string => (pathname === '/' || pathname === '/index.html' ? '/index.html' : '/frame.html');

/** Not a document: the worker asks for both documents by name. */
const isFile = (path: string) => !['/index.html', '/frame.html'].includes(path) && (path.startsWith('/assets/') || /\.\w+$/.test(path));

/**
 * The built page as a fetch handler, as any static host would serve it: files by name, 404 for unknown files, a document for every
 * other path.
 */
export function createPage(dist: string, origins: Origins): (request: Request) => Response | Promise<Response> {
  const files = filesOf(dist);
  /** Read each time: a build may have replaced the document. */
  const styles = async (document: string) => styleHashes(await readFile(join(dist, document), 'utf8'));
  const page = new Hono();
  page.use(async (c, next) => {
    await next();
    const { path } = c.req;
    const headers = pageHeaders(origins, isFile(path) ? [] : await styles(documentFor(path)));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cachingOf(path));
  });
  page.use((c, next) => (['GET', 'HEAD'].includes(c.req.method) ? next() : Promise.resolve(c.body(null, 405, { Allow: 'GET, HEAD' }))));
  page.get('/favicon.ico', (c) => c.redirect('/icons/icon.svg')); // a browser asks for it at a page without an icon, as JSON is
  page.get('*', (c, next) => (isFile(c.req.path) ? files : filesOf(dist, { path: documentFor(c.req.path) }))(c, next));
  page.notFound((c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  return (request) => page.fetch(request);
}

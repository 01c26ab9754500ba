import { cachingOf, pageHeaders, styleHashes, type Origins } from './headers.ts';
import type { Files } from './files.ts';

/** Which document answers an address: Login, drawn at build time, at the root; everywhere else the waiting page. */
export const documentFor = (pathname: string): string => (pathname === '/' || pathname === '/index.html' ? '/index.html' : '/frame.html');

/**
 * The built page as a fetch handler, as any static host would serve it: files by name, unknown files 404, every other path the document
 * that opens there.
 */
export function createPage(files: Files, origins: Origins): (request: Request) => Promise<Response> {
  const headers = pageHeaders(origins);
  const styles = stylesOf(files);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
    const isFile = /\.\w+$/.test(pathname) || pathname.startsWith('/assets/');
    const path = isFile ? pathname : documentFor(pathname);
    if (!files.has(path)) return new Response('Not found', { status: 404, headers: { ...headers, 'Cache-Control': 'no-store' } });
    const file = await files.read(path, request.headers.get('accept-encoding') ?? '');
    const own = path.endsWith('.html') ? pageHeaders(origins, await styles(path)) : headers;
    return new Response(request.method === 'HEAD' ? null : file.body, {
      headers: { ...own, ...file.headers, 'Cache-Control': cachingOf(path) },
    });
  };
}

/** Answers the hashes of a document's own styles, counted once for each document. */
function stylesOf(files: Files): (path: string) => Promise<string[]> {
  const known = new Map<string, string[]>();
  return async (path) => {
    const hashes = known.get(path) ?? styleHashes(new TextDecoder().decode((await files.read(path, '')).body));
    known.set(path, hashes);
    return hashes;
  };
}

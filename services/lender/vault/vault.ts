import type { Logger } from 'pino';
import { readNow } from '../clock.ts';
import { monthOf } from '../cards/expiry.ts';
import { isFilePath } from '../documents/filePaths.ts';
import { ConnectionCut } from '../faults.ts';
import { NotJson, parseJson } from '../jsonText.ts';
import type { Lender } from '../lenderOn.ts';
import { onlineStore } from '../onlineStore.ts';
import { ONLINE_STORE_PATH } from '../onlineStorePath.ts';
import type { Asset } from './assets.ts';
import { formOf } from './forms.ts';
import { formPage, expiredPage } from './page.ts';
import { languageOf } from './page/words.ts';
import { tokenize } from './tokenize.ts';

export type VaultOptions = {
  lender: Pick<Lender, 'db' | 'fetchFile'>;
  /** The only origin that may frame the form, "https://…" without a final slash. */
  portalOrigin: string;
  log: Pick<Logger, 'info' | 'error'>;
  /** A file of the form's page by its name, or null. */
  assetNamed: (name: string) => Promise<Asset | null>;
};
export type Vault = { fetch(request: Request): Promise<Response> };

const MAX_BODY_BYTES = 4096;
const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * The lender's other origin (OPEN-047, HDR-012): the hosted card form with its files and the call that accepts a card; uploads, signing pages and the
 * online store.
 * Serve it on another port or host than the portal. Logs method, path, status and time, never a query or a body.
 */
export function createVault({ lender, portalOrigin, log, assetNamed }: VaultOptions): Vault {
  const { db } = lender;
  return {
    async fetch(request) {
      const began = performance.now();
      const { pathname, searchParams } = new URL(request.url);
      const response = await answer(request, pathname, searchParams).catch((error: unknown) => {
        if (error instanceof ConnectionCut) throw error;
        log.error({ vault: true, path: pathname, error: error instanceof Error ? error.name : 'unknown' }, 'failed');
        return new Response(null, { status: 500 });
      });
      for (const [name, value] of Object.entries(headers(portalOrigin))) if (!response.headers.has(name)) response.headers.set(name, value);
      log.info({ vault: true, method: request.method, path: pathname, status: response.status, ms: Math.round(performance.now() - began) });
      return response;
    },
  };

  async function answer(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    if (request.method === 'GET' && path === '/form') return form(request, query);
    if (request.method === 'GET' && path.startsWith('/page/')) return file(path.slice('/page/'.length));
    if (request.method === 'POST' && path === '/tokenize') return acceptCard(request);
    if (isFilePath(path)) return lender.fetchFile(request);
    if (request.method === 'GET' && path === ONLINE_STORE_PATH) return onlineStore(request, portalOrigin);
    if (request.method === 'GET' && path === '/health') return new Response('{"ok":true}', { headers: json });
    return new Response(null, { status: 404 });
  }

  async function form(request: Request, query: URLSearchParams): Promise<Response> {
    const now = await readNow(db);
    const key = query.get('key') ?? '';
    const language = languageOf(query.get('lang') ?? request.headers.get('accept-language') ?? '');
    const theme = query.get('theme') === 'dark' ? 'dark' : query.get('theme') === 'light' ? 'light' : '';
    const opened = await formOf(db, now, key);
    if (!opened || opened.portal_origin !== portalOrigin) return new Response(expiredPage(language), { status: 410, headers: html });
    const { nonce, processor } = opened;
    return new Response(formPage({ key, nonce, portalOrigin, processor, month: monthOf(now), language, theme }), { headers: html });
  }

  async function file(name: string): Promise<Response> {
    const asset = await assetNamed(name);
    return asset ? new Response(asset.text, { headers: { 'Content-Type': asset.type } }) : new Response(null, { status: 404 });
  }

  /** Accepts requests from the form's own page only: browsers send the Origin header. */
  async function acceptCard(request: Request): Promise<Response> {
    const origin = request.headers.get('origin');
    if (origin !== null && origin !== new URL(request.url).origin) return new Response(null, { status: 403 });
    const text = await request.text();
    if (text.length > MAX_BODY_BYTES) return new Response(null, { status: 413 });
    const { status, body } = await tokenize(db, await readNow(db), parsed(text));
    return new Response(JSON.stringify(body), { status, headers: json });
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof NotJson) return null;
    throw error;
  }
}

/** No caching, only scripts that the vault serves, and only the portal may frame the form. */
const headers = (portalOrigin: string): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${portalOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
});

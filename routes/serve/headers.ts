import { createHash } from 'node:crypto';

/** The origins that the page may use besides its own. */
export type Origins = { vaultOrigin: string; uploadOrigin?: string; signingOrigin?: string; serviceOrigins?: readonly string[] };

/** `'sha256-…'` of each style in a document of the build. */
export const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css]) =>
      `'sha256-${createHash('sha256')
        .update(css ?? '')
        .digest('base64')}'`,
  );

/**
 * The strict Content-Security-Policy of the portal. No inline script or style, no HTML sink (Trusted Types; the one policy,
 * routes/page/trustedTypes.ts, allows only the service worker), frames only from the card vault's and the signing page's origins and for PDFs, files only to the upload origin.
 */
export function contentSecurityPolicy(
  { vaultOrigin, uploadOrigin, signingOrigin, serviceOrigins = [] }: Origins,
  styles: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...serviceOrigins, ...(uploadOrigin === undefined ? [] : [uploadOrigin])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${[...new Set([vaultOrigin, signingOrigin ?? vaultOrigin])].join(' ')} blob:`, // the signing page, never of the page's own origin; blob: PDFs that the page was sent (services/client/pdfAddress.ts)
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of every answer of the portal. A host that serves the build sends the same (docs/deploy.md). */
export const pageHeaders = (origins: Origins, styles: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(origins, styles),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
});

/** For every response without headers of its own: browsers do not guess its type, and as a document it may load nothing. */
export const PLAIN_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Adds the missing headers to a response. */
export function withPlainHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(PLAIN_HEADERS)) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** File names under /assets change with their content. */
const A_YEAR = 'public, max-age=31536000, immutable';

export const cachingOf = (path: string): string => (path.startsWith('/assets/') ? A_YEAR : 'no-cache');

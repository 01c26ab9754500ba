import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { BRANDS } from '../contract/brands.ts';
import { ICON } from './html.ts';
import { videoTitle } from './lending/videos.ts';

/** The pages of a brand's site that the sandbox replaces. Spec: portal §2 "Side menu" (OPEN-037, OPEN-007). */
const PAGES: ReadonlyMap<string, { title: string; real: string }> = new Map(
  Object.entries({
    'store-locator': { title: 'Find a store', real: 'the map of its stores' },
    privacy: { title: 'Privacy notice', real: 'its privacy notice' },
    terms: { title: 'Terms of use', real: 'its terms of use' },
    experian: { title: 'Credit reporting', real: 'the page of Experian about credit reports' },
    review: { title: 'Review the app', real: 'the page of the app store where the app is reviewed' },
    apply: { title: 'Apply for a loan', real: 'its application for a new loan' },
  }),
);

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:36rem;padding:2rem 1rem}
a{display:inline-block;min-height:44px;line-height:44px}`;

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The targets of the sandbox's external links: /sandbox-pages/<brand code>/<page>, /videos/<key>, /map and /account. Without scripts. */
export function externalPages(portalOrigin: string): Hono {
  const app = new Hono();
  app.get('/account', (c) => c.html(page('Your account', 'the page of the brand about the account', portalOrigin), 200, HEADERS));
  app.get('/map', (c) => c.html(page('The way to the store', 'a map service, with the address of the store', portalOrigin), 200, HEADERS));
  app.get('/videos/:key', async (c, next) => {
    const title = videoTitle(c.req.param('key'));
    return title === null ? next() : c.html(page(title, 'a video of the lender', portalOrigin), 200, HEADERS);
  });
  app.get('/:code/:name', async (c, next) => {
    const { code, name } = c.req.param();
    const brand = Object.entries(BRANDS).find(([, known]) => known.code === code)?.[0];
    const known = PAGES.get(name);
    if (brand === undefined || known === undefined) return next();
    return c.html(page(`${known.title} · ${brand}`, `the site of ${brand}: ${known.real}`, portalOrigin), 200, HEADERS);
  });
  return app;
}

const page = (title: string, real: string, portalOrigin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${ICON}
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>This is a sandbox: nothing here is real, and nobody is asked for anything.</p>
<p>In the real portal this link leads to ${real}.</p>
<p><a href="${portalOrigin}/">Back to the portal</a></p>
</main>
</body>
</html>
`;

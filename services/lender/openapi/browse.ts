import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { ICON } from '../html.ts';

/** The files of Swagger UI that the page needs. No other file of the package is served. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The contract · sandbox</title>
${ICON}
<link rel="stylesheet" href="/sandbox/api/swagger-ui.css">
</head>
<body>
<main id="contract"></main>
<script src="/sandbox/api/swagger-ui-bundle.js"></script>
<script src="/sandbox/api/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#contract', deepLinking: true, docExpansion: 'none', validatorUrl: null, persistAuthorization: false });\n`;

/** Swagger UI needs inline styles. The page belongs to the sandbox and holds no customer data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The page at /sandbox/api: it shows the contract and can call the sandbox. */
export function browsePage(): Hono {
  const app = new Hono();
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Content-Security-Policy', POLICY);
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
  app.get('/', (c) => c.html(PAGE));
  app.get('/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/:file', async (c) => {
    const file = c.req.param('file');
    const type = FILES[file];
    if (type === undefined) return c.notFound();
    return c.body(await readFile(join(folder, file), 'utf8'), 200, { 'Content-Type': type });
  });
  return app;
}

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Kysely } from 'kysely';
import { MAX_UPLOAD_BYTES } from '../../contract/uploads.ts';
import { json, refused } from '../answers.ts';
import { readNow } from '../clock.ts';
import { Refusal } from '../handler.ts';
import type { Database } from '../store/tables.ts';
import { ceremony, type CeremonyOptions } from './ceremony.ts';
import { downloadFile, receiveUpload } from './uploadFiles.ts';

export type FileRouteOptions = CeremonyOptions & { db: Kysely<Database>; corsOrigins: readonly string[] };

/** A multipart body is slightly larger than its file. */
const MULTIPART_BYTES = 64 * 1024;

/** The default headers of these routes: a browser must not render a file as a page. */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/**
 * The routes that need a ticket in the URL instead of a token, and that are not JSON: upload, download and the signing page.
 * The ticket is in the query, which is never logged. CALL-041, HDR-012.
 */
export function fileRoutes({ db, corsOrigins, ...options }: FileRouteOptions): Hono {
  const app = new Hono();
  for (const path of ['/upload', '/uploaded', '/signing'])
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    });
  app.use('/upload', cors({ origin: [...corsOrigins], allowMethods: ['POST'] }));
  app.post(
    '/upload',
    bodyLimit({ maxSize: MAX_UPLOAD_BYTES + MULTIPART_BYTES, onError: () => json({ Error: 'A file can have at most 4 MB.' }, 413) }),
    async (c) => {
      await receiveUpload(db, await readNow(db), c.req.query('ticket') ?? '', c.req.raw);
      return json({});
    },
  );
  app.get('/uploaded', cors({ origin: [...corsOrigins] }), async (c) => downloadFile(db, await readNow(db), c.req.query('ticket') ?? ''));
  app.route('/signing', ceremony(db, options));
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return refused(error);
  });
  return app;
}

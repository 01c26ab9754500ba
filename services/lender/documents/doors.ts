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
import { handOut, takeUpload } from './takeUpload.ts';

export type DoorOptions = CeremonyOptions & { db: Kysely<Database>; corsOrigins: readonly string[] };

/** A multipart body is a little more than its file. */
const AROUND_BYTES = 64 * 1024;

/** Of everything behind these doors, unless it says more: no browser makes a page of a file. */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/**
 * What is reached by an address alone, without a token and beside the JSON of the contract: files in, files out, and the signing page.
 * The ticket stands in the query, which no log has. CALL-041, HDR-012.
 */
export function doors({ db, corsOrigins, ...options }: DoorOptions): Hono {
  const app = new Hono();
  for (const path of ['/upload', '/uploaded', '/signing'])
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    });
  app.use('/upload', cors({ origin: [...corsOrigins], allowMethods: ['POST'] }));
  app.post(
    '/upload',
    bodyLimit({ maxSize: MAX_UPLOAD_BYTES + AROUND_BYTES, onError: () => json({ Error: 'A file can have at most 4 MB.' }, 413) }),
    async (c) => {
      await takeUpload(db, await readNow(db), c.req.query('ticket') ?? '', c.req.raw);
      return json({});
    },
  );
  app.get('/uploaded', cors({ origin: [...corsOrigins] }), async (c) => handOut(db, await readNow(db), c.req.query('ticket') ?? ''));
  app.route('/signing', ceremony(db, options));
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return refused(error);
  });
  return app;
}

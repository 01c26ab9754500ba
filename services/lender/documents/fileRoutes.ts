import { languageOf } from '../language.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Kysely } from 'kysely';
import { MAX_UPLOAD_BYTES } from '../../contract/uploads.ts';
import { HEADER } from '../../contract/headers.ts';
import { json, refused } from '../answers.ts';
import { readNow } from '../clock.ts';
import { Refusal } from '../handler.ts';
import type { Database } from '../store/tables.ts';
import { runCall } from '../runCall.ts';
import { ceremony, type CeremonyOptions } from './ceremony.ts';
import { DOWNLOAD_PATH, SIGNING_PATH, UPLOAD_CALL, UPLOAD_PATH } from './filePaths.ts';
import { TOO_LARGE } from './sniff/words.ts';
import { downloadFile, receiveUpload } from './uploadFiles.ts';

export type FileRouteOptions = CeremonyOptions & { db: Kysely<Database> };

/** A multipart body is slightly larger than its file. */
const MULTIPART_BYTES = 64 * 1024;

/** The default headers of these routes: a browser must not render a file as a page. */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** The portal's own headers. A signed URL takes none of them: the signature is the permission, and another company may keep the files (HDR-012). */
const OURS: readonly string[] = Object.values(HEADER).filter((name) => name !== HEADER.requestId);

/**
 * The routes of the vault's origin that need a ticket in the URL instead of a token: upload and the signing page. The ticket is in the query,
 * which is never logged. The portal's page may send a file from its origin, with no header that a form would not send. CALL-041, HDR-012.
 */
export function fileRoutes({ db, portalOrigin, decideAfterMs }: FileRouteOptions): Hono {
  const app = routes();
  app.use(
    UPLOAD_PATH,
    cors({ origin: portalOrigin, allowMethods: ['POST'], allowHeaders: ['content-type'], exposeHeaders: ['retry-after'] }),
  );
  app.post(
    UPLOAD_PATH,
    bodyLimit({ maxSize: MAX_UPLOAD_BYTES + MULTIPART_BYTES, onError: () => json({ Error: TOO_LARGE }, 413) }),
    async (c) =>
      runCall(db, UPLOAD_CALL, async (now) => {
        const stray = OURS.find((name) => c.req.header(name) !== undefined);
        if (stray !== undefined) return json({ message: `${UPLOAD_CALL}: a signed URL takes no ${stray}` }, 400);
        await receiveUpload(db, now, c.req.query('ticket') ?? '', c.req.raw);
        return json({});
      }),
  );
  app.route(SIGNING_PATH, ceremony(db, { portalOrigin, decideAfterMs }));
  return app;
}

/** Uploaded files, on the service's own origin. */
export function downloads({ db, corsOrigins }: { db: Kysely<Database>; corsOrigins: readonly string[] }): Hono {
  const app = routes();
  app.get(DOWNLOAD_PATH, cors({ origin: [...corsOrigins] }), async (c) => downloadFile(db, await readNow(db), c.req.query('ticket') ?? ''));
  return app;
}

/** Routes whose responses all have the headers, and whose refusals have their texts. */
function routes(): Hono {
  const app = new Hono();
  for (const path of [UPLOAD_PATH, SIGNING_PATH, DOWNLOAD_PATH])
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return refused(error, languageOf(c.req.raw));
  });
  return app;
}

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { HEADER } from '../contract/headers.ts';
import { callNames } from '../contract/index.ts';
import { json } from './answers.ts';
import { callerOf } from './auth/caller.ts';
import { publicKeys } from './auth/tokens.ts';
import { cognito } from './cognito.ts';
import { controlPlane } from './control.ts';
import { FILE_CALL, FILE_CALL_BYTES } from './documents/fileCall.ts';
import { downloads } from './documents/fileRoutes.ts';
import { runCall } from './runCall.ts';
import { externalPages } from './externalPages.ts';
import { ConnectionCut } from './faults.ts';
import { languageOf } from './language.ts';
import { errorFacts } from './log.ts';
import { answer, keyOf } from './mount.ts';
import type { ContractPages } from './openapi/pages.ts';
import { ownPagesOnly } from './ownPagesOnly.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/open.ts';
import { storePictures } from './stores/pictures.ts';

export type AppOptions = {
  store: Store;
  log: Logger;
  portalOrigin: string;
  vaultOrigin: string;
  /** Other origins that may call the service from a page. */
  corsOrigins: readonly string[];
  decideAfterMs: number;
  settings: Settings;
  /** The contract as pages to read. They are made of the sources, which not every lender has beside it. */
  contract: ContractPages | null;
};

/** What the node server adds to a request: the client's IP address. */
type Env = { Bindings: { address?: string }; Variables: { requestId: string } };

const MAX_BODY_BYTES = 64 * 1024;
const limit = (maxSize: number) => bodyLimit({ maxSize, onError: () => json({ message: `a body has at most ${maxSize} bytes` }, 413) });

/** Every path of the lender: the contract under /api, the sign-in pool under /cognito, the control plane under /sandbox. */
export function createApp({
  store: { db, engine },
  log,
  portalOrigin,
  vaultOrigin,
  corsOrigins,
  decideAfterMs,
  settings,
  contract,
}: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  if (contract) {
    app.route('/sandbox/api', contract.browse()); // before the security headers of JSON responses, which would block the page
    app.get('/sandbox/api/', (c) => c.redirect('/sandbox/api')); // after browse(), so that the redirect carries the page's headers
  }
  app.use(requestId({ headerName: HEADER.requestId, limitLength: 64 }));
  app.use(async (c, next) => {
    const began = performance.now();
    let status = 0; // a cut connection has no status
    try {
      await next();
      status = c.res.status;
      c.res.headers.set('Cache-Control', 'no-store');
    } finally {
      // without the query, which may hold keys and names (CONF-017)
      log.info({
        id: c.get('requestId'),
        method: c.req.method,
        path: new URL(c.req.url).pathname,
        status,
        ms: Math.round(performance.now() - began),
      });
    }
  });
  app.route('/api', downloads({ db, corsOrigins })); // before the body limit and the headers of JSON responses
  app.route('/', storePictures());
  app.route('/sandbox-pages', externalPages(portalOrigin));
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    }),
  );
  app.use(
    cors({
      origin: [...corsOrigins],
      allowHeaders: [
        'content-type',
        'cache-control',
        'pragma',
        'accept-language',
        'x-amz-target',
        'x-amz-user-agent',
        ...Object.values(HEADER),
      ],
      exposeHeaders: [HEADER.requestId, 'retry-after'],
      maxAge: 600,
    }),
  );
  app.use(`/api${FILE_CALL}`, limit(FILE_CALL_BYTES));
  app.use(except(`/api${FILE_CALL}`, limit(MAX_BODY_BYTES)));

  for (const name of callNames) {
    const [method = '', path = ''] = name.split(' ');
    app.on(method, `/api${path}`, async (c) =>
      runCall(db, name, async (now) =>
        answer(name, c.req.raw, {
          db,
          now,
          caller: await callerOf(c.req.raw, db, now),
          key: keyOf(c.req.raw),
          address: c.env?.address ?? 'local',
          deviceKey: c.req.header(HEADER.deviceKey) ?? '',
          brandCode: c.req.header(HEADER.brand) ?? '',
          language: languageOf(c.req.raw),
          portalOrigin,
          vaultOrigin,
          serviceOrigin: new URL(c.req.url).origin,
          decideAfterMs,
          settings,
          log: log.child({ id: c.get('requestId') }),
        }),
      ),
    );
  }
  app.post('/cognito', (c) => pool(c.req.raw));
  app.post('/cognito/*', (c) => pool(c.req.raw));
  app.get('/.well-known/jwks.json', async () => json(await publicKeys(db)));
  let document: Promise<object> | undefined;
  if (contract) app.get('/openapi.json', async () => json(await (document ??= contract.document('/api'))));
  app.use('/sandbox/*', ownPagesOnly([portalOrigin, ...corsOrigins]));
  app.route('/sandbox', controlPlane({ db, engine, portalOrigin }));
  app.notFound(() => json({ message: 'no such path' }, 404));
  app.onError((error, c) => {
    if (error instanceof ConnectionCut) throw error;
    log.error({ id: c.get('requestId'), ...errorFacts(error) }, 'failed');
    return json({ message: 'There was an internal server error' }, 500);
  });
  return app;

  /** /sandbox/faults names a pool operation as "POST /cognito/InitiateAuth". */
  async function pool(request: Request): Promise<Response> {
    const operation = request.headers.get('x-amz-target')?.split('.').at(-1) ?? '';
    return runCall(db, `POST /cognito/${operation}`, (now) => cognito(request, { db, now }));
  }
}

import { createServer, type Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { getRequestListener } from '@hono/node-server';
import { createLender, type Lender } from './lender.ts';
import { createLog } from './log.ts';
import { onNode } from './node.ts';
import { assetNamed } from './vault/assets.ts';
import { createVault } from './vault/vault.ts';

export type ServerOptions = {
  /** 0: any free port. */
  port: number;
  vaultPort: number;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** The portal's origin, when another server serves its pages. Its pages may then call the service. */
  portalOrigin?: string | undefined;
  decideAfterMs?: number;
  logLevel?: string;
};
export type RunningLender = { origin: string; vaultOrigin: string; lender: Lender; close(): Promise<void> };

/** Starts the lender's service and its card vault on two ports of this machine, without the portal's pages, for integrators and crash tests. */
export async function startLender({ port, vaultPort, portalOrigin, logLevel = 'info', ...options }: ServerOptions): Promise<RunningLender> {
  const log = createLog(logLevel);
  // the lender needs the ports, which are known only after listening: earlier requests wait for it
  const { promise: ready, resolve: isReady, reject: failed } = Promise.withResolvers<Lender>();
  ready.catch(() => undefined); // there may be no request that handles the rejection
  const server = await listen(port, async (request, bindings) => onNode(await ready)(request, bindings));
  const origin = originOf(server);
  const portal = portalOrigin ?? origin;
  const vaultServer = await listen(vaultPort, async (request, bindings) =>
    onNode(createVault({ lender: await ready, portalOrigin: portal, log, assetNamed }))(request, bindings),
  );
  const vaultOrigin = originOf(vaultServer);
  try {
    const lender = await createLender({
      ...options,
      portalOrigin: portal,
      vaultOrigin,
      corsOrigins: portalOrigin === undefined ? [] : [portalOrigin],
      log,
    });
    isReady(lender);
    return {
      origin,
      vaultOrigin,
      lender,
      async close() {
        await Promise.all([closeServer(server), closeServer(vaultServer)]);
        await lender.close();
      },
    };
  } catch (error) {
    failed(error);
    await Promise.all([closeServer(server), closeServer(vaultServer)]);
    throw error;
  }
}

async function listen(port: number, fetch: (request: Request, bindings: object) => Promise<Response>): Promise<Server> {
  const answer = getRequestListener(fetch);
  const server = createServer((incoming, outgoing) => {
    // for responses from before the lender, such as a 400 for an invalid Host; the lender's responses override these headers
    for (const [name, value] of Object.entries(DEFAULT_HEADERS)) outgoing.setHeader(name, value);
    void answer(incoming, outgoing);
  });
  server.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return server;
}

const DEFAULT_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

const closeServer = (server: Server): Promise<unknown> => new Promise((resolve) => server.close(resolve));

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return `http://localhost:${address.port}`;
}

const PORT = 4173;
const VAULT_PORT = 4174;

if (import.meta.main) {
  const env = process.env;
  const { origin, vaultOrigin, lender, close } = await startLender({
    port: Number(env['PORT'] ?? PORT),
    vaultPort: Number(env['VAULT_PORT'] ?? VAULT_PORT),
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATABASE_URL'] ? undefined : (env['DATA_DIR'] ?? '.data'),
    portalOrigin: env['PORTAL_ORIGIN'],
    logLevel: env['LOG_LEVEL'] ?? 'info',
    ...(env['DECIDE_AFTER_MS'] !== undefined && { decideAfterMs: Number(env['DECIDE_AFTER_MS']) }),
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  flushCompileCache(); // for the start after a crash: by itself Node writes the cache only when a process ends well
  console.log(JSON.stringify({ origin, vaultOrigin, engine: lender.engine }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)));
}

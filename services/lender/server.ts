import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createLender, type Lender } from './lender.ts';
import { createLog } from './log.ts';
import { onNode } from './node.ts';
import { assetNamed } from './vault/assets.ts';
import { createVault } from './vault/vault.ts';

export type ServerOptions = {
  /** 0: any free one. */
  port: number;
  vaultPort: number;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** Where the portal stands, when its pages come from elsewhere; its origin may then call the service. */
  portalOrigin?: string | undefined;
  decideAfterMs?: number;
  logLevel?: string;
};
export type RunningLender = { origin: string; vaultOrigin: string; lender: Lender; close(): Promise<void> };

/** The lender's service and its card vault on two ports of this machine, without the portal's pages: for integrators and crash tests. */
export async function startLender({ port, vaultPort, portalOrigin, logLevel = 'info', ...options }: ServerOptions): Promise<RunningLender> {
  const log = createLog(logLevel);
  // the ports are known once they are listened on, the lender must know them: whoever asks before it is there waits
  const { promise: ready, resolve: isReady, reject: failed } = Promise.withResolvers<Lender>();
  ready.catch(() => undefined); // nobody may have asked
  const server = await listening(port, async (request, line) => onNode(await ready)(request, line));
  const origin = originOf(server);
  const portal = portalOrigin ?? origin;
  const vaultServer = await listening(vaultPort, async (request) =>
    createVault({ db: (await ready).db, portalOrigin: portal, log, assetNamed }).fetch(request),
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
        await Promise.all([closed(server), closed(vaultServer)]);
        await lender.close();
      },
    };
  } catch (error) {
    failed(error);
    await Promise.all([closed(server), closed(vaultServer)]);
    throw error;
  }
}

async function listening(port: number, fetch: (request: Request, line: object) => Promise<Response>): Promise<Server> {
  const answer = getRequestListener(fetch);
  const server = createServer((incoming, outgoing) => {
    // of what is refused before it reaches the lender, as a Host that is none; every answer of the lender's own says its own
    for (const [name, value] of Object.entries(BARE_HEADERS)) outgoing.setHeader(name, value);
    void answer(incoming, outgoing);
  });
  server.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return server;
}

const BARE_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

const closed = (server: Server): Promise<unknown> => new Promise((resolve) => server.close(resolve));

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
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
  console.log(JSON.stringify({ origin, vaultOrigin, engine: lender.engine }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => process.exit(0)));
}

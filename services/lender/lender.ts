import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { startWorker } from './jobs/worker.ts';
import { seed } from './people/seed.ts';
import { peopledDatabase } from './people/snapshot.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { openStore, type Store, type StoreOptions } from './store/open.ts';
import type { Database } from './store/tables.ts';

export type LenderOptions = StoreOptions & {
  /** A database that is open already, instead of the ones above; whoever has opened it closes it. */
  store?: Store;
  portalOrigin?: string;
  vaultOrigin?: string;
  corsOrigins?: readonly string[];
  log?: Logger;
  /** How long the card processor thinks before a payment is decided, ms. */
  decideAfterMs?: number;
  /** In place of the sandbox's own. */
  settings?: Partial<Settings>;
};

export type Lender = {
  /** Answers one request. Rejects with a TypeError when the switchboard cuts the connection, like fetch does. */
  fetch(request: Request, from?: { address?: string }): Promise<Response>;
  /** Does every job that is due, now; resolves when none of them is in progress. The lender does it by itself as well. */
  runDueJobs(): Promise<number>;
  close(): Promise<void>;
  db: Kysely<Database>;
  engine: Store['engine'];
  log: Logger;
};

/** Payments take about a second to decide, so that pages which wait are seen waiting. */
const DECIDES_AFTER_MS = 1_200;

/**
 * The sandbox lender: the whole contract, statefully, on one database. Throws when the database cannot be opened.
 * Without databaseUrl and dataDir it lives in memory.
 */
export async function createLender(options: LenderOptions = {}): Promise<Lender> {
  const {
    portalOrigin = 'http://localhost:4173',
    vaultOrigin = 'http://localhost:4174',
    corsOrigins = [],
    decideAfterMs = DECIDES_AFTER_MS,
  } = options;
  const log = options.log ?? createLog('warn');
  const store = options.store ?? (await openStore({ initial: peopledDatabase, ...options }));
  await seed(store.db);
  const settings = { ...SETTINGS, ...options.settings };
  const app = createApp({ store, log, portalOrigin, vaultOrigin, corsOrigins, decideAfterMs, settings });
  const worker = startWorker(store.db, log);
  return {
    fetch: async (request, from = {}) => app.fetch(request, from),
    runDueJobs: () => worker.runDueJobs(),
    async close() {
      await worker.stop();
      if (store !== options.store) await store.close();
    },
    db: store.db,
    engine: store.engine,
    log,
  };
}

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createApp, type AppOptions } from './app.ts';
import { startWorker } from './jobs/worker.ts';
import { seed } from './people/seed.ts';
import { SETTINGS, type Settings } from './settings.ts';
import type { Store } from './store/open.ts';
import type { Database } from './store/tables.ts';

export type LenderSettings = {
  portalOrigin?: string;
  vaultOrigin?: string;
  corsOrigins?: readonly string[];
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
  /** Stops the work. The store stays open. */
  close(): Promise<void>;
  db: Kysely<Database>;
  engine: Store['engine'];
  log: Logger;
};

/** Payments take about a second to decide, so that pages which wait are seen waiting. */
const DECIDES_AFTER_MS = 1_200;

/** The lender on a database that is open. Nothing in here needs more than a browser has. */
export async function lenderOn(
  { store, log, contract }: Pick<AppOptions, 'store' | 'log' | 'contract'>,
  {
    portalOrigin = 'http://localhost:4173',
    vaultOrigin = 'http://localhost:4174',
    corsOrigins = [],
    decideAfterMs = DECIDES_AFTER_MS,
    settings,
  }: LenderSettings,
): Promise<Lender> {
  await seed(store.db);
  const all = { ...SETTINGS, ...settings };
  const app = createApp({ store, log, contract, portalOrigin, vaultOrigin, corsOrigins, decideAfterMs, settings: all });
  const worker = startWorker(store.db, log);
  return {
    fetch: async (request, from = {}) => app.fetch(request, from),
    runDueJobs: () => worker.runDueJobs(),
    close: () => worker.stop(),
    db: store.db,
    engine: store.engine,
    log,
  };
}

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createApp, type AppOptions } from './app.ts';
import { fileRoutes } from './documents/fileRoutes.ts';
import { LEASE_MS, POLL_EVERY_MS, startWorker } from './jobs/worker.ts';
import { seed } from './people/seed.ts';
import { SETTINGS, type Settings } from './settings.ts';
import type { Store } from './store/open.ts';
import type { Database } from './store/tables.ts';

export type LenderSettings = {
  portalOrigin?: string;
  vaultOrigin?: string;
  corsOrigins?: readonly string[];
  /** How long the card processor takes to decide a payment, ms. */
  decideAfterMs?: number;
  /** How long a worker may take for a job before another one takes it over, ms. */
  leaseMs?: number;
  /** How often the worker looks for due jobs, ms. */
  pollEveryMs?: number;
  /** Overrides of the sandbox's settings. */
  settings?: Partial<Settings>;
};

export type Lender = {
  /** Handles one request. Rejects with a TypeError, as fetch does, when a fault cuts the connection. */
  fetch(request: Request, from?: { address?: string }): Promise<Response>;
  /** Handles a request for an upload or a signing page, which the vault serves on its own origin. Rejects like `fetch`. */
  fetchFile(request: Request): Promise<Response>;
  /** Does all due jobs now and resolves when none is in progress. The lender's worker also does them by itself. */
  runDueJobs(): Promise<number>;
  /** Stops the worker. The store stays open. */
  close(): Promise<void>;
  db: Kysely<Database>;
  engine: Store['engine'];
  log: Logger;
};

/** Payments take about a second, so that the portal's waiting pages are visible. */
const DECIDE_AFTER_MS = 1_200;

/** The lender on an open database. It needs nothing that a browser does not have. */
export async function lenderOn(
  { store, log, contract }: Pick<AppOptions, 'store' | 'log' | 'contract'>,
  {
    portalOrigin = 'http://localhost:4173',
    vaultOrigin = 'http://localhost:4174',
    corsOrigins = [],
    decideAfterMs = DECIDE_AFTER_MS,
    leaseMs = LEASE_MS,
    pollEveryMs = POLL_EVERY_MS,
    settings,
  }: LenderSettings,
): Promise<Lender> {
  await seed(store.db);
  const all = { ...SETTINGS, ...settings };
  const app = createApp({ store, log, contract, portalOrigin, vaultOrigin, corsOrigins, decideAfterMs, settings: all });
  const files = fileRoutes({ db: store.db, portalOrigin, decideAfterMs });
  const worker = startWorker(store.db, log, { leaseMs, pollEveryMs });
  return {
    fetch: async (request, from = {}) => app.fetch(request, from),
    fetchFile: async (request) => files.fetch(request),
    runDueJobs: () => worker.runDueJobs(),
    close: () => worker.stop(),
    db: store.db,
    engine: store.engine,
    log,
  };
}

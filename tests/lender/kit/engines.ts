import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createLender, type LenderOptions } from '../../../services/lender/lender.ts';
import { bench, type Bench } from './bench.ts';
import { freshDatabase, SERVER } from './databases.ts';
import { embeddedStore } from './embedded.ts';

/** A missing server refuses at once, a busy one is slow. A short limit would skip half of the tests. */
const REACH_MS = 20_000;

/** No worker takes over another's job because the machine is slow. A test that needs it ends the lease itself. */
const LEASE_MS = 3_600_000;

export type Engine = 'embedded' | 'postgresql';

async function reachable(): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: REACH_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export const hasServer = await reachable();
if (!hasServer)
  console.warn(`NOT RUN: the suites on PostgreSQL (no server at ${new URL(SERVER).host}). The embedded engine alone hides races.`);

/** Declares a suite for each available engine. A missing engine is reported as not run, never as passed. */
export function onEachEngine(title: string, suite: (engine: Engine) => void): void {
  for (const engine of ['embedded', 'postgresql'] as const) {
    describe.runIf(engine === 'embedded' || hasServer)(`${title}, on ${engine}`, () => suite(engine));
  }
}

/** Declares a suite for each engine, with its own lender: on the shared embedded engine or in a new database. */
export function lenderOn(title: string, suite: (at: () => Bench) => void, options: LenderOptions = {}): void {
  onEachEngine(title, (engine) => {
    let here: Bench | undefined;
    let drop = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const database = engine === 'postgresql' ? await freshDatabase() : undefined;
      if (database) drop = database.drop;
      const on = database ? { databaseUrl: database.url } : { store: await embeddedStore() };
      here = bench(await createLender({ decideAfterMs: 0, leaseMs: LEASE_MS, ...options, ...on }));
    });
    afterAll(async () => {
      await here?.lender.close();
      await drop();
    });
    suite(() => {
      if (!here) throw new Error('the lender has not started: use at() inside a test');
      return here;
    });
  });
}

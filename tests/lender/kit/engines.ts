import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createLender, type LenderOptions } from '../../../services/lender/lender.ts';
import { resetAll } from '../../../services/lender/people/reset.ts';
import { seededDatabase } from '../../../services/lender/people/snapshot.ts';
import { openStore, type Store } from '../../../services/lender/store/open.ts';
import { bench, type Bench } from './bench.ts';
import { freshDatabase, SERVER } from './databases.ts';

/** A server that is not there refuses at once; one on a busy machine takes its time. A short limit would leave out half of the tests. */
const REACH_MS = 20_000;

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

/** Declares a suite once for each engine that is there; one that is not is reported as not run, never as passed. */
export function onEachEngine(title: string, suite: (engine: Engine) => void): void {
  for (const engine of ['embedded', 'postgresql'] as const) {
    describe.runIf(engine === 'embedded' || hasServer)(`${title}, on ${engine}`, () => suite(engine));
  }
}

let embedded: Promise<Store> | undefined;

/** The embedded engine of this process with everything at the start: making one takes two seconds of a core, putting it back a tenth. */
async function embeddedStore(): Promise<Store> {
  const store = await (embedded ??= openStore({ initial: seededDatabase }));
  await resetAll(store.db);
  return store;
}

/** The same, with a lender of its own for the suite, at the start: on the embedded engine or in a database of its own. */
export function lenderOn(title: string, suite: (at: () => Bench) => void, options: LenderOptions = {}): void {
  onEachEngine(title, (engine) => {
    let here: Bench | undefined;
    let drop = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const database = engine === 'postgresql' ? await freshDatabase() : undefined;
      if (database) drop = database.drop;
      const on = database ? { databaseUrl: database.url } : { store: await embeddedStore() };
      here = bench(await createLender({ decideAfterMs: 0, ...options, ...on }));
    });
    afterAll(async () => {
      await here?.lender.close();
      await drop();
    });
    suite(() => {
      if (!here) throw new Error('the lender is not there yet: use at() inside a test');
      return here;
    });
  });
}

import { PGlite } from '@electric-sql/pglite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embedded } from './embedded.ts';
import { lockFolder } from './folderLock.ts';
import { migrate, OtherVersion } from './migrations.ts';
import { parsers } from './parsers.ts';
import { emptyDatabase } from './snapshot.ts';
import type { Database } from './tables.ts';

export type Store = { db: Kysely<Database>; engine: 'embedded' | 'postgresql'; close(): Promise<void> };

/** Exactly one of the first two; neither means: in memory, gone when closed. `initial`: content of a new embedded database, by default only tables. */
export type StoreOptions = {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  initial?: (() => Promise<Blob>) | undefined;
};

/** A data folder belongs to the major version that made it. */
const EMBEDDED_MAJOR = '18';

/** Waiting for a free connection counts: fifty requests at once on a busy machine take seconds. */
const CONNECT_LIMIT_MS = 30_000;
const POOL_SIZE = 10;

/** Opens the database and brings its tables up to date. Throws when it cannot be reached or another process has the folder. */
export async function openStore({ databaseUrl, dataDir, initial = emptyDatabase }: StoreOptions): Promise<Store> {
  const store = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir, initial);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    if (error instanceof OtherVersion)
      throw new Error(`${placeOf({ databaseUrl, dataDir })} was ${error.message}. ${WAY_OUT}`, { cause: error });
    throw error;
  }
  return store;
}

const WAY_OUT = 'Delete it and start again, or name another one.';

/** The database in words, without the password that its address may hold. */
function placeOf({ databaseUrl, dataDir }: StoreOptions): string {
  return databaseUrl ? `The database ${new URL(databaseUrl).pathname.slice(1)}` : `The data folder ${dataDir ?? 'in memory'}`;
}

function openServer(connectionString: string): Store {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    types: { getTypeParser: (oid: number): unknown => parsers[oid] ?? pg.types.getTypeParser(oid) },
  });
  // without both listeners a database that goes away takes the lender with it; the query that hits it reports the error
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgresql', close: () => db.destroy() };
}

async function openEmbedded(folder: string | undefined, initial: () => Promise<Blob>): Promise<Store> {
  if (!folder) return embedded(new PGlite({ dataDir: 'memory://', parsers, loadDataDir: await initial() }), async () => undefined);
  const unlock = await lockFolder(folder);
  const dataDir = join(folder, 'pgdata');
  try {
    const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
    if (version !== '' && version !== EMBEDDED_MAJOR) {
      throw new Error(
        `${folder} was made by PostgreSQL ${version}, the embedded one is ${EMBEDDED_MAJOR}. Name another DATA_DIR, or delete this one.`,
      );
    }
    const engine = new PGlite({ dataDir, parsers, ...(version === '' && { loadDataDir: await initial() }) });
    await engine.waitReady;
    return embedded(engine, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

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

/** At most one of the first two; without both the database is in memory. `initial`: the content of a new embedded database, by default empty tables. */
export type StoreOptions = {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  initial?: (() => Promise<Blob>) | undefined;
};

/** PostgreSQL can open only data folders of its own major version. */
const EMBEDDED_MAJOR = '18';

/** Includes the wait for a free connection: fifty concurrent requests on a busy machine take seconds. */
const CONNECT_LIMIT_MS = 30_000;
const POOL_SIZE = 10;

/** Opens the database and migrates it. Throws when it cannot be reached or another process has the folder. */
export async function openStore({ databaseUrl, dataDir, initial = emptyDatabase }: StoreOptions): Promise<Store> {
  const store = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir, initial);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    if (error instanceof OtherVersion)
      throw new Error(`${nameOf({ databaseUrl, dataDir })} was ${error.message}. ${ADVICE}`, { cause: error });
    throw error;
  }
  return store;
}

const ADVICE = 'Delete it and start again, or name another one.';

/** The database's name for an error message, without the password in its URL. */
function nameOf({ databaseUrl, dataDir }: StoreOptions): string {
  return databaseUrl ? `The database ${new URL(databaseUrl).pathname.slice(1)}` : `The data folder ${dataDir ?? 'in memory'}`;
}

function openServer(connectionString: string): Store {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    types: { getTypeParser: (oid: number): unknown => parsers[oid] ?? pg.types.getTypeParser(oid) },
  });
  // without both listeners a lost connection would end the process; the affected query reports the error
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

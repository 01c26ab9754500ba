import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate, shape } from './migrations.ts';
import { parsers } from './parsers.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Database } from './tables.ts';

/**
 * A prepared database as a compressed folder. Loading it takes a second, preparing one takes several. It is cached under a digest of `what`,
 * which must change whenever `prepare` changes. A missing or unwritable cache only costs time.
 */
export async function prepared(name: string, what: string, prepare: (db: Kysely<Database>) => Promise<void>): Promise<Blob> {
  const digest = createHash('sha256')
    .update(ENGINE + what)
    .digest('hex');
  const file = join(cacheFolder(), `${name}-${digest.slice(0, 16)}.tar.gz`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const engine = new PGlite({ dataDir: 'memory://', parsers });
  const db = new Kysely<Database>({ dialect: pgliteDialect(engine) });
  await prepare(db);
  const made = await engine.dumpDataDir('gzip');
  await db.destroy();
  // written to another file and renamed, so that no process reads a partial file
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true })
    .then(async () => writeFile(temporary, new Uint8Array(await made.arrayBuffer())))
    .then(() => rename(temporary, file))
    .catch(() => undefined);
  return made;
}

/** Empty tables. */
export const emptyDatabase = (): Promise<Blob> => prepared('empty', shape, migrate);

/** Another version of the engine cannot open the folder, so a new version makes a new snapshot. */
const ENGINE = '@electric-sql/pglite 0.5.16 ';

/** The folder node_modules/.cache of the project in which the embedded engine is installed. */
function cacheFolder(): string {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return join(path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length), '.cache', 'lender');
}

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
 * A database as a compressed folder, made ready once: starting from it takes a second where making one takes several. Kept beside the other
 * caches under a digest of `what`, which must change with everything that `prepare` does; a missing or unwritable cache only costs time.
 */
export async function prepared(name: string, what: string, prepare: (db: Kysely<Database>) => Promise<void>): Promise<Blob> {
  const digest = createHash('sha256')
    .update(ENGINE + what)
    .digest('hex');
  const file = join(cacheFolder(), `${name}-${digest.slice(0, 16)}.tar.gz`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const engine = new PGlite({ dataDir: 'memory://', parsers });
  const db = new Kysely<Database>({ dialect: pgliteDialect(engine) });
  await prepare(db);
  const made = await engine.dumpDataDir('gzip');
  await db.destroy();
  // written aside and renamed, so that nobody ever reads half of it
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true })
    .then(async () => writeFile(aside, new Uint8Array(await made.arrayBuffer())))
    .then(() => rename(aside, file))
    .catch(() => undefined);
  return made;
}

/** All tables, and nothing in them. */
export const emptyDatabase = (): Promise<Blob> => prepared('empty', shape, migrate);

/** A folder of another engine's version does not open: a new pin is a new snapshot. */
const ENGINE = '@electric-sql/pglite 0.5.16 ';

/** node_modules/.cache of the project that has the embedded engine installed. */
function cacheFolder(): string {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return join(path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length), '.cache', 'lender');
}

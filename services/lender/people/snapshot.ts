import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COST } from '../auth/password.ts';
import { dayOf } from '../days.ts';
import { migrate } from '../store/migrations.ts';
import { prepared } from '../store/snapshot.ts';
import { seed } from './seed.ts';

/** The folders with all code that makes the people's rows. */
const SOURCES = ['..', '../../contract'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** A database seeded today, for a lender in memory: tests and demos start many of them. */
export const seededDatabase = async (): Promise<Blob> =>
  prepared('peopled', `${await digestOfSources()} ${dayOf(Date.now())}`, async (db) => {
    await migrate(db);
    await seed(db);
  });

let digest: Promise<string> | undefined;

/** A digest of the sources and of the password's hash cost: a snapshot from other code must not be used. */
export const digestOfSources = (): Promise<string> =>
  (digest ??= (async () => {
    const hash = createHash('sha256').update(String(COST));
    for (const folder of SOURCES) {
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.ts')).toSorted())
        hash.update(file).update(await readFile(join(folder, file)));
    }
    return hash.digest('hex');
  })());

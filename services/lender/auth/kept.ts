import { createHash } from 'node:crypto';
import type { Db } from '../handler.ts';

/** What of a secret goes into a table: enough to know it again, useless to whoever reads the table. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * A setting that is made once and then stays: restarts and several processes agree on it, whoever came first.
 * `make` may run in vain when another process was quicker.
 */
export async function keptSetting(db: Db, name: string, make: () => Promise<string> | string): Promise<string> {
  const found = await read(db, name);
  if (found !== undefined) return found;
  await db
    .insertInto('setting')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await read(db, name);
  if (kept === undefined) throw new Error(`setting "${name}" was written and is not there: is something resetting the lender right now?`);
  return kept;
}

async function read(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

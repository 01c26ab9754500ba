import type { Db } from '../handler.ts';

/**
 * A setting that is created once and then kept: restarts and several processes share it. When two processes create it at once, the first
 * insert wins and the other value is discarded.
 */
export async function storedSetting(db: Db, name: string, make: () => Promise<string> | string): Promise<string> {
  const found = await read(db, name);
  if (found !== undefined) return found;
  await db
    .insertInto('setting')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await read(db, name);
  if (stored === undefined) throw new Error(`setting "${name}" was written but is missing: is a reset running at the same time?`);
  return stored;
}

async function read(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

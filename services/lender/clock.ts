import type { Db } from './handler.ts';

/** The setting that holds the clock's offset from the machine's clock, ms. */
export const OFFSET = 'clock.offset';

/** The lender's clock for a value of that setting. */
export const nowBy = (offset: string | null | undefined): number => Date.now() + Number(offset ?? 0);

/** The lender's clock, ms since 1970: the machine's clock plus the offset. The offset is in the database, so that all processes share it. */
export async function readNow(db: Db): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', OFFSET).executeTakeFirst();
  return nowBy(row?.value);
}

/** Moves the clock forward, or back for a negative `ms`. Returns the new time. */
export async function advance(db: Db, ms: number): Promise<number> {
  const offset = (await readNow(db)) - Date.now() + ms;
  await db
    .insertInto('setting')
    .values({ name: OFFSET, value: String(Math.round(offset)) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(Math.round(offset)) }))
    .execute();
  return readNow(db);
}

/** Returns to the machine's clock. */
export async function resetClock(db: Db): Promise<number> {
  await db.deleteFrom('setting').where('name', '=', OFFSET).execute();
  return readNow(db);
}

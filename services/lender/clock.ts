import type { Db } from './handler.ts';

/** The setting that moves the clock, ms. */
export const OFFSET = 'clock.offset';

/** The lender's clock by the value of that setting. */
export const nowBy = (offset: string | null | undefined): number => Date.now() + Number(offset ?? 0);

/** The lender's clock, ms since 1970: the machine's, moved by the control plane. Kept in the database, so that several processes agree. */
export async function readNow(db: Db): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', OFFSET).executeTakeFirst();
  return nowBy(row?.value);
}

/** Moves the clock. Backward as well. Answers the new time. */
export async function advance(db: Db, ms: number): Promise<number> {
  const offset = (await readNow(db)) - Date.now() + ms;
  await db
    .insertInto('setting')
    .values({ name: OFFSET, value: String(Math.round(offset)) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(Math.round(offset)) }))
    .execute();
  return readNow(db);
}

/** Back to the machine's time. */
export async function resetClock(db: Db): Promise<number> {
  await db.deleteFrom('setting').where('name', '=', OFFSET).execute();
  return readNow(db);
}

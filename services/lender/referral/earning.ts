import { sql, type Transaction } from 'kysely';
import type { Db } from '../handler.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import type { Database } from '../store/tables.ts';
import { codeIn, takePart } from './account.ts';

/** What each person who signs up earns whoever has shared. Spec: portal §9 "Referral amountPerShare" (FLOW-REFER-05). */
export const CENTS_PER_SHARE = 5_000;

/** Somebody new takes part, and has come with this code, if with any. */
export async function comeWith(db: Db, profileId: string, code: string): Promise<void> {
  await takePart(db, profileId);
  await countScan(db, code);
}

/** Somebody has come with this code; one that is nobody's counts for nobody. */
export async function countScan(db: Db, code: string): Promise<void> {
  await db
    .updateTable('referral')
    .set({ codes_scanned: sql<number>`codes_scanned + 1` })
    .where('short_code', '=', codeIn(code))
    .execute();
}

/** Somebody has confirmed a sign-in: whoever has brought them is paid, once. Not before that: a made-up address earns nothing. `now`: the lender's clock, ms. */
export async function rewardSharer(tx: Transaction<Database>, newcomer: ProfileTable, now: number): Promise<void> {
  if (newcomer.non_customer_refer === '') return;
  const sharer = await tx
    .selectFrom('referral')
    .selectAll()
    .where('short_code', '=', codeIn(newcomer.non_customer_refer))
    .forUpdate()
    .executeTakeFirst();
  if (!sharer) return;
  const balance_cents = sharer.balance_cents + CENTS_PER_SHARE;
  const [earned] = await tx
    .insertInto('referral_entry')
    .values({
      entry_id: `reward ${newcomer.profile_id}`,
      profile_id: sharer.profile_id,
      kind: 'reward',
      cents: CENTS_PER_SHARE,
      balance_cents,
      confirmation_number: null,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry_id')
    .execute();
  if (!earned) return;
  await tx
    .updateTable('referral')
    .set({ balance_cents, people_signed_up: sharer.people_signed_up + 1 })
    .where('profile_id', '=', sharer.profile_id)
    .execute();
}

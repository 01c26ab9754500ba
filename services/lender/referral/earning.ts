import { sql, type Transaction } from 'kysely';
import type { Db } from '../handler.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import type { Database } from '../store/tables.ts';
import { codeIn, takePart } from './account.ts';

/** The reward for each person who signs up. Spec: portal §9 "Referral amountPerShare" (FLOW-REFER-05). */
export const CENTS_PER_SHARE = 5_000;

/** A new profile joins referral rewards with this short code. */
export async function joinWithCode(db: Db, profileId: string, code: string): Promise<void> {
  await takePart(db, profileId);
  await countScan(db, code);
}

/** Counts a scan of this short code. An unknown code is ignored. */
export async function countScan(db: Db, code: string): Promise<void> {
  await db
    .updateTable('referral')
    .set({ codes_scanned: sql<number>`codes_scanned + 1` })
    .where('short_code', '=', codeIn(code))
    .execute();
}

/** Rewards the referrer once, after the newcomer has verified the username: an unverified address earns nothing. `now`: the lender's clock, ms. */
export async function rewardReferrer(tx: Transaction<Database>, newcomer: ProfileTable, now: number): Promise<void> {
  if (newcomer.non_customer_refer === '') return;
  const referrer = await tx
    .selectFrom('referral')
    .selectAll()
    .where('short_code', '=', codeIn(newcomer.non_customer_refer))
    .forUpdate()
    .executeTakeFirst();
  if (!referrer) return;
  const balance_cents = referrer.balance_cents + CENTS_PER_SHARE;
  const [entry] = await tx
    .insertInto('referral_entry')
    .values({
      entry_id: `reward ${newcomer.profile_id}`,
      profile_id: referrer.profile_id,
      kind: 'reward',
      cents: CENTS_PER_SHARE,
      balance_cents,
      confirmation_number: null,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry_id')
    .execute();
  if (!entry) return;
  await tx
    .updateTable('referral')
    .set({ balance_cents, people_signed_up: referrer.people_signed_up + 1 })
    .where('profile_id', '=', referrer.profile_id)
    .execute();
}

import { randomUUID } from 'node:crypto';
import { RETAIL } from '../../contract/enums.ts';
import { customerIdsOf } from '../auth/caller.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { newNumber } from '../payment/confirmation.ts';
import { LMS } from '../people/places.ts';
import type { ReferralTable } from '../store/tables/referral.ts';
import { mayTakePart } from './kind.ts';

/** `non_customer_refer` of a referral user who signed up without a short code. */
export const NCR = 'ncr';

/** Short codes are stored in upper case. */
export const codeIn = (text: string): string => text.toUpperCase();

/** The profile's rewards; undefined when it does not take part. */
export const rewardsOf = (db: Db, profileId: string): Promise<ReferralTable | undefined> =>
  db.selectFrom('referral').selectAll().where('profile_id', '=', profileId).executeTakeFirst();

/** The caller's rewards. Throws Refusal 403 when the caller does not take part. */
export async function ownRewards(db: Db, { profileId }: Caller): Promise<ReferralTable> {
  const rewards = await rewardsOf(db, profileId);
  if (!rewards) throw new Refusal(403);
  return rewards;
}

/** Adds the profile to referral rewards with a zero balance, unless it already takes part. */
export async function takePart(db: Db, profileId: string): Promise<void> {
  await db
    .insertInto('referral')
    .values({
      profile_id: profileId,
      short_code: newNumber('F'),
      balance_cents: 0,
      people_signed_up: 0,
      codes_scanned: 0,
      shares: 0,
      intent_id: randomUUID(),
    })
    .onConflict((conflict) => conflict.column('profile_id').doNothing())
    .execute();
}

/** The caller's rewards, after joining if necessary. Throws Refusal 403 when the caller may not take part. Spec: portal §4 "Customer kind" (RULE-027). */
export async function joinRewards(db: Db, caller: Caller): Promise<ReferralTable> {
  const { customer_ids } = await db
    .selectFrom('profile')
    .select('customer_ids')
    .where('profile_id', '=', caller.profileId)
    .executeTakeFirstOrThrow();
  const systems = customerIdsOf(customer_ids).map(([lmsId]) => lmsId);
  if (!mayTakePart(systems, LMS.TLXe)) throw new Refusal(403);
  await takePart(db, caller.profileId);
  if (systems.length === 0) {
    await db
      .updateTable('profile')
      .set({ non_customer_refer: NCR })
      .where('profile_id', '=', caller.profileId)
      .where('non_customer_refer', 'in', ['', RETAIL])
      .execute();
  }
  return ownRewards(db, caller);
}

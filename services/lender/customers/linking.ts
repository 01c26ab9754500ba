import { sql } from 'kysely';
import { customerIdsOf } from '../auth/caller.ts';
import { Refusal, type Db } from '../handler.ts';

/** The fields of a customer that linking needs. */
export type Account = { customer_id: string; lms_id: string };

const LINKED_ELSEWHERE = 'This account is already linked to another profile. Please contact customer service.';

/**
 * Links an account to a profile, unless the profile has an account in that loan system other than `replacing`. Returns the customer id that
 * the profile has afterwards. Call it in a transaction: two profiles that link the same account wait for each other. Throws Refusal 409 when
 * another profile with a sign-in has the account.
 */
export async function link(tx: Db, profileId: string, account: Account, replacing?: string): Promise<string> {
  await tx.selectFrom('customer').select('customer_id').where('customer_id', '=', account.customer_id).forUpdate().execute();
  await refuseTaken(tx, profileId, account);
  const profile = await tx
    .selectFrom('profile')
    .select('customer_ids')
    .where('profile_id', '=', profileId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const ids = customerIdsOf(profile.customer_ids);
  const current = ids.find(([lmsId]) => lmsId === account.lms_id)?.[1];
  if (current !== undefined && current !== replacing) return current;
  const customer_ids = JSON.stringify({ ...Object.fromEntries(ids), [account.lms_id]: account.customer_id });
  await tx.updateTable('profile').set({ customer_ids }).where('profile_id', '=', profileId).execute();
  return account.customer_id;
}

async function refuseTaken(tx: Db, profileId: string, account: Account): Promise<void> {
  const held = JSON.stringify({ [account.lms_id]: account.customer_id });
  const holder = await tx
    .selectFrom('profile')
    .select('profile_id')
    .where(sql<boolean>`customer_ids::jsonb @> ${held}::jsonb`)
    .where('profile_id', '<>', profileId)
    .where('password_hash', '<>', '') // a profile without a sign-in does not block the account
    .executeTakeFirst();
  if (holder) throw new Refusal(409, [LINKED_ELSEWHERE], 'AlreadyLinked');
}

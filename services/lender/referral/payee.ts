import type { ParsedAsk } from '../../contract/index.ts';
import { customerIdsOf } from '../auth/caller.ts';
import { secretsOf } from '../customers/secrets.ts';
import { dayOf } from '../days.ts';
import type { Db } from '../handler.ts';
import { no } from '../no.ts';
import type { ProfileTable } from '../store/peopleTables.ts';

type Details = NonNullable<ParsedAsk<'POST /mdmProfile'>['details']>;

/** A payout needs to know whom it pays. Customers are known; a non-customer provides it once. Spec: FLOW-REFER-07. */
export async function knowsPayee(
  db: Db,
  { profile_id, customer_ids }: Pick<ProfileTable, 'profile_id' | 'customer_ids'>,
): Promise<boolean> {
  if (customerIdsOf(customer_ids).length > 0) return true;
  const payee = await db.selectFrom('payee').select('profile_id').where('profile_id', '=', profile_id).executeTakeFirst();
  return payee !== undefined;
}

/** Stores it, in place of what was provided before. Throws Refusal 422 for a day of birth that is still to come. */
export async function savePayee(
  db: Db,
  profile_id: string,
  { firstName, lastName, dateOfBirth, address }: Details,
  now: number,
): Promise<void> {
  const born = dateOfBirth.replace(/^(....)(..)/, '$1-$2-');
  if (born >= dayOf(now)) throw no('Check the date of birth.');
  const { seal } = await secretsOf(db);
  const known = { first_name: firstName, last_name: lastName, born: seal(born), address: JSON.stringify(address) };
  await db
    .insertInto('payee')
    .values({ profile_id, ...known })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(known))
    .execute();
}

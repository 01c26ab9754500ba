import { sql } from 'kysely';
import { Refusal, type Caller, type Db, type Handlers } from './handler.ts';
import { loanOf, mayAccess } from './loans/access.ts';

/** A lock expires unless it is renewed within this time, ms, so that a closed tab does not keep it. */
export const LOCK_LIFETIME_MS = 30 * 60_000;

type LockResult = { alreadyLocked: boolean; lockedByName?: string };

export const locks: Handlers<'GET /loanlock' | 'POST /loanlock'> = {
  'GET /loanlock': async ({ ask, caller, db, now }): Promise<LockResult> => {
    if (ask.loanIds.length === 0) return { alreadyLocked: false };
    const loans = await db
      .selectFrom('loan')
      .select(['loan_id', 'customer_id', 'cosigner_customer_id'])
      .where('loan_id', 'in', ask.loanIds)
      .execute();
    if (loans.length !== new Set(ask.loanIds).size || !loans.every((loan) => mayAccess(caller, loan))) throw new Refusal(403);
    const lock = await db
      .selectFrom('loan_lock')
      .select('holder_name')
      .where('loan_id', 'in', ask.loanIds)
      .where('lock_type', '=', ask.lockType)
      .where('profile_id', '<>', caller.profileId)
      .where('until', '>', now)
      .executeTakeFirst();
    return lock ? { alreadyLocked: true, lockedByName: lock.holder_name } : { alreadyLocked: false };
  },

  'POST /loanlock': async ({ ask, caller, db, now }): Promise<LockResult> => {
    const { loan_id } = await loanOf(db, caller, ask.loanId);
    if (ask.value === true)
      return takeLock(db, { loanId: loan_id, lockType: ask.lockType, profileId: caller.profileId, name: await nameOf(db, caller), now });
    // only the caller's lock; releasing a lock that the caller does not hold succeeds (CONF-019)
    await db
      .deleteFrom('loan_lock')
      .where('loan_id', '=', loan_id)
      .where('lock_type', '=', ask.lockType)
      .where('profile_id', '=', caller.profileId)
      .execute();
    return { alreadyLocked: false };
  },
};

/** Takes or renews the lock, or names the other holder. One conditional statement: reading before writing would let two callers in. */
export async function takeLock(
  db: Db,
  { loanId, lockType, profileId, name, now }: { loanId: string; lockType: string; profileId: string; name: string; now: number },
): Promise<LockResult> {
  for (;;) {
    const taken = await db
      .insertInto('loan_lock')
      .values({ loan_id: loanId, lock_type: lockType, profile_id: profileId, holder_name: name, until: now + LOCK_LIFETIME_MS })
      .onConflict((conflict) =>
        conflict
          .columns(['loan_id', 'lock_type'])
          .doUpdateSet({ profile_id: profileId, holder_name: name, until: now + LOCK_LIFETIME_MS })
          .where((is) => is.or([is('loan_lock.profile_id', '=', profileId), is('loan_lock.until', '<=', now)])),
      )
      .returning('loan_id')
      .executeTakeFirst();
    if (taken) return { alreadyLocked: false };
    const holder = await db
      .selectFrom('loan_lock')
      .select('holder_name')
      .where('loan_id', '=', loanId)
      .where('lock_type', '=', lockType)
      .where(sql<boolean>`until > ${now}`)
      .executeTakeFirst();
    if (holder) return { alreadyLocked: true, lockedByName: holder.holder_name };
    // released between the two statements: try again
  }
}

/** The caller's name, as other customers see it on a lock. */
export async function nameOf(db: Db, caller: Caller): Promise<string> {
  const profile = await db.selectFrom('profile').select('name').where('profile_id', '=', caller.profileId).executeTakeFirst();
  return profile?.name ?? 'Guest'; // a guest has no profile
}

import type { ParsedAsk } from '../../contract/index.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { nameOf, takeLock } from '../locks.ts';
import { locate } from './locate.ts';

const LOCK_TYPE = 'addOn';

/** Spec: calls §8 (ERR-029). */
const NO_LOCATION = 'Error validating your location, please try again.';
/** Spec: portal §5 "Location". */
const OTHER_STATE = 'You must be in the same state as your store to continue.';

/** The lock that a draw takes on its loan. Spec: calls §4 "Add-on lock", portal §4. */
export const addOnLock: Handlers<'GET /addOnLock' | 'POST /addOnLock'> = {
  'GET /addOnLock': async ({ ask, caller, db, now }) => {
    const { loan_id } = await loanOf(db, caller, ask.loanId);
    return { isAddOnLocked: (await holderOf(db, caller, loan_id, now)) !== null };
  },

  'POST /addOnLock': async ({ ask, caller, db, now, settings }) => {
    const { loan_id, store_state } = await loanOf(db, caller, ask.loanId);
    if (settings.gpsCheckAddOn !== false) checkLocation(ask, store_state);
    const name = await nameOf(db, caller);
    const lock = await takeLock(db, { loanId: loan_id, lockType: LOCK_TYPE, profileId: caller.profileId, name, now });
    if (lock.alreadyLocked)
      throw new Refusal(400, [`${lock.lockedByName ?? ''} is working on this loan right now. Try again later.`], 'AddOnLocked');
    return {};
  },
};

/** Against the loan's store, not the request's. Throws Refusal 422. Spec: FLAG-011, ERR-029. */
function checkLocation({ latitude, longitude }: ParsedAsk<'POST /addOnLock'>, storeState: string): void {
  if (latitude === undefined || longitude === undefined) throw new Refusal(422, [NO_LOCATION]);
  const location = locate({ latitude, longitude }, storeState);
  if (location !== 'same') throw new Refusal(422, [location === 'other' ? OTHER_STATE : NO_LOCATION]);
}

/** Whether the caller holds the loan's lock. */
export async function holdsLock(db: Db, caller: Caller, loanId: string, now: number): Promise<boolean> {
  const lock = await db
    .selectFrom('loan_lock')
    .select('loan_id')
    .where('loan_id', '=', loanId)
    .where('lock_type', '=', LOCK_TYPE)
    .where('profile_id', '=', caller.profileId)
    .where('until', '>', now)
    .executeTakeFirst();
  return lock !== undefined;
}

/** The name of another holder of the loan's lock; null when there is none. */
export async function holderOf(db: Db, caller: Caller, loanId: string, now: number): Promise<string | null> {
  const lock = await db
    .selectFrom('loan_lock')
    .select('holder_name')
    .where('loan_id', '=', loanId)
    .where('lock_type', '=', LOCK_TYPE)
    .where('profile_id', '<>', caller.profileId)
    .where('until', '>', now)
    .executeTakeFirst();
  return lock?.holder_name ?? null;
}

/** Releases the profile's lock after the draw. Another holder's lock stays. */
export async function releaseAddOnLock(db: Db, loanId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom('loan_lock')
    .where('loan_id', '=', loanId)
    .where('lock_type', '=', LOCK_TYPE)
    .where('profile_id', '=', profileId)
    .execute();
}

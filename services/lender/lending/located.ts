import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import type { Settings } from '../settings.ts';
import { lacksConsent } from './consent.ts';

/** A location counts as long as it takes to read and sign the papers, ms. Ours. */
const LOCATION_MS = 60 * 60_000;

/** Spec: calls §8 (ERR-029). */
export const NO_LOCATION = 'Error validating your location, please try again.';
const LOCATION_MISSING = 'LocationMissing';

/** Records in which state a party of the loan is. The latest location counts. `now`: ms of the lender's clock. */
export async function recordLocation(db: Db, caller: Caller, { loan_id }: LoanRow, state: string, now: number): Promise<void> {
  await db
    .insertInto('location_check')
    .values({ loan_id, profile_id: caller.profileId, state, at: now })
    .onConflict((conflict) => conflict.columns(['loan_id', 'profile_id']).doUpdateSet({ state, at: now }))
    .execute();
}

/** A renewal needs the location unless the lender has turned both checks off; a plain payment only where the lender wants it (FLAG-011). */
export const needsLocation = ({ gpsCheckPayment, gpsCheckRefinance, gpsCheckPlainPayment }: Settings, renews: boolean): boolean =>
  renews ? gpsCheckPayment !== false || gpsCheckRefinance !== false : gpsCheckPlainPayment === true;

/**
 * Throws Refusal unless the caller was in the state of the store a short time ago; the caller's latest location counts, for whichever loan it was
 * stated. Spec: portal §5 "Location" (RULE-014; location-5).
 */
export async function checkLocated(db: Db, caller: Caller, { store_state }: LoanRow, now: number): Promise<void> {
  const latest = await db
    .selectFrom('location_check')
    .select('state')
    .where('profile_id', '=', caller.profileId)
    .where('at', '>', now - LOCATION_MS)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if (latest?.state !== store_state) throw new Refusal(422, [NO_LOCATION], LOCATION_MISSING);
}

/** Throws Refusal when the state needs the customer's consent and has none (FLOW-REFI-13). */
export async function checkConsent(db: Db, loan: LoanRow): Promise<void> {
  if (await lacksConsent(db, loan))
    throw new Refusal(422, [`Confirm that you are in ${loan.store_state} before you refinance.`], LOCATION_MISSING);
}

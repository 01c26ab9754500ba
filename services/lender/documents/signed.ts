import type { SigningType } from '../../contract/enums.ts';
import type { Caller, Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';

/** Has the caller signed this for the loan's current intent? The next payment changes the intent. `termsId`: of a refinance, else empty. */
export async function isSigned(
  db: Db,
  caller: Caller,
  { loan_id, intent_id }: LoanRow,
  type: SigningType,
  termsId: string,
): Promise<boolean> {
  const signed = await db
    .selectFrom('signing')
    .select('signing_id')
    .where('loan_id', '=', loan_id)
    .where('profile_id', '=', caller.profileId)
    .where('signing_type', '=', type)
    .where('status', '=', 'signing_complete')
    .where('intent_id', '=', intent_id)
    .where('terms_id', '=', termsId)
    .executeTakeFirst();
  return signed !== undefined;
}

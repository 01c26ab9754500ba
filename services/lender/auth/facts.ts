import { Refusal, type Db } from '../handler.ts';
import type { SessionTable } from '../store/peopleTables.ts';
import { customerIdsOf } from './caller.ts';
import type { Facts } from './tokens.ts';

export type Holder = Pick<SessionTable, 'profile_id' | 'guest_loan_id' | 'guest_flow'>;

/** The id token's claims for this session. Throws Refusal when the profile or the loan no longer exists. Spec: portal §3 "Sign-in attributes" (ENT-006). */
export const factsOf = (db: Db, holder: Holder): Promise<Facts> =>
  holder.guest_loan_id === null ? customerFacts(db, holder.profile_id) : guestFacts(db, holder, holder.guest_loan_id);

async function customerFacts(db: Db, profileId: string): Promise<Facts> {
  const profile = await db.selectFrom('profile').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
  if (!profile) throw new Refusal(400, ['User does not exist.'], 'UserNotFoundException');
  const ids = customerIdsOf(profile.customer_ids).map(([lmsId, customerId]) => ({ lmsId, customerId }));
  return {
    sub: profile.profile_id,
    name: profile.name,
    email: profile.username_email,
    email_verified: profile.email_verified,
    phone_number: profile.username_phone,
    phone_number_verified: profile.phone_verified,
    customer_id: ids[0]?.customerId ?? '',
    lms_customer_ids: JSON.stringify(ids),
    loan_state: profile.loan_state,
    mdm_id: profile.mdm_id,
    non_customer_refer: profile.non_customer_refer,
  };
}

/** A guest sees the borrower's name, as on the lender's paper bill, but no contact details. */
async function guestFacts(db: Db, { profile_id, guest_flow }: Holder, loanId: string): Promise<Facts> {
  const loan = await db
    .selectFrom('loan')
    .innerJoin('customer', 'customer.customer_id', 'loan.customer_id')
    .select(['loan.customer_id', 'loan.lms_id', 'loan.store_state', 'customer.name'])
    .where('loan.loan_id', '=', loanId)
    .executeTakeFirst();
  if (!loan) throw new Refusal(400, ['This link has expired. Log in to continue.'], 'InvalidSignatureException');
  return {
    sub: profile_id,
    name: loan.name,
    customer_id: loan.customer_id,
    lms_customer_ids: JSON.stringify([{ lmsId: loan.lms_id, customerId: loan.customer_id }]),
    loan_state: loan.store_state,
    guest_loan_id: loanId,
    guest_flow: guest_flow ?? '',
  };
}

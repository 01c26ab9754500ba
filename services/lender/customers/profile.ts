import { sql } from 'kysely';
import { phoneDigits } from '../../contract/phone.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { rewardsOf } from '../referral/account.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { banksOf, saveBank, type BankDetails } from './banks.ts';
import { customerIn, loanAt, type CustomerRow } from './row.ts';
import { addressesError } from './rules.ts';
import { secretsOf } from './secrets.ts';
import { preferencesOf, toCustomer } from './toCustomer.ts';

type Change = ParsedAsk<'POST /customerinfo'>['customer'];

/** The caller's personal information, and changes to it. Spec: calls §7 "Customer". */
export const profile: Handlers<'GET /personalInfo' | 'POST /customerinfo'> = {
  'GET /personalInfo': async ({ ask, caller, db }) => {
    const row = await customerIn(db, caller, ask.lmsId);
    if (ask.loanId !== undefined && (await loanOf(db, caller, ask.loanId)).lms_id !== ask.lmsId) throw new Refusal(403);
    const holder = await db.selectFrom('profile').selectAll().where('profile_id', '=', caller.profileId).executeTakeFirstOrThrow();
    const inRewards = (await rewardsOf(db, caller.profileId)) !== undefined;
    return toCustomer(row, holder, await banksOf(db, row.customer_id), await secretsOf(db), inRewards);
  },

  'POST /customerinfo': async ({ ask, caller, db, now }) => {
    const { lms_id } = await loanAt(db, caller, ask.loanId, ask.storeId);
    const bank = bankIn(ask.customer);
    const wrong = ask.customer.addresses && addressesError(ask.customer.addresses);
    if (wrong) throw new Refusal(422, [wrong]);
    const row = await customerIn(db, caller, lms_id);
    return inTransaction(db, async (tx) => {
      await change(tx, row, ask.customer);
      if (bank) await saveBank(tx, row.customer_id, bank, now);
      return {
        communicationPreferences: preferencesOf(ask.customer.communicationPreferences?.contactPreference ?? row.contact_preference),
      };
    });
  },
};

/** The bank fields of a change; null when none is given. Throws Refusal 422 when only some are given. */
function bankIn({ bankName, routingNumber, accountNumber }: Change): BankDetails | null {
  if (bankName !== undefined && routingNumber !== undefined && accountNumber !== undefined)
    return { bankName, routingNumber, accountNumber };
  if (bankName === undefined && routingNumber === undefined && accountNumber === undefined) return null;
  throw new Refusal(422, ['Enter the bank name, the routing number and the account number.']);
}

/** Writes only the given fields, so that two concurrent changes do not undo each other. */
async function change(
  tx: Db,
  { customer_id }: CustomerRow,
  { emails, contactNumbers, addresses, communicationPreferences, demographics }: Change,
): Promise<void> {
  const id = { customer_id }; // an update without any field is not valid SQL
  const [email] = emails ?? [];
  const [number] = contactNumbers ?? [];
  await tx
    .updateTable('customer')
    .set({ ...id, ...(email !== undefined && { email }), ...(number && { phone: phoneDigits(number.phoneNumber) }) })
    .where('customer_id', '=', customer_id)
    .execute();
  await tx
    .updateTable('customer_detail')
    .set({
      ...id,
      ...(emails && { emails: JSON.stringify(emails) }),
      ...(contactNumbers && { contact_numbers: JSON.stringify(contactNumbers) }),
      ...(addresses && { addresses: JSON.stringify(addresses) }),
      ...(communicationPreferences && { contact_preference: communicationPreferences.contactPreference }),
      ...(demographics && { demographics: sql<string>`(demographics::jsonb || ${JSON.stringify(demographics)}::jsonb)::text` }),
    })
    .where('customer_id', '=', customer_id)
    .execute();
}

import { sql } from 'kysely';
import { phoneDigits } from '../../contract/phone.ts';
import type { Asked } from '../../contract/index.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { rewardsOf } from '../referral/account.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { banksOf, keepBank, type BankDetails } from './banks.ts';
import { callerIn, loanAt, type CustomerRow } from './row.ts';
import { addressesWrong } from './rules.ts';
import { secretsOf } from './secrets.ts';
import { preferencesOf, shown } from './shown.ts';

type Change = Asked<'POST /customerinfo'>['customer'];

/** What the lender knows of the caller, and what he changes of it. Spec: calls §7 "Customer". */
export const profile: Handlers<'GET /personalInfo' | 'POST /customerinfo'> = {
  'GET /personalInfo': async ({ ask, caller, db }) => {
    const row = await callerIn(db, caller, ask.lmsId);
    if (ask.loanId !== undefined && (await loanOf(db, caller, ask.loanId)).lms_id !== ask.lmsId) throw new Refusal(403);
    const holder = await db.selectFrom('profile').selectAll().where('profile_id', '=', caller.profileId).executeTakeFirstOrThrow();
    const takesPart = (await rewardsOf(db, caller.profileId)) !== undefined;
    return shown(row, holder, await banksOf(db, row.customer_id), await secretsOf(db), takesPart);
  },

  'POST /customerinfo': async ({ ask, caller, db, now }) => {
    const { lms_id } = await loanAt(db, caller, ask.loanId, ask.storeId);
    const bank = bankIn(ask.customer);
    const wrong = ask.customer.addresses && addressesWrong(ask.customer.addresses);
    if (wrong) throw new Refusal(422, [wrong]);
    const row = await callerIn(db, caller, lms_id);
    return inTransaction(db, async (tx) => {
      await change(tx, row, ask.customer);
      if (bank) await keepBank(tx, row.customer_id, bank, now);
      return {
        communicationPreferences: preferencesOf(ask.customer.communicationPreferences?.contactPreference ?? row.contact_preference),
      };
    });
  },
};

/** The banking fields of a change; null when there is none of them. Throws Refusal 422 when there are some. */
function bankIn({ bankName, routingNumber, accountNumber }: Change): BankDetails | null {
  if (bankName !== undefined && routingNumber !== undefined && accountNumber !== undefined)
    return { bankName, routingNumber, accountNumber };
  if (bankName === undefined && routingNumber === undefined && accountNumber === undefined) return null;
  throw new Refusal(422, ['Enter the bank name, the routing number and the account number.']);
}

/** Only what is told is written: two changes at once do not undo each other. */
async function change(
  tx: Db,
  { customer_id }: CustomerRow,
  { emails, contactNumbers, addresses, communicationPreferences, demographics }: Change,
): Promise<void> {
  const of = { customer_id };
  const [email] = emails ?? [];
  const [number] = contactNumbers ?? [];
  await tx
    .updateTable('customer')
    .set({ ...of, ...(email !== undefined && { email }), ...(number && { phone: phoneDigits(number.phoneNumber) }) })
    .where('customer_id', '=', customer_id)
    .execute();
  await tx
    .updateTable('customer_detail')
    .set({
      ...of,
      ...(emails && { emails: JSON.stringify(emails) }),
      ...(contactNumbers && { contact_numbers: JSON.stringify(contactNumbers) }),
      ...(addresses && { addresses: JSON.stringify(addresses) }),
      ...(communicationPreferences && { contact_preference: communicationPreferences.contactPreference }),
      ...(demographics && { demographics: sql<string>`(demographics::jsonb || ${JSON.stringify(demographics)}::jsonb)::text` }),
    })
    .where('customer_id', '=', customer_id)
    .execute();
}

import { randomUUID } from 'node:crypto';
import { isRoutingNumber } from '../../contract/checkDigits.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { requireOwnCustomer } from '../loans/access.ts';
import type { CustomerBankTable } from '../store/tables/customers.ts';
import { bankNameOf } from './bankNames.ts';
import { secretsOf } from './secrets.ts';

/** Ours. */
const MAX_BANKS = 5;
const WRONG_DIGITS = 'Check the routing number: its digits do not add up.';

export type BankDetails = { bankName: string; routingNumber: string; accountNumber: string };

/** Bank details. Spec: calls §7 "Customer" (OPEN-021, OPEN-048). */
export const banks: Handlers<'GET /bankInfo' | 'POST /bankInfo'> = {
  'GET /bankInfo': async ({ ask }) => {
    if (!isRoutingNumber(ask.routingNumber)) throw new Refusal(422, [WRONG_DIGITS]);
    const bankName = bankNameOf(ask.routingNumber);
    if (bankName === undefined) throw new Refusal(404, ['We do not know a bank with this routing number. Enter your bank’s name.']);
    return { bankName };
  },

  'POST /bankInfo': async ({ ask, caller, db, now }) => {
    requireOwnCustomer(caller, ask.customerId);
    return { bankAccountId: await saveBank(db, ask.customerId, ask, now) };
  },
};

export const banksOf = (db: Db, customerId: string): Promise<CustomerBankTable[]> =>
  db
    .selectFrom('customer_bank')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_primary', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('bank_account_id')
    .execute();

/** Saves a bank account as the primary one, with the last four digits of its number. Returns its id, also when it was already saved. Throws Refusal. */
export async function saveBank(db: Db, customerId: string, { bankName, routingNumber, accountNumber }: BankDetails, now: number) {
  if (!isRoutingNumber(routingNumber)) throw new Refusal(422, [WRONG_DIGITS]);
  const account_digest = (await secretsOf(db)).digest(`${routingNumber} ${accountNumber}`);
  const others = (await banksOf(db, customerId)).filter((bank) => bank.account_digest !== account_digest);
  if (others.length >= MAX_BANKS) throw new Refusal(422, [`You have ${MAX_BANKS} bank accounts on file. Call your store to remove one.`]);
  const saved = await db
    .insertInto('customer_bank')
    .values({
      bank_account_id: randomUUID(),
      customer_id: customerId,
      bank_name: bankNameOf(routingNumber) ?? bankName,
      routing_number: routingNumber,
      last_four: accountNumber.slice(-4),
      account_digest,
      is_primary: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'account_digest']).doUpdateSet({ is_primary: true }))
    .returning('bank_account_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customer_bank')
    .set({ is_primary: false })
    .where('customer_id', '=', customerId)
    .where('bank_account_id', '<>', saved.bank_account_id)
    .execute();
  return saved.bank_account_id;
}

import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import type { LoanRow } from '../loans/access.ts';
import { cleared } from '../loans/refinance.ts';
import { dayOf } from '../days.ts';
import { Before } from '../payment/before.ts';
import { booksOf } from '../payment/outcome.ts';
import { readJson } from '../payment/work.ts';
import type { Database } from '../store/tables.ts';

type Tx = Transaction<Database>;
type Refinance = Selectable<Database['refinance']>;
export type CancelledRefinance = Refinance & { cancelled_at: number; cancel_number: string };

/** The old loan as it was before the refinance. Interest runs on as if nothing had happened. */
export async function putBack(tx: Tx, { books }: Refinance, { loan_id }: LoanRow): Promise<void> {
  await tx
    .updateTable('loan')
    .set({ ...readJson(Before, books), paid_off_on: null, intent_id: randomUUID() })
    .where('loan_id', '=', loan_id)
    .execute();
}

/** The new loan as if it had never been made. */
export async function rescind(tx: Tx, young: LoanRow, today: string): Promise<void> {
  await tx
    .updateTable('loan')
    .set({
      ...cleared(booksOf(young), today),
      status_id: LOAN_STATUS.Rescinded,
      paid_off_on: today,
      auto_pay: null,
      intent_id: randomUUID(),
    })
    .where('loan_id', '=', young.loan_id)
    .execute();
}

/** The money goes back where it came from, in both directions, and the refinance is marked as cancelled. In the ledger what goes back is below zero. */
export async function returnMoney(tx: Tx, done: CancelledRefinance): Promise<void> {
  const { new_loan_id, loan_id, customer_id, cents, disbursed_cents, method, books, cancelled_at, cancel_number } = done;
  const line = { customer_id, key: `cancel ${new_loan_id}`, status: 'settled' as const, at: cancelled_at };
  const balance_cents = payoffOn(readJson(Before, books), dayOf(cancelled_at));
  const back = { id: randomUUID(), kind: 'refinance' as const, loan_id, cents: -cents, balance_cents, confirmation_number: cancel_number };
  await tx
    .insertInto('ledger')
    .values({ ...line, ...back, method: `Returned to ${method}` })
    .execute();
  if (disbursed_cents > 0) {
    const taken = { id: randomUUID(), kind: 'draw' as const, loan_id: new_loan_id, cents: -disbursed_cents, balance_cents: 0 };
    await tx
      .insertInto('ledger')
      .values({ ...line, ...taken, confirmation_number: '', method: 'Taken back' })
      .execute();
    await tx.updateTable('disbursement').set({ cancelled_at }).where('loan_id', '=', new_loan_id).execute();
  }
  await tx.updateTable('refinance').set({ cancelled_at, cancel_number }).where('new_loan_id', '=', new_loan_id).execute();
}

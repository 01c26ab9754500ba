import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import type { LoanRow } from '../loans/access.ts';
import { cleared } from '../loans/refinance.ts';
import { dayOf } from '../days.ts';
import { LoanSnapshot } from '../payment/loanSnapshot.ts';
import { booksOf } from '../payment/outcome.ts';
import { readJson } from '../payment/work.ts';
import type { Database } from '../store/tables.ts';

type Tx = Transaction<Database>;
type Refinance = Selectable<Database['refinance']>;
export type CancelledRefinance = Refinance & { cancelled_at: number; cancel_number: string };

/** Restores the old loan as it was before the refinance, for either party: nobody holds its lock. Interest accrues as if there had been no refinance. */
export async function restoreLoan(tx: Tx, { books }: Refinance, { loan_id }: LoanRow): Promise<void> {
  await tx
    .updateTable('loan')
    .set({ ...readJson(LoanSnapshot, books), paid_off_on: null, intent_id: randomUUID() })
    .where('loan_id', '=', loan_id)
    .execute();
  await tx.deleteFrom('loan_lock').where('loan_id', '=', loan_id).where('lock_type', '=', 'refinance').execute();
}

/** Rescinds the new loan. */
export async function rescind(tx: Tx, newLoan: LoanRow, today: string): Promise<void> {
  await tx
    .updateTable('loan')
    .set({
      ...cleared(booksOf(newLoan), today),
      status_id: LOAN_STATUS.Rescinded,
      paid_off_on: today,
      auto_pay: null,
      intent_id: randomUUID(),
    })
    .where('loan_id', '=', newLoan.loan_id)
    .execute();
}

/** Writes the returned money to the ledger as negative lines: the payment, and the cash if any. Marks the refinance as cancelled. */
export async function returnMoney(tx: Tx, cancelled: CancelledRefinance): Promise<void> {
  const { new_loan_id, loan_id, customer_id, cents, disbursed_cents, method, books, cancelled_at, cancel_number } = cancelled;
  const line = { customer_id, key: `cancel ${new_loan_id}`, status: 'settled' as const, at: cancelled_at };
  const balance_cents = payoffOn(readJson(LoanSnapshot, books), dayOf(cancelled_at));
  const payment = {
    id: randomUUID(),
    kind: 'refinance' as const,
    loan_id,
    cents: -cents,
    balance_cents,
    confirmation_number: cancel_number,
  };
  await tx
    .insertInto('ledger')
    .values({ ...line, ...payment, method: `Returned to ${method}` })
    .execute();
  if (disbursed_cents > 0) {
    const cash = { id: randomUUID(), kind: 'draw' as const, loan_id: new_loan_id, cents: -disbursed_cents, balance_cents: 0 };
    await tx
      .insertInto('ledger')
      .values({ ...line, ...cash, confirmation_number: '', method: 'Taken back' })
      .execute();
    await tx.updateTable('disbursement').set({ cancelled_at }).where('loan_id', '=', new_loan_id).execute();
  }
  await tx.updateTable('refinance').set({ cancelled_at, cancel_number }).where('new_loan_id', '=', new_loan_id).execute();
}

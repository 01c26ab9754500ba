import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Job } from '../jobs/jobs.ts';
import type { LoanRow } from '../loans/access.ts';
import type { Database } from '../store/tables.ts';
import { writeNewLoan } from './newLoan.ts';
import { autoPayColumn } from './storedAutoPay.ts';
import { balanceOf, type Outcome } from './outcome.ts';
import type { PaymentWork } from './work.ts';

/** A charged payment, and the loan before it. */
type Settled = { job: Job; work: PaymentWork; loan: LoanRow; outcome: Outcome; confirmationNumber: string };

/** Writes everything that a payment changes, except its own result. Returns the id of the new loan, or null. */
export async function writeBooks(
  tx: Transaction<Database>,
  { job, work, loan, outcome, confirmationNumber }: Settled,
): Promise<string | null> {
  const { books, status, closedOn, newLoan } = outcome;
  const auto_pay = autoPayAfter(loan, work);
  await tx
    .updateTable('ledger')
    .set({ balance_cents: newLoan ? 0 : balanceOf(outcome) })
    .where('id', '=', job.message_key)
    .execute();
  await tx
    .updateTable('loan')
    .set({
      principal_cents: books.principal_cents,
      interest_cents: books.interest_cents,
      accrued_on: books.accrued_on,
      paid_toward_cents: books.paid_toward_cents,
      due_on: books.due_on,
      status_id: status,
      paid_off_on: closedOn,
      auto_pay: closedOn === null ? auto_pay : null,
      intent_id: randomUUID(), // an intent is paid once: the next payment needs a new one
    })
    .where('loan_id', '=', job.loan_id)
    .execute();
  if (work.does === 'settlement')
    await tx.updateTable('settlement').set({ payment_made: true }).where('loan_id', '=', job.loan_id).execute();
  if (!newLoan || !work.refinance) return null;
  return writeNewLoan(tx, { job, work, terms: work.refinance, old: loan, newLoan, confirmationNumber, autoPay: auto_pay });
}

const autoPayAfter = (loan: LoanRow, { autoPay, requestedOn }: PaymentWork): string | null => {
  if (!autoPay) return loan.auto_pay;
  return autoPayColumn(autoPay, requestedOn);
};

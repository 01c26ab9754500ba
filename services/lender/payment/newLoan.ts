import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { noteDisbursement } from '../draws/payOut.ts';
import type { Job } from '../jobs/jobs.ts';
import type { LoanRow } from '../loans/access.ts';
import { nextLoanId } from '../offers/newLoan.ts';
import type { Database } from '../store/tables.ts';
import { beforeOf } from './before.ts';
import type { Outcome } from './outcome.ts';
import type { PaymentWork, RefinanceWork } from './work.ts';

type Tx = Transaction<Database>;
/** `old` is the loan as it was, `autoPay` what the new one has. */
type Made = {
  job: Job;
  work: PaymentWork;
  terms: RefinanceWork;
  old: LoanRow;
  newLoan: NonNullable<Outcome['newLoan']>;
  paper: string;
  autoPay: string | null;
};

/**
 * Writes the loan that a refinance makes of an old one, with its line of history, the money that was lent on top, and what is needed to take it
 * all back. `paper` is the confirmation number. Answers the new loan's id.
 */
export async function writeNewLoan(tx: Tx, made: Made): Promise<string> {
  const { job, work, terms, old, newLoan, paper } = made;
  const loanId = await nextLoanId(tx, old);
  const header = `${old.store_id}-${loanId}-1`;
  await tx
    .insertInto('loan')
    .values({
      ...old,
      ...newLoan.books,
      loan_id: loanId,
      loan_header: header,
      product_id: newLoan.productId,
      product_name: newLoan.productName,
      status_id: LOAN_STATUS.Open,
      refinance_eligible: false, // not on the day it was made, nor before it has been paid for a while
      new_product_id: null,
      waiting_draw_key: null,
      waiting_draw_until: null,
      auto_pay: made.autoPay,
      intent_id: randomUUID(),
    })
    .execute();
  const lent = terms.lent?.cents ?? 0;
  const principal = newLoan.books.principal_cents;
  const line = { loan_id: loanId, customer_id: job.customer_id, key: job.idem_key, at: work.at, status: 'settled' as const };
  const origination = {
    id: `${job.message_key}-made`,
    kind: 'origination' as const,
    cents: principal - lent,
    balance_cents: principal - lent,
  };
  await tx
    .insertInto('ledger')
    .values({ ...line, ...origination, confirmation_number: '', method: '' })
    .execute();
  if (terms.lent) {
    const sent = { id: `${job.message_key}-lent`, kind: 'draw' as const, cents: lent, balance_cents: principal, method: terms.lent.method };
    await tx
      .insertInto('ledger')
      .values({ ...line, ...sent, confirmation_number: '' })
      .execute();
    await noteDisbursement(tx, job, { ...terms.lent, lastFour: '', asked: work.asked, at: work.at }, loanId);
  }
  await tx
    .insertInto('refinance')
    .values({
      new_loan_id: loanId,
      new_loan_header: header,
      loan_id: old.loan_id,
      message_key: job.message_key,
      customer_id: job.customer_id,
      cents: work.cents,
      disbursed_cents: lent,
      method: work.method,
      confirmation_number: paper,
      books: JSON.stringify(beforeOf(old)),
      made_at: work.at,
      cancelled_at: null,
      cancel_number: null,
    })
    .execute();
  return loanId;
}

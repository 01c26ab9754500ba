import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { recordDisbursement } from '../draws/payOut.ts';
import type { Job } from '../jobs/jobs.ts';
import type { LoanRow } from '../loans/access.ts';
import { usesRefiTerm, Validations } from '../loans/toLoan.ts';
import { nextLoanId } from '../offers/newLoan.ts';
import type { Database } from '../store/tables.ts';
import { snapshotOf } from './loanSnapshot.ts';
import type { Outcome } from './outcome.ts';
import type { PaymentWork, RefinanceWork } from './work.ts';

type Tx = Transaction<Database>;
/** `old`: the loan before the refinance; `autoPay`: of the new loan. */
type Refinanced = {
  job: Job;
  work: PaymentWork;
  terms: RefinanceWork;
  old: LoanRow;
  newLoan: NonNullable<Outcome['newLoan']>;
  confirmationNumber: string;
  autoPay: string | null;
};

/**
 * Writes the new loan of a refinance with its ledger lines, the disbursed cash, and the data for a cancellation. Returns the new loan's id.
 */
export async function writeNewLoan(tx: Tx, refinance: Refinanced): Promise<string> {
  const { job, work, terms, old, newLoan, confirmationNumber } = refinance;
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
      validations: JSON.stringify({ ...v.parse(Validations, JSON.parse(old.validations)), saysRefinance: usesRefiTerm(old) }),
      refinance_eligible: false, // a new loan cannot be refinanced again right away
      new_product_id: null,
      waiting_draw_key: null,
      waiting_draw_until: null,
      auto_pay: refinance.autoPay,
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
    await recordDisbursement(tx, job, { ...terms.lent, requestedOn: work.requestedOn, at: work.at }, loanId);
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
      confirmation_number: confirmationNumber,
      books: JSON.stringify(snapshotOf(old)),
      made_at: work.at,
      cancelled_at: null,
      cancel_number: null,
    })
    .execute();
  return loanId;
}

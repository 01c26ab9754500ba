import type { Text } from '../texts/texts.ts';
import type { Kysely } from 'kysely';
import { toMoneyText } from '../../contract/money.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { DECLINED_LAST_FOUR, MAX_ATTEMPTS } from '../jobs/processor.ts';
import { decline } from '../jobs/decline.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { takesPayments, takesRefinance } from '../loans/status.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { newNumber } from './confirmation.ts';
import { writeToOtherParty } from './otherParty.ts';
import { balanceOf, isAsAgreed, outcomeOf } from './outcome.ts';
import { PaymentWork, readJson, type Paid } from './work.ts';
import { writeBooks } from './writeBooks.ts';

/**
 * Decides one payment: charges the card once, by the intent's key, then writes the books in one transaction.
 * Any worker can run it again at any point: each step happens once.
 */
export async function decide(db: Kysely<Database>, job: Job): Promise<void> {
  const work = readJson(PaymentWork, job.ask);
  const refusal = await charge(db, job, work);
  if (refusal) await decline(db, job, lineFor(job, work), refusal);
  else await settle(db, job, work);
}

/** Charges the card once: the processor recognizes the intent by its key. Returns why the card was not charged, or null. */
async function charge(db: Kysely<Database>, job: Job, work: PaymentWork): Promise<Text | null> {
  return inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirst();
    const charged = await tx.selectFrom('ledger').select('status').where('id', '=', job.message_key).executeTakeFirst();
    if (charged) return charged.status === 'declined' ? DECLINED : null;
    if (work.unpayable) return work.unpayable;
    if (work.lastFour === DECLINED_LAST_FOUR) return DECLINED;
    if (job.attempts > MAX_ATTEMPTS) return 'Your payment could not be processed. Nothing was charged.';
    if (!loan || !isStillPossible(loan, work)) return 'This loan has changed since you sent the payment. Nothing was charged.';
    await tx
      .insertInto('ledger')
      .values({ ...lineFor(job, work), status: 'pending', confirmation_number: newNumber('P') })
      .execute();
    return null;
  });
}

const DECLINED = 'Your card was declined. Use another card, or call the number on the back of this one.';

/** Does the loan still allow this payment? */
const isStillPossible = (loan: LoanRow, work: PaymentWork): boolean =>
  work.does === 'refinance'
    ? takesRefinance(loan.status_id) && work.cents < payoffOn(loan, work.requestedOn) && isAsAgreed(loan, work)
    : takesPayments(loan.status_id) && work.cents <= payoffOn(loan, work.quotedOn ?? work.requestedOn);

/** Writes ledger, loans and result in one transaction. */
async function settle(db: Kysely<Database>, job: Job, work: PaymentWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirstOrThrow();
    const [settled] = await tx
      .updateTable('ledger')
      .set({ status: 'settled' })
      .where('id', '=', job.message_key)
      .where('status', '=', 'pending')
      .returning('confirmation_number')
      .execute();
    if (!settled) return; // another worker has settled it
    const outcome = outcomeOf(loan, work);
    const newLoanId = await writeBooks(tx, { job, work, loan, outcome, confirmationNumber: settled.confirmation_number });
    if (newLoanId !== null) await writeToOtherParty(tx, { job, old: loan, newLoanId, at: work.at });
    const { due_on } = outcome.newLoan?.books ?? outcome.books;
    const result: Paid = {
      confirmationNumber: settled.confirmation_number,
      amountPaid: toMoneyText(work.cents),
      newBalance: toMoneyText(balanceOf(outcome)),
      ...((outcome.newLoan || outcome.closedOn === null) && { dueDate: due_on }),
      ...(newLoanId !== null && { newLoanId, loanSigned: work.refinance?.signed ?? false }),
      paidAt: new Date(work.at).toISOString(),
    };
    await tx
      .updateTable('job')
      .set({ state: 'done', result: JSON.stringify(result) })
      .where('message_key', '=', job.message_key)
      .execute();
  });
}

const lineFor = (job: Job, work: PaymentWork) => lineOf(job, work, work.does === 'refinance' ? 'refinance' : 'payment');

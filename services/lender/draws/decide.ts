import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { PAYMENT_CHANNEL } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import { addDays } from '../days.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { turnDown } from '../jobs/turnDown.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { Validations } from '../loans/toLoan.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { releaseAddOnLock } from './addOnLock.ts';
import { mostDrawable } from './available.ts';
import { afterDraw } from './books.ts';
import { noteDisbursement, payOut, settleSent } from './payOut.ts';
import { PayOutWork, type Drawn } from './work.ts';

/** Money at the store's counter waits so many days. Ours. */
const WAITS_DAYS = 1;

/**
 * Decides one draw: the money is sent once, by the intent's key, and then the books are written, together or not at all.
 * May be run again at any point, by anybody: what is done already stays done once.
 */
export async function decide(db: Kysely<Database>, job: Job): Promise<void> {
  const work = readJson(PayOutWork, job.ask);
  const entry = { kind: 'draw', loanId: job.loan_id } as const;
  const no = await inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirst();
    return payOut(tx, job, work, entry, forbidden(loan, work));
  });
  if (no === null) await settle(db, job, work);
  else await turnDown(db, job, lineOf(job, work, entry.kind), no);
}

function forbidden(loan: LoanRow | undefined, { cents, asked }: PayOutWork): string | null {
  const most = loan ? mostDrawable({ ...loan, ...v.parse(Validations, JSON.parse(loan.validations)) }, asked) : 0;
  return cents <= most ? null : 'This loan has changed since you asked for the money. Nothing was sent.';
}

/** Ledger, loan and result in one transaction: they are never seen apart. */
async function settle(db: Kysely<Database>, job: Job, work: PayOutWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirstOrThrow();
    const books = afterDraw(loan, work.cents, work.asked);
    const balance = payoffOn(books, books.accrued_on);
    const confirmationNumber = await settleSent(tx, job, balance);
    if (confirmationNumber === null) return; // another worker was quicker
    const waits = work.channel === PAYMENT_CHANNEL.store;
    await tx
      .updateTable('loan')
      .set({
        principal_cents: books.principal_cents,
        interest_cents: books.interest_cents,
        accrued_on: books.accrued_on,
        intent_id: randomUUID(), // whoever saw the loan before this has not seen what is owed now
        waiting_draw_key: waits ? job.message_key : null,
        waiting_draw_until: waits ? addDays(work.asked, WAITS_DAYS) : null,
      })
      .where('loan_id', '=', job.loan_id)
      .execute();
    await noteDisbursement(tx, job, work, job.loan_id);
    await releaseAddOnLock(tx, job.loan_id, job.profile_id);
    const result: Drawn = {
      confirmationNumber,
      newBalance: toMoneyText(balance),
      dueDate: books.due_on,
      paidAt: new Date(work.at).toISOString(),
    };
    await tx
      .updateTable('job')
      .set({ state: 'done', result: JSON.stringify(result) })
      .where('message_key', '=', job.message_key)
      .execute();
  });
}

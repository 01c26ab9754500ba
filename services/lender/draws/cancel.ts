import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '../days.ts';
import { Refusal } from '../handler.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { endJob } from '../jobs/turnDown.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { isWaiting } from './available.ts';
import { afterCancelledDraw } from './books.ts';
import { PayOutWork } from './work.ts';

export const CANCELLED = 'You have cancelled this cash advance. Nothing is owed for it.';

/**
 * Cancels a draw that is pending, once; one that is cancelled or turned down stays so. Answers what is owed now, cents.
 * Throws Refusal: 409 while something else is on its way for the loan, 422 when the money has been paid out.
 */
export async function cancel(db: Kysely<Database>, { message_key, loan_id }: Job, now: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    // the loan first, like a draw or a payment that is being decided: they wait for each other
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', loan_id).forUpdate().executeTakeFirstOrThrow();
    const jobs = await tx
      .selectFrom('job')
      .selectAll()
      .where('loan_id', '=', loan_id)
      .where((is) => is.or([is('message_key', '=', message_key), is('state', '=', 'open')]))
      .execute();
    const job = jobs.find((one) => one.message_key === message_key);
    if (!job) throw new Refusal(404);
    const today = dayOf(now);
    if (job.state === 'declined' || (await isCancelled(tx, message_key))) return payoffOn(loan, today);
    // a payment on its way has been judged by what is owed with the draw
    if (jobs.some((one) => one.state === 'open' && one !== job))
      throw new Refusal(409, ['Something else is on its way for this loan. Wait for its result before you cancel.']);
    if (job.state === 'open') {
      await stop(tx, job);
      return payoffOn(loan, today);
    }
    if (!isWaiting(loan, today) || loan.waiting_draw_key !== message_key)
      throw new Refusal(422, ['This cash advance has been paid out and cannot be cancelled any more.']);
    return putBack(tx, job, loan, now);
  });
}

async function isCancelled(tx: Transaction<Database>, key: string): Promise<boolean> {
  const row = await tx.selectFrom('disbursement').select('cancelled_at').where('transaction_id', '=', key).executeTakeFirst();
  return row !== undefined && row.cancelled_at !== null;
}

/** Before it is decided: no money moves. The line in the ledger keeps a worker who has it in his hands from sending it. */
async function stop(tx: Transaction<Database>, job: Job): Promise<void> {
  const [stopped] = await tx
    .insertInto('ledger')
    .values({
      ...lineOf(job, readJson(PayOutWork, job.ask), 'draw'),
      status: 'cancelled',
      confirmation_number: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (!stopped) throw new Refusal(409, ['This cash advance is just being paid out. Try again in a moment.']);
  await endJob(tx, job, CANCELLED);
}

/** After it was decided: what was drawn is not owed any more, and the ledger says so once. */
async function putBack(tx: Transaction<Database>, job: Job, loan: LoanRow, now: number): Promise<number> {
  const { cents, asked } = readJson(PayOutWork, job.ask);
  if (cents > loan.principal_cents)
    throw new Refusal(422, [`You have paid this cash advance back already. Please call ${loan.store_phone}.`]);
  const books = afterCancelledDraw(loan, cents, asked, dayOf(now));
  await tx.updateTable('ledger').set({ status: 'cancelled' }).where('id', '=', job.message_key).where('status', '=', 'settled').execute();
  await tx.updateTable('disbursement').set({ cancelled_at: now }).where('transaction_id', '=', job.message_key).execute();
  await tx
    .updateTable('loan')
    .set({
      principal_cents: books.principal_cents,
      interest_cents: books.interest_cents,
      accrued_on: books.accrued_on,
      intent_id: randomUUID(),
      waiting_draw_key: null,
      waiting_draw_until: null,
    })
    .where('loan_id', '=', loan.loan_id)
    .execute();
  return payoffOn(books, books.accrued_on);
}

import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '../days.ts';
import { Refusal } from '../handler.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { declineJob } from '../jobs/decline.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { isWaiting } from './available.ts';
import { afterCancelledDraw } from './books.ts';
import { PayOutWork } from './work.ts';

export const CANCELLED = 'You have cancelled this cash advance. You don’t owe anything for it.';

/**
 * Cancels a pending draw, once; a cancelled or declined one does not change. Returns what is owed now, cents.
 * Throws Refusal: 409 while the loan has another open job, 422 when the money was paid out.
 */
export async function cancel(db: Kysely<Database>, { message_key, loan_id }: Job, now: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    // locks the loan first, as the workers of draws and payments do: they wait for each other
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
    // an open payment was checked against the balance with the draw
    if (jobs.some((one) => one.state === 'open' && one !== job))
      throw new Refusal(409, ['Something else is on its way for this loan. Wait for its result before you cancel.']);
    if (job.state === 'open') {
      await stop(tx, job);
      return payoffOn(loan, today);
    }
    if (!isWaiting(loan, today) || loan.waiting_draw_key !== message_key)
      throw new Refusal(422, ['This cash advance has been paid out and can no longer be cancelled.']);
    return reverse(tx, job, loan, now);
  });
}

async function isCancelled(tx: Transaction<Database>, key: string): Promise<boolean> {
  const row = await tx.selectFrom('disbursement').select('cancelled_at').where('transaction_id', '=', key).executeTakeFirst();
  return row !== undefined && row.cancelled_at !== null;
}

/** Cancels before the decision: no money moves. The ledger line keeps a worker that has claimed the job from sending the money. */
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
  await declineJob(tx, job, CANCELLED);
}

/** Cancels after the decision: the draw is not owed any more, and the ledger line is cancelled once. */
async function reverse(tx: Transaction<Database>, job: Job, loan: LoanRow, now: number): Promise<number> {
  const { cents, requestedOn } = readJson(PayOutWork, job.ask);
  if (cents > loan.principal_cents)
    throw new Refusal(422, [`You have paid this cash advance back already. Please call ${loan.store_phone}.`]);
  const books = afterCancelledDraw(loan, cents, requestedOn, dayOf(now));
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

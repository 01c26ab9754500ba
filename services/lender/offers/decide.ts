import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { payOut } from '../draws/payOut.ts';
import { PayOutWork } from '../draws/work.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { decline } from '../jobs/decline.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { newLoan, nextLoanId, type OriginationRow } from './newLoan.ts';

/** What the worker needs to make a loan. */
export const OriginationWork = v.object({ ...PayOutWork.entries, applicationId: v.string() });
export type OriginationWork = v.InferOutput<typeof OriginationWork>;

/**
 * Makes one loan: assigns its number and sets its money aside once, by the intent's key, then writes loan and result in one transaction. The
 * money stays pending until the loan is signed (R-4, sendHeld). Any worker can run it again at any point: each step happens once.
 */
export async function decide(db: Kysely<Database>, job: Job): Promise<void> {
  const work = readJson(OriginationWork, job.ask);
  const { refusal, loanId } = await inTransaction(db, async (tx) => {
    const origination = await locked(tx, work);
    const number = origination?.new_loan_id ?? (origination ? await nextLoanId(tx, origination) : '');
    const why = await payOut(tx, job, work, { kind: 'origination', loanId: number }, origination ? null : OFFER_GONE);
    if (why === null)
      await tx.updateTable('origination').set({ new_loan_id: number }).where('application_id', '=', work.applicationId).execute();
    return { refusal: why, loanId: number };
  });
  if (refusal === null) await writeLoan(db, job, work);
  else await decline(db, job, lineOf(job, work, 'origination', loanId), refusal);
}

const OFFER_GONE = 'This offer is no longer available. Nothing was lent.';

const locked = (tx: Transaction<Database>, { applicationId }: OriginationWork): Promise<OriginationRow | undefined> =>
  tx.selectFrom('origination').selectAll().where('application_id', '=', applicationId).forUpdate().executeTakeFirst();

async function writeLoan(db: Kysely<Database>, job: Job, work: OriginationWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const origination = await locked(tx, work);
    if (!origination?.new_loan_id) throw new Error(`application ${work.applicationId} has no loan number`);
    await tx
      .insertInto('loan')
      .values(newLoan(origination, origination.new_loan_id, work.cents, work.requestedOn))
      .onConflict((conflict) => conflict.doNothing()) // another worker has written it
      .execute();
    await tx
      .updateTable('origination')
      .set({ disbursement_cents: work.cents, disbursement_type: work.channel })
      .where('application_id', '=', work.applicationId)
      .execute();
    await tx
      .updateTable('job')
      .set({ state: 'done', result: JSON.stringify({ loanId: origination.new_loan_id }) })
      .where('message_key', '=', job.message_key)
      .execute();
  });
}

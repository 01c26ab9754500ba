import type { Kysely, Transaction } from 'kysely';
import type { Declined } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import type { Job } from './jobs.ts';
import type { LedgerLine } from './ledgerLine.ts';

/** Ends the job without money: in the books as declined, for the customer in words. */
export async function turnDown(db: Kysely<Database>, job: Job, line: LedgerLine, why: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('ledger')
      .values({ ...line, status: 'declined', confirmation_number: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endJob(tx, job, why);
  });
}

/** The job is over and GET answers why; one that is over already stays as it is. */
export async function endJob(tx: Transaction<Database>, job: Job, why: string): Promise<void> {
  const result: Declined = { Error: [why] };
  await tx
    .updateTable('job')
    .set({ state: 'declined', result: JSON.stringify(result) })
    .where('message_key', '=', job.message_key)
    .where('state', '=', 'open')
    .execute();
}

import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../handler.ts';
import { Declined, readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import type { Text } from '../texts/texts.ts';
import type { Job } from './jobs.ts';
import type { LedgerLine } from './ledgerLine.ts';

/** Declines a job: writes a declined line to the ledger and the reason for the customer. */
export async function decline(db: Kysely<Database>, job: Job, line: LedgerLine, why: Text): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('ledger')
      .values({ ...line, status: 'declined', confirmation_number: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await declineJob(tx, job, why);
  });
}

/** Sets an open job to declined, with the reason for the customer. A finished job does not change. */
export async function declineJob(tx: Transaction<Database>, job: Job, why: Text): Promise<void> {
  const result: Declined = { Error: [why] };
  await tx
    .updateTable('job')
    .set({ state: 'declined', result: JSON.stringify(result) })
    .where('message_key', '=', job.message_key)
    .where('state', '=', 'open')
    .execute();
}

/** The refusal of a declined job. */
export const declined = ({ result }: Pick<Job, 'result'>): Refusal =>
  new Refusal(
    422,
    readJson(Declined, result).Error.map((unchecked) => ({ unchecked })),
  );

import type { Kysely, Transaction } from 'kysely';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { readNow } from '../clock.ts';
import { dayOf } from '../days.ts';
import { signBy } from '../loans/unsigned.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';

/** A loan that waits for its signature, and the line of its held money. */
type Waiting = { loan_id: string; line: string; doc_exp: number; made_at: number };

/**
 * Ends each new loan whose last day to sign is over, by the lender's clock: its held money is not sent, and the loan is Deleted. Each is ended in one
 * transaction, so that a crash at any point ends it whole or not at all, and it is done once, however many workers look. Money that an older lender
 * has sent is not held: such a loan stays. Returns how many were ended. Ours: the specification names no such day.
 */
export async function lapseUnsigned(db: Kysely<Database>): Promise<number> {
  const waiting: Waiting[] = await db
    .selectFrom('loan')
    .innerJoin('origination', 'origination.application_id', 'loan.unsigned_application_id')
    .innerJoin('ledger', 'ledger.loan_id', 'loan.loan_id')
    .select(['loan.loan_id', 'ledger.id as line', 'ledger.at as made_at', 'origination.doc_exp'])
    .where('loan.status_id', '=', LOAN_STATUS.Open)
    .where('ledger.kind', '=', 'origination')
    .where('ledger.status', '=', 'pending')
    .orderBy('loan.loan_id')
    .execute();
  if (waiting.length === 0) return 0;
  const today = dayOf(await readNow(db));
  let ended = 0;
  for (const loan of waiting) if (signBy(loan) < today && (await inTransaction(db, (tx) => lapse(tx, loan)))) ended++;
  return ended;
}

async function lapse(tx: Transaction<Database>, { loan_id, line }: Waiting): Promise<boolean> {
  const loan = await tx.selectFrom('loan').select('unsigned_application_id').where('loan_id', '=', loan_id).forUpdate().executeTakeFirst();
  if (!loan?.unsigned_application_id) return false; // it has been signed meanwhile
  const sessions = tx.updateTable('signing').set({ status: 'ttl_expired' }).where('loan_id', '=', loan_id).where('status', 'is', null);
  await sessions.where('signed_at', 'is', null).execute();
  const given = await tx.selectFrom('signing').select('signing_id').where('loan_id', '=', loan_id).where('status', 'is', null).execute();
  if (given.length > 0) return false; // a signature that was given in time is being recorded
  const [held] = await tx
    .updateTable('ledger')
    .set({ status: 'declined' })
    .where('id', '=', line)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  if (!held) return false;
  await tx.updateTable('loan').set({ status_id: LOAN_STATUS.Deleted }).where('loan_id', '=', loan_id).execute();
  return true;
}

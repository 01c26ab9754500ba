import type { Kysely } from 'kysely';
import type { Database } from '../../../services/lender/store/tables.ts';

/** A new loan, the line of its money, and its signing session, as they are in the database. */
export async function standingOf(db: Kysely<Database>, loanId: string) {
  const loan = await db.selectFrom('loan').select('status_id').where('loan_id', '=', loanId).executeTakeFirst();
  const line = await db.selectFrom('ledger').select('status').where('loan_id', '=', loanId).executeTakeFirst();
  const session = await db.selectFrom('signing').select('status').where('loan_id', '=', loanId).executeTakeFirst();
  return { loan: loan?.status_id, money: line?.status, session: session?.status };
}

import type { Transaction } from 'kysely';
import { dayOf } from '../days.ts';
import { recordDisbursement, settleSent } from '../draws/payOut.ts';
import type { Database } from '../store/tables.ts';
import { newBooks } from './newLoan.ts';

/**
 * Sends the money of a new loan that was held until it was signed; once, however often it is signed. Interest runs from that day, and the due
 * dates are counted from it. The money of a loan that an older lender made was sent before: only its books begin. `at`: ms of the lender's clock.
 * Spec: R-4 (origination-1).
 */
export async function sendHeld(tx: Transaction<Database>, loanId: string, at: number): Promise<void> {
  const held = await tx
    .selectFrom('ledger')
    .innerJoin('origination', 'origination.new_loan_id', 'ledger.loan_id')
    .innerJoin('loan', 'loan.loan_id', 'ledger.loan_id')
    .select([
      'ledger.id as message_key',
      'ledger.status',
      'ledger.customer_id',
      'ledger.cents',
      'origination.disbursement_type as channel',
      'origination.rate_bps',
    ])
    .where('ledger.loan_id', '=', loanId)
    .where('ledger.kind', '=', 'origination')
    .where('ledger.status', 'in', ['pending', 'settled'])
    .where('loan.unsigned_application_id', 'is not', null)
    .executeTakeFirst();
  if (!held) return;
  const day = dayOf(at);
  if (held.status === 'pending') {
    if ((await settleSent(tx, held, held.cents)) === null) return;
    await recordDisbursement(tx, held, { cents: held.cents, channel: held.channel, requestedOn: day, at }, loanId);
    await tx.updateTable('ledger').set({ at }).where('id', '=', held.message_key).execute();
  }
  await tx
    .updateTable('loan')
    .set({ ...newBooks(held.cents, held.rate_bps, day), unsigned_application_id: null })
    .where('loan_id', '=', loanId)
    .execute();
}

import type { Text } from '../texts/texts.ts';
import type { Transaction } from 'kysely';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { DECLINED_LAST_FOUR, MAX_ATTEMPTS } from '../jobs/processor.ts';
import { newNumber } from '../payment/confirmation.ts';
import type { Database } from '../store/tables.ts';
import type { PayOutWork } from './work.ts';

export type Entry = { kind: 'draw' | 'origination' | 'cashOut'; loanId: string };

const TO_LOAN: { turnedDown: Text; givenUp: Text } = {
  turnedDown: 'The money could not be sent to your card. Choose another card or another way.',
  givenUp: 'The money could not be sent. You don’t owe anything for it.',
};
const REFUSALS: Readonly<Record<Entry['kind'], typeof TO_LOAN>> = {
  draw: TO_LOAN,
  origination: TO_LOAN,
  cashOut: {
    turnedDown: 'The money could not be sent to your card. You still have your rewards. Choose another card.',
    givenUp: 'The money could not be sent. You still have your rewards.',
  },
};

/** Sends the money once: the payer recognizes the intent by its key. `forbidden`: a reason not to send it. Returns why it was not sent, or null. */
export async function payOut(
  tx: Transaction<Database>,
  job: Job,
  work: PayOutWork,
  entry: Entry,
  forbidden: Text | null,
): Promise<Text | null> {
  const sent = await tx.selectFrom('ledger').select('status').where('id', '=', job.message_key).executeTakeFirst();
  if (sent) return sent.status === 'pending' || sent.status === 'settled' ? null : REFUSALS[entry.kind].turnedDown;
  if (work.lastFour === DECLINED_LAST_FOUR) return REFUSALS[entry.kind].turnedDown;
  if (job.attempts > MAX_ATTEMPTS) return REFUSALS[entry.kind].givenUp;
  if (forbidden !== null) return forbidden;
  await tx
    .insertInto('ledger')
    .values({ ...lineOf(job, work, entry.kind, entry.loanId), status: 'pending', confirmation_number: newNumber(LETTER[entry.kind]) })
    .execute();
  return null;
}

const LETTER = { draw: 'D', origination: 'L', cashOut: 'W' } as const;

/** Settles a sent amount. Returns its confirmation number; null when another worker has settled it. */
export async function settleSent(tx: Transaction<Database>, job: Pick<Job, 'message_key'>, balance: number): Promise<string | null> {
  const [settled] = await tx
    .updateTable('ledger')
    .set({ status: 'settled', balance_cents: balance })
    .where('id', '=', job.message_key)
    .where('status', '=', 'pending')
    .returning('confirmation_number')
    .execute();
  return settled?.confirmation_number ?? null;
}

/** Records the disbursement with the reference number by which the customer collects it. */
export async function recordDisbursement(
  tx: Transaction<Database>,
  job: Pick<Job, 'message_key' | 'customer_id'>,
  { cents, channel, requestedOn, at }: Pick<PayOutWork, 'cents' | 'requestedOn' | 'at'> & { channel: number },
  loanId: string,
): Promise<void> {
  await tx
    .insertInto('disbursement')
    .values({
      transaction_id: job.message_key,
      loan_id: loanId,
      customer_id: job.customer_id,
      channel,
      cents,
      reference_number: newNumber('R'),
      paid_on: requestedOn,
      at,
      cancelled_at: null,
    })
    .execute();
}

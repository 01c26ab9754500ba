import type { Transaction } from 'kysely';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { DECLINED_LAST_FOUR, MOST_ATTEMPTS } from '../jobs/processor.ts';
import { newNumber } from '../payment/confirmation.ts';
import type { Database } from '../store/tables.ts';
import type { PayOutWork } from './work.ts';

/** Which books the money is in. */
export type Entry = { kind: 'draw' | 'origination' | 'cashOut'; loanId: string };

const TO_LOAN = {
  turnedDown: 'The money could not be sent to your card. Choose another card or another way.',
  givenUp: 'The money could not be sent. Nothing is owed for it.',
};
const NO: Readonly<Record<Entry['kind'], typeof TO_LOAN>> = {
  draw: TO_LOAN,
  origination: TO_LOAN,
  cashOut: {
    turnedDown: 'The money could not be sent to your card. You still have your rewards. Choose another card.',
    givenUp: 'The money could not be sent. You still have your rewards.',
  },
};

/** Sends the money, once: whoever pays it out knows the intent by its key. `forbidden` says why it may not be sent. Answers why not, when not. */
export async function payOut(
  tx: Transaction<Database>,
  job: Job,
  work: PayOutWork,
  entry: Entry,
  forbidden: string | null,
): Promise<string | null> {
  const sent = await tx.selectFrom('ledger').select('status').where('id', '=', job.message_key).executeTakeFirst();
  if (sent) return sent.status === 'pending' || sent.status === 'settled' ? null : NO[entry.kind].turnedDown;
  if (work.lastFour === DECLINED_LAST_FOUR) return NO[entry.kind].turnedDown;
  if (job.attempts > MOST_ATTEMPTS) return NO[entry.kind].givenUp;
  if (forbidden !== null) return forbidden;
  await tx
    .insertInto('ledger')
    .values({ ...lineOf(job, work, entry.kind, entry.loanId), status: 'pending', confirmation_number: newNumber(LETTER[entry.kind]) })
    .execute();
  return null;
}

const LETTER = { draw: 'D', origination: 'L', cashOut: 'W' } as const;

/** Settles what was sent. Answers its confirmation number; null when another worker was quicker. */
export async function settleSent(tx: Transaction<Database>, job: Job, balance: number): Promise<string | null> {
  const [settled] = await tx
    .updateTable('ledger')
    .set({ status: 'settled', balance_cents: balance })
    .where('id', '=', job.message_key)
    .where('status', '=', 'pending')
    .returning('confirmation_number')
    .execute();
  return settled?.confirmation_number ?? null;
}

/** Notes by which number the money is asked for at the other end. */
export async function noteDisbursement(
  tx: Transaction<Database>,
  job: Job,
  { cents, channel, asked, at }: PayOutWork,
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
      paid_on: asked,
      at,
      cancelled_at: null,
    })
    .execute();
}

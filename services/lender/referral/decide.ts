import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { payOut, settleSent } from '../draws/payOut.ts';
import { PayOutWork } from '../draws/work.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { decline } from '../jobs/decline.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';

/** The result of a cash-out, stored in the job as JSON. Cents; `newBalance`: of the rewards. */
export const CashedOut = v.object({ confirmationNumber: v.string(), cents: v.number(), newBalance: v.number(), paidAt: v.string() });
type CashedOut = v.InferOutput<typeof CashedOut>;

const CHANGED = 'Your balance has changed since you asked for the money. Nothing was sent.';

/**
 * Decides one cash-out: sends the money once, by the intent's key, then writes rewards and ledger in one transaction.
 * Any worker can run it again at any point: each step happens once.
 */
export async function decide(db: Kysely<Database>, job: Job): Promise<void> {
  const work = readJson(PayOutWork, job.ask);
  const entry = { kind: 'cashOut', loanId: job.loan_id } as const;
  const refusal = await inTransaction(db, async (tx) => {
    const rewards = await lockRewards(tx, job);
    return payOut(tx, job, work, entry, rewards && rewards.balance_cents >= work.cents ? null : CHANGED);
  });
  if (refusal === null) await settle(db, job, work);
  else await decline(db, job, lineOf(job, work, entry.kind), refusal);
}

const lockRewards = (tx: Transaction<Database>, { profile_id }: Job) =>
  tx.selectFrom('referral').selectAll().where('profile_id', '=', profile_id).forUpdate().executeTakeFirst();

/** Writes ledger, rewards and result in one transaction. Rewards earned in the meantime are kept. */
async function settle(db: Kysely<Database>, job: Job, { cents, at }: PayOutWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rewards = await lockRewards(tx, job);
    if (!rewards) return; // deleted by a reset
    const balance_cents = rewards.balance_cents - cents;
    const confirmationNumber = await settleSent(tx, job, balance_cents);
    if (confirmationNumber === null) return; // another worker has settled it
    await tx.updateTable('referral').set({ balance_cents, intent_id: randomUUID() }).where('profile_id', '=', job.profile_id).execute();
    await tx
      .insertInto('referral_entry')
      .values({
        entry_id: job.message_key,
        profile_id: job.profile_id,
        kind: 'cashOut',
        cents,
        balance_cents,
        confirmation_number: confirmationNumber,
        at,
      })
      .execute();
    const result: CashedOut = { confirmationNumber, cents, newBalance: balance_cents, paidAt: new Date(at).toISOString() };
    await tx
      .updateTable('job')
      .set({ state: 'done', result: JSON.stringify(result) })
      .where('message_key', '=', job.message_key)
      .execute();
  });
}

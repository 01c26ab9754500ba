import type { Text } from '../texts/texts.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { PAYMENT_CHANNEL } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import { addDays } from '../days.ts';
import type { Job } from '../jobs/jobs.ts';
import { lineOf } from '../jobs/ledgerLine.ts';
import { decline } from '../jobs/decline.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { Validations } from '../loans/toLoan.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { releaseAddOnLock } from './addOnLock.ts';
import { maxDrawOn } from './available.ts';
import { afterDraw } from './books.ts';
import { recordDisbursement, payOut, settleSent } from './payOut.ts';
import { PayOutWork, type Drawn } from './work.ts';

/** How many days a draw waits to be collected, at the store or with MoneyGram. Ours. */
const COLLECT_DAYS = 1;

/**
 * Decides one draw: sends the money once, by the intent's key, then writes the books in one transaction.
 * Any worker can run it again at any point: each step happens once.
 */
export async function decide(db: Kysely<Database>, job: Job): Promise<void> {
  const work = readJson(PayOutWork, job.ask);
  const entry = { kind: 'draw', loanId: job.loan_id } as const;
  const refusal = await inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirst();
    return payOut(tx, job, work, entry, forbidden(loan, work));
  });
  if (refusal === null) await settle(db, job, work);
  else await decline(db, job, lineOf(job, work, entry.kind), refusal);
}

function forbidden(loan: LoanRow | undefined, { cents, requestedOn }: PayOutWork): Text | null {
  const max = loan ? maxDrawOn({ ...loan, ...v.parse(Validations, JSON.parse(loan.validations)) }, requestedOn) : 0;
  return cents <= max ? null : 'This loan has changed since you asked for the money. Nothing was sent.';
}

/** Writes ledger, loan and result in one transaction. */
async function settle(db: Kysely<Database>, job: Job, work: PayOutWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirstOrThrow();
    const books = afterDraw(loan, work.cents, work.requestedOn);
    const balance = payoffOn(books, books.accrued_on);
    const confirmationNumber = await settleSent(tx, job, balance);
    if (confirmationNumber === null) return; // another worker has settled it
    const waits = work.channel !== PAYMENT_CHANNEL.debit;
    await tx
      .updateTable('loan')
      .set({
        principal_cents: books.principal_cents,
        interest_cents: books.interest_cents,
        accrued_on: books.accrued_on,
        intent_id: randomUUID(), // requests that saw the old balance must not count for the new one
        waiting_draw_key: waits ? job.message_key : null,
        waiting_draw_until: waits ? addDays(work.requestedOn, COLLECT_DAYS) : null,
      })
      .where('loan_id', '=', job.loan_id)
      .execute();
    await recordDisbursement(tx, job, work, job.loan_id);
    await releaseAddOnLock(tx, job.loan_id, job.profile_id);
    const result: Drawn = {
      confirmationNumber,
      newBalance: toMoneyText(balance),
      dueDate: books.due_on,
      paidAt: new Date(work.at).toISOString(),
    };
    await tx
      .updateTable('job')
      .set({ state: 'done', result: JSON.stringify(result) })
      .where('message_key', '=', job.message_key)
      .execute();
  });
}

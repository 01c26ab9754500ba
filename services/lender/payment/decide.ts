import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import { afterPayment, owesNothing, payoffOn } from '../loans/arithmetic.ts';
import { takesPayments } from '../loans/status.ts';
import type { Database, JobTable } from '../store/tables.ts';
import { PaymentWork, readJson, type Declined, type Paid } from './work.ts';

type Job = Selectable<JobTable>;

/** The test card that the processor turns down. Documented with the sandbox. */
const DECLINED_LAST_FOUR = '0002';
/** A payment that has not come so far in this many attempts, and was not charged, is declined instead of being tried for ever. */
const MOST_ATTEMPTS = 10;

/**
 * Decides one payment: the card processor is charged once, by the intent's key, and then the books are written, together or not at all.
 * May be run again at any point, by anybody: what is done already stays done once.
 */
export async function decide(db: Kysely<Database>, job: Job): Promise<void> {
  const work = readJson(PaymentWork, job.ask);
  const no = await charge(db, job, work);
  if (no) await decline(db, job, work, no);
  else await settle(db, job, work);
}

/** Charges the card: the processor knows the intent by its key and charges it once. Answers why not, when not. */
async function charge(db: Kysely<Database>, job: Job, work: PaymentWork): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirst();
    const charged = await tx.selectFrom('ledger').select('status').where('id', '=', job.message_key).executeTakeFirst();
    if (charged) return charged.status === 'declined' ? TURNED_DOWN : null;
    if (work.lastFour === DECLINED_LAST_FOUR) return TURNED_DOWN;
    if (job.attempts > MOST_ATTEMPTS) return 'Your payment could not be processed. Nothing was charged.';
    if (!loan || !takesPayments(loan.status_id) || work.cents > payoffOn(loan, work.asked))
      return 'This loan has changed since you sent the payment. Nothing was charged.';
    await tx
      .insertInto('ledger')
      .values({ ...entry(job, work), status: 'pending', confirmation_number: confirmationNumber() })
      .execute();
    return null;
  });
}

const TURNED_DOWN = 'Your card was declined. Use another card, or call the number on the back of this one.';

/** Ledger, loan and result in one transaction: they are never seen apart. */
async function settle(db: Kysely<Database>, job: Job, work: PaymentWork): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', job.loan_id).forUpdate().executeTakeFirstOrThrow();
    const books = afterPayment(loan, work.cents, work.asked);
    const balance = payoffOn(books, books.accrued_on);
    const [settled] = await tx
      .updateTable('ledger')
      .set({ status: 'settled', balance_cents: balance })
      .where('id', '=', job.message_key)
      .where('status', '=', 'pending')
      .returning('confirmation_number')
      .execute();
    if (!settled) return; // another worker was quicker
    const over = owesNothing(books);
    await tx
      .updateTable('loan')
      .set({
        principal_cents: books.principal_cents,
        interest_cents: books.interest_cents,
        accrued_on: books.accrued_on,
        paid_toward_cents: books.paid_toward_cents,
        due_on: books.due_on,
        intent_id: randomUUID(), // one intent is paid once; the next payment is another one
        ...(over && { status_id: LOAN_STATUS.PaidOff, paid_off_on: books.accrued_on }),
      })
      .where('loan_id', '=', job.loan_id)
      .execute();
    const result: Paid = {
      confirmationNumber: settled.confirmation_number,
      amountPaid: toMoneyText(work.cents),
      newBalance: toMoneyText(balance),
      ...(!over && { dueDate: books.due_on }),
      paidAt: new Date(work.at).toISOString(),
    };
    await tx
      .updateTable('job')
      .set({ state: 'done', result: JSON.stringify(result) })
      .where('message_key', '=', job.message_key)
      .execute();
  });
}

async function decline(db: Kysely<Database>, job: Job, work: PaymentWork, why: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('ledger')
      .values({ ...entry(job, work), status: 'declined', confirmation_number: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const result: Declined = { Error: [why] };
    await tx
      .updateTable('job')
      .set({ state: 'declined', result: JSON.stringify(result) })
      .where('message_key', '=', job.message_key)
      .where('state', '=', 'open')
      .execute();
  });
}

const entry = (job: Job, work: PaymentWork) => ({
  id: job.message_key,
  kind: 'payment' as const,
  loan_id: job.loan_id,
  customer_id: job.customer_id,
  cents: work.cents,
  key: job.idem_key,
  at: work.at,
  balance_cents: 0,
  method: work.method,
});

/** Letters and digits that nobody confuses on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const confirmationNumber = (): string => `P${Array.from({ length: 9 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

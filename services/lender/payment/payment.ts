import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { toCents } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { loanOf, payerOf, type LoanRow } from '../loans/access.ts';
import type { JobTable } from '../store/tables.ts';
import { checkPayment } from './checks.ts';
import { fingerprint } from './intent.ts';
import { Declined, Paid, readJson, type PaymentWork } from './work.ts';

type Job = Selectable<JobTable>;

/** A job's times are of the database, so that several processes agree and the movable clock moves no lease. */
const inMs = (ms: number) => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + ${ms}::bigint`;

/** At most one charge per intent, however often and by whomever it is asked. Quality §1 "Sandbox". */
export const payment: Handlers<'POST /payment' | 'GET /payment' | 'POST /paymentTimeout'> = {
  'POST /payment': async ({ ask, caller, db, now, key, decideAfterMs }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const customer = payerOf(caller, loan);
    const print = fingerprint(ask);
    // without a key the loan's intent is the only name the attempt has
    const name = key || `intent ${ask.intentId}`;
    const before = await jobOf(db, customer, name);
    if (before) return replayed(before, print); // the checks below would judge it by what it has itself changed
    const { method, lastFour } = await checkPayment(ask, loan, caller, db, now);
    const work: PaymentWork = { cents: toCents(ask.paymentAmount), method, lastFour, asked: dayOf(now), at: now };
    const [made] = await db
      .insertInto('job')
      .values({
        ...attempt(caller, loan, name, now),
        intent_id: ask.intentId,
        fingerprint: print,
        ask: JSON.stringify(work),
        state: 'open',
        due_at: inMs(decideAfterMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('message_key')
      .execute();
    if (made) return { messageKey: made.message_key };
    const other = await jobOf(db, customer, name);
    if (other) return replayed(other, print);
    throw new Refusal(409, ['Another payment for this loan is already on its way. Wait for its result before you pay again.']);
  },

  'GET /payment': async ({ ask, caller, db }) => {
    const job = await askedFor(db, caller, ask.messageKey);
    // also for the payment of somebody else: whether a key exists is nobody's business
    if (!job || job.state === 'abandoned') throw new Refusal(404);
    if (job.state === 'open') return { pending: true };
    if (job.state === 'declined') throw new Refusal(422, readJson(Declined, job.result).Error);
    return { pending: false, ...readJson(Paid, job.result) };
  },

  'POST /paymentTimeout': async ({ ask, caller, db, now, key }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    if (key === '') return {};
    const customer = payerOf(caller, loan);
    // a stone in the place of the attempt: whichever of the two is there first stays
    await db
      .insertInto('job')
      .values({
        ...attempt(caller, loan, key, now),
        intent_id: '',
        fingerprint: '',
        ask: '{}',
        state: 'abandoned',
        due_at: 0,
      })
      .onConflict((conflict) => conflict.columns(['customer_id', 'idem_key']).doNothing())
      .execute();
    const job = await jobOf(db, customer, key);
    return { status: job?.state === 'abandoned' ? 'abandoned' : 'accepted' };
  },
};

/** What a payment and the stone in its place have in common. */
const attempt = (caller: Caller, loan: LoanRow, key: string, now: number) => ({
  message_key: randomUUID(),
  kind: 'payment' as const,
  customer_id: payerOf(caller, loan),
  profile_id: caller.profileId,
  loan_id: loan.loan_id,
  idem_key: key,
  result: null,
  lease_until: 0,
  created_at: now,
});

/** The same key again: the same payment, unless it was given up or means something else. */
function replayed(job: Job, print: string): { messageKey: string } {
  if (job.state === 'abandoned')
    throw new Refusal(409, ['This payment was given up before it arrived. Nothing was charged.'], 'PaymentAbandoned');
  if (job.fingerprint !== print)
    throw new Refusal(422, ['This payment was already sent with other details. Look at your account before you pay again.']);
  return { messageKey: job.message_key };
}

const jobOf = (db: Db, customerId: string, key: string): Promise<Job | undefined> =>
  db.selectFrom('job').selectAll().where('customer_id', '=', customerId).where('idem_key', '=', key).executeTakeFirst();

/** By the answer's key, or by the key of an attempt whose answer was lost; only the caller's own. */
async function askedFor(db: Db, caller: Caller, key: string): Promise<Job | undefined> {
  let query = db
    .selectFrom('job')
    .selectAll()
    .where((is) => is.or([is('message_key', '=', key), is('idem_key', '=', key)]));
  if (caller.guestLoanId !== null) query = query.where('loan_id', '=', caller.guestLoanId).where('profile_id', '=', caller.profileId);
  else if (caller.customerIds.length > 0) query = query.where('customer_id', 'in', caller.customerIds);
  else return undefined;
  return query.executeTakeFirst();
}

import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { JobKind, JobTable } from '../store/tables.ts';

export type Job = Selectable<JobTable>;

/** One intent of somebody, as a job is made of it. */
export type Attempt = {
  kind: JobKind;
  caller: Caller;
  /** In whose name: a customer id, or the profile id of somebody who is no customer. */
  customerId: string;
  /** The loan, or whatever else has at most one open job at a time. */
  loanId: string;
  /** Idempotency-Key, or the only other name that the attempt has. */
  key: string;
  /** One that is done is never done again, whatever its key; unique per loan. */
  intentId: string;
  /** Of everything that makes the intent what it is; never of cvv or token. */
  fingerprint: string;
  /** What the worker needs; never a card number or cvv. */
  work: object;
  now: number;
};

/** A job's times are of the database, so that several processes agree and the movable clock moves no lease. */
const inMs = (ms: number) => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + ${ms}::bigint`;

/** What the customer calls each kind. */
const CALLED: Readonly<Record<JobKind, string>> = {
  payment: 'payment',
  draw: 'cash advance',
  origination: 'loan request',
  cashOut: 'cash-out',
  signing: 'signature',
};

/**
 * The key of the job that this key has made already; null when there is none. To be asked before anything else is checked: the checks would
 * judge an attempt by what it has itself changed. Throws Refusal when the key was given up, or means something else (quality §1 "Sandbox").
 */
export async function madeBefore(db: Db, { kind, customerId, key, fingerprint }: Omit<Attempt, 'work'>): Promise<string | null> {
  const job = await jobOf(db, customerId, key);
  if (!job) return null;
  if (job.state === 'abandoned')
    throw new Refusal(409, [`This ${CALLED[kind]} was given up before it arrived. Nothing was charged.`], ABANDONED[kind]);
  if (job.kind !== kind || job.fingerprint !== fingerprint)
    throw new Refusal(422, [
      `This ${CALLED[kind]} was already sent with other details. Look at your account before you ${AGAIN[kind]} again.`,
    ]);
  return job.message_key;
}

/** What a portal may know a given-up attempt by. */
const ABANDONED: Readonly<Record<JobKind, string>> = {
  payment: 'PaymentAbandoned',
  draw: 'DrawAbandoned',
  origination: 'OriginationAbandoned',
  cashOut: 'CashOutAbandoned',
  signing: 'SigningAbandoned',
};

const AGAIN: Readonly<Record<JobKind, string>> = {
  payment: 'pay',
  draw: 'ask',
  origination: 'ask',
  cashOut: 'cash out',
  signing: 'sign',
};

/** Makes the job, once: a racing twin gets the same one. Throws Refusal 409 when another one is open, or the intent is done already. */
export async function makeJob(db: Db, attempt: Attempt, dueInMs: number): Promise<{ messageKey: string }> {
  const [made] = await db
    .insertInto('job')
    .values({
      ...rowOf(attempt),
      intent_id: attempt.intentId,
      fingerprint: attempt.fingerprint,
      ask: JSON.stringify(attempt.work),
      state: 'open',
      due_at: inMs(dueInMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_key')
    .execute();
  if (made) return { messageKey: made.message_key };
  const messageKey = await madeBefore(db, attempt);
  if (messageKey) return { messageKey };
  throw new Refusal(409, [OTHER[attempt.kind]]);
}

const OTHER: Readonly<Record<JobKind, string>> = {
  payment: 'Another payment for this loan is already on its way. Wait for its result before you pay again.',
  draw: 'Something else is already on its way for this loan. Wait for its result before you ask for cash again.',
  origination: 'Your loan is already being made. Wait for its result.',
  cashOut: 'Another cash-out is already on its way. Wait for its result.',
  signing: 'Your signature is already being taken down. Wait for its result.',
};

/** A stone in the place of an attempt that may still arrive: whichever of the two is there first stays. True when the stone is. Quality §1.4. */
export async function fence(db: Db, attempt: Pick<Attempt, 'kind' | 'caller' | 'customerId' | 'loanId' | 'key' | 'now'>): Promise<boolean> {
  await db
    .insertInto('job')
    .values({ ...rowOf(attempt), intent_id: '', fingerprint: '', ask: '{}', state: 'abandoned', due_at: 0 })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idem_key']).doNothing())
    .execute();
  return (await jobOf(db, attempt.customerId, attempt.key))?.state === 'abandoned';
}

const rowOf = ({
  kind,
  caller,
  customerId,
  loanId,
  key,
  now,
}: Pick<Attempt, 'kind' | 'caller' | 'customerId' | 'loanId' | 'key' | 'now'>) => ({
  message_key: randomUUID(),
  kind,
  customer_id: customerId,
  profile_id: caller.profileId,
  loan_id: loanId,
  idem_key: key,
  result: null,
  lease_until: 0,
  created_at: now,
});

const jobOf = (db: Db, customerId: string, key: string): Promise<Job | undefined> =>
  db.selectFrom('job').selectAll().where('customer_id', '=', customerId).where('idem_key', '=', key).executeTakeFirst();

/**
 * The caller's own job of this kind, by the answer's key or by the key of an attempt whose answer was lost. Throws Refusal 404 for anything
 * else, also for somebody else's and for one that was given up: whether a key exists is nobody's business.
 */
export async function askedFor(db: Db, caller: Caller, kind: JobKind, key: string): Promise<Job> {
  let query = db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '<>', 'abandoned')
    .where((is) => is.or([is('message_key', '=', key), is('idem_key', '=', key)]));
  query =
    caller.guestLoanId === null
      ? query.where('customer_id', 'in', [...caller.customerIds, caller.profileId])
      : query.where('loan_id', '=', caller.guestLoanId).where('profile_id', '=', caller.profileId);
  const job = await query.executeTakeFirst();
  if (!job) throw new Refusal(404);
  return job;
}

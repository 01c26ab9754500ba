import type { Text } from '../texts/texts.ts';
import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { readJson } from '../payment/work.ts';
import type { JobKind, JobTable } from '../store/tables.ts';
import { databaseNow } from './databaseClock.ts';

export type Job = Selectable<JobTable>;

/** An intent from which a job is made. */
export type Attempt = {
  kind: JobKind;
  caller: Caller;
  /** The customer id, or the profile id of a non-customer. */
  customerId: string;
  /** The loan, or another thing that has at most one open job at a time. */
  loanId: string;
  /** The Idempotency-Key, or what identifies an attempt without one. */
  key: string;
  /** Unique per loan: a finished intent is never repeated, whatever its key. */
  intentId: string;
  /** See fingerprintOf(). */
  fingerprint: string;
  /** What the worker needs; never a card number or cvv. */
  work: object;
  now: number;
};

/** One that no caller has asked for. */
type LendersAttempt = Omit<Attempt, 'caller'> & { caller: Pick<Caller, 'profileId'> };

const inMs = (ms: number) => sql<number>`${databaseNow} + ${ms}::bigint`;

const GIVEN_UP: Readonly<Record<JobKind, Text>> = {
  payment: 'This payment was given up before it arrived. Nothing was charged.',
  draw: 'This cash advance was given up before it arrived. Nothing was charged.',
  origination: 'This loan request was given up before it arrived. Nothing was charged.',
  cashOut: 'This cash-out was given up before it arrived. Nothing was charged.',
  signing: 'This signature was given up before it arrived. Nothing was charged.',
};

/** A move of money that a customer asks for. `isKeyed`: the request has an Idempotency-Key of its own. */
type Asked = Omit<Attempt, 'work'> & { isKeyed: boolean };

/**
 * The one job of this attempt: the one that its key has already made, else a new one with the work that `check` returns. The key comes before
 * every check: a retry would fail checks because of its own effects. What is refused stays refused: a copy of the request that arrives later,
 * when the reason is gone, must not move money that the customer was told has not moved. Throws Refusal (quality §1 "In the lender").
 */
export async function attemptJob(db: Db, asked: Asked, check: () => Promise<object>, dueInMs: number): Promise<{ messageKey: string }> {
  const { isKeyed, ...attempt } = asked;
  const existing = await existingJob(db, attempt);
  if (existing) return { messageKey: existing };
  try {
    return await makeJob(db, { ...attempt, work: await check() }, dueInMs);
  } catch (error) {
    if (!isKeyed || !(error instanceof Refusal)) throw error;
    const earlier = await insertRefused(db, attempt, error);
    if (!earlier) throw error;
    return { messageKey: earlier };
  }
}

/** The message key of the job that this Idempotency-Key has already made; null when there is none. Throws Refusal when the key was abandoned, refused, or used for another intent. */
async function existingJob(db: Db, { kind, customerId, key, fingerprint }: Omit<Attempt, 'work'>): Promise<string | null> {
  const job = await jobOf(db, customerId, key);
  if (!job) return null;
  if (job.state === 'abandoned') throw new Refusal(409, [GIVEN_UP[kind]], ABANDONED[kind]);
  if (job.kind !== kind || job.fingerprint !== fingerprint) throw new Refusal(422, [SENT_BEFORE[kind]]);
  if (job.state === 'refused') throw toRefusal(readJson(StoredRefusal, job.result));
  return job.message_key;
}

const StoredRefusal = v.object({ status: v.number(), texts: v.array(v.string()), code: v.string() });

const toRefusal = ({ status, texts, code }: v.InferOutput<typeof StoredRefusal>): Refusal =>
  new Refusal(
    status,
    texts.map((unchecked) => ({ unchecked })),
    code,
  );

/** Writes a tombstone with the refusal. Returns the message key of a copy that was accepted meanwhile; null when this one was the first. */
async function insertRefused(db: Db, attempt: Omit<Attempt, 'work'>, { status, texts, code }: Refusal): Promise<string | null> {
  const [made] = await db
    .insertInto('job')
    .values({
      ...rowOf(attempt),
      intent_id: '',
      fingerprint: attempt.fingerprint,
      ask: '{}',
      state: 'refused',
      result: JSON.stringify({ status, texts, code }),
      due_at: 0,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idem_key']).doNothing())
    .returning('message_key')
    .execute();
  return made ? null : existingJob(db, attempt);
}

/** The error code for an abandoned attempt. */
const ABANDONED: Readonly<Record<JobKind, string>> = {
  payment: 'PaymentAbandoned',
  draw: 'DrawAbandoned',
  origination: 'OriginationAbandoned',
  cashOut: 'CashOutAbandoned',
  signing: 'SigningAbandoned',
};

const SENT_BEFORE: Readonly<Record<JobKind, Text>> = {
  payment: 'This payment was already sent with other details. Look at your account before you pay again.',
  draw: 'This cash advance was already sent with other details. Look at your account before you ask again.',
  origination: 'This loan request was already sent with other details. Look at your account before you ask again.',
  cashOut: 'This cash-out was already sent with other details. Look at your account before you cash out again.',
  signing: 'This signature was already sent with other details. Look at your account before you sign again.',
};

/** Makes the job once: concurrent requests with the same key get the same job. Throws Refusal 409 when another job is open, or the intent is done. */
export async function makeJob(db: Db, attempt: Attempt, dueInMs: number): Promise<{ messageKey: string }> {
  const made = await insertOnce(db, attempt, dueInMs);
  if (made) return { messageKey: made.message_key };
  const messageKey = await existingJob(db, attempt);
  if (messageKey) return { messageKey };
  throw new Refusal(409, [OTHER_OPEN[attempt.kind]]);
}

/** Throws Refusal 409 when a job of this loan is open: it is the reason that counts, before any other check. */
export async function refuseSecond(db: Db, { kind, loanId }: Pick<Attempt, 'kind' | 'loanId'>): Promise<void> {
  const open = await db
    .selectFrom('job')
    .select('message_key')
    .where('loan_id', '=', loanId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open) throw new Refusal(409, [OTHER_OPEN[kind]]);
}

/** Makes the job now, for an attempt that is the lender's own. False when it exists, another job is open, or the intent is done. */
export const insertJob = async (db: Db, attempt: LendersAttempt): Promise<boolean> => (await insertOnce(db, attempt, 0)) !== undefined;

async function insertOnce(db: Db, attempt: LendersAttempt, dueInMs: number): Promise<{ message_key: string } | undefined> {
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
  return made;
}

const OTHER_OPEN: Readonly<Record<JobKind, Text>> = {
  payment: 'Another payment for this loan is already on its way. Wait for its result before you pay again.',
  draw: 'Something else is already on its way for this loan. Wait for its result before you ask for cash again.',
  origination: 'Your loan is already being made. Wait for its result.',
  cashOut: 'Another cash-out is already on its way. Wait for its result.',
  signing: 'Your signature is already being recorded. Wait for its result.',
};

/** Writes a tombstone for an attempt that may still arrive. The first of the two to be written wins. True when a tombstone won. Quality §1.4. */
export async function fence(db: Db, attempt: Pick<Attempt, 'kind' | 'caller' | 'customerId' | 'loanId' | 'key' | 'now'>): Promise<boolean> {
  await db
    .insertInto('job')
    .values({ ...rowOf(attempt), intent_id: '', fingerprint: '', ask: '{}', state: 'abandoned', due_at: 0 })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idem_key']).doNothing())
    .execute();
  const job = await jobOf(db, attempt.customerId, attempt.key);
  return job?.state === 'abandoned' || job?.state === 'refused';
}

const rowOf = ({
  kind,
  caller,
  customerId,
  loanId,
  key,
  now,
}: Pick<LendersAttempt, 'kind' | 'caller' | 'customerId' | 'loanId' | 'key' | 'now'>) => ({
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
 * The caller's job of this kind, by its message key, or by the Idempotency-Key when the response was lost. Throws Refusal 403 for the message key
 * of another caller's job (OPEN-015), else 404, also for an abandoned or refused one. An Idempotency-Key counts among the caller's own only: two
 * customers may have the same one.
 */
export async function requireJob(db: Db, caller: Caller, kind: JobKind, key: string): Promise<Job> {
  let query = db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'not in', ['abandoned', 'refused'])
    .where((is) => is.or([is('message_key', '=', key), is('idem_key', '=', key)]));
  query =
    caller.guestLoanId === null
      ? query.where('customer_id', 'in', [...caller.customerIds, caller.profileId])
      : query.where('loan_id', '=', caller.guestLoanId).where('profile_id', '=', caller.profileId);
  const job = await query.executeTakeFirst();
  if (job) return job;
  const named = await db
    .selectFrom('job')
    .select(['customer_id', 'loan_id', 'profile_id'])
    .where('message_key', '=', key)
    .executeTakeFirst();
  throw new Refusal(named && !isOf(caller, named) ? 403 : 404);
}

const isOf = (caller: Caller, job: Pick<Job, 'customer_id' | 'loan_id' | 'profile_id'>): boolean =>
  caller.guestLoanId === null
    ? [...caller.customerIds, caller.profileId].includes(job.customer_id)
    : job.loan_id === caller.guestLoanId && job.profile_id === caller.profileId;

import { sql, type Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../handler.ts';
import { errorFacts } from '../log.ts';
import type { Database, JobTable } from '../store/tables.ts';
import type { Kysely } from 'kysely';
import { lapseUnsigned } from '../offers/lapse.ts';
import { collectAutoPay } from '../payment/collectAutoPay.ts';
import { databaseNow } from './databaseClock.ts';
import { decide } from './kinds.ts';

/** The lease on a claimed job, ms. When it has expired, for example after a crash, another worker can claim the job. */
export const LEASE_MS = 2_000;
/** A failed job is retried after a pause that starts with this and doubles up to MAX_PAUSE_MS, ms. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
/** How often the worker looks for jobs, ms. */
export const POLL_EVERY_MS = 200;

/** Claims one due job. The attempt is counted before the work, so that a job which crashes its worker is counted too. */
async function claim(db: Db, leaseMs: number): Promise<Selectable<JobTable> | undefined> {
  const { rows } = await sql<Selectable<JobTable>>`
    update job set lease_until = ${databaseNow} + ${leaseMs}::bigint, attempts = attempts + 1
    where message_key = (
      select message_key from job where state = 'open' and due_at <= ${databaseNow} and lease_until <= ${databaseNow}
      order by due_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** Delays a failed job, unless another worker has claimed it in the meantime. */
async function postpone(db: Db, { message_key, attempts }: Selectable<JobTable>): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);
  await sql`
    update job set due_at = ${databaseNow} + ${pause}::bigint, lease_until = 0
    where message_key = ${message_key} and state = 'open' and attempts = ${attempts}`.execute(db);
}

/** Does all due jobs and returns how many. Several processes can run it at once. Throws the error of the first job that fails. */
export async function runDueJobs(db: Kysely<Database>, leaseMs = LEASE_MS): Promise<number> {
  for (let decided = 0; ; decided++) {
    const job = (await claim(db, leaseMs)) ?? ((await collectAutoPay(db)) > 0 ? await claim(db, leaseMs) : undefined);
    if (!job) {
      await lapseUnsigned(db);
      return decided;
    }
    try {
      await decide[job.kind]?.(db, job);
    } catch (error) {
      await postpone(db, job);
      throw error;
    }
  }
}

export type Worker = {
  /** Does all due jobs now and waits for the ones already in progress. Returns how many jobs this call did. */
  runDueJobs(): Promise<number>;
  stop(): Promise<void>;
};

/** Looks for due jobs until stopped. A failure is logged, and the job is retried. */
export function startWorker(db: Kysely<Database>, log: Logger, { leaseMs, pollEveryMs }: { leaseMs: number; pollEveryMs: number }): Worker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const poll = () => {
    running = runDueJobs(db, leaseMs)
      .then(() => undefined)
      .catch((error: unknown) => log.error(errorFacts(error), 'a job could not be done'))
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, pollEveryMs);
      });
  };
  poll();
  return {
    async runDueJobs() {
      const decided = await runDueJobs(db, leaseMs);
      await running;
      return decided;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

import { sql, type Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../handler.ts';
import { errorFacts } from '../log.ts';
import type { Database, JobTable } from '../store/tables.ts';
import type { Kysely } from 'kysely';
import { decide } from './kinds.ts';

/** Who takes a job has it for so long; a killed worker's job is taken by the next one after it. ms. */
const LEASE_MS = 2_000;
/** A job that fails comes up again after a pause that doubles from the lease on, ms. */
const LONGEST_PAUSE_MS = 60_000;
/** How often the worker looks, ms. */
const LOOK_EVERY_MS = 200;

const dbNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Takes one due job, or none. The attempt is counted here, outside the work: a job that kills its worker is seen to do so. */
async function claim(db: Db): Promise<Selectable<JobTable> | undefined> {
  const { rows } = await sql<Selectable<JobTable>>`
    update job set lease_until = ${dbNow} + ${LEASE_MS}::bigint, attempts = attempts + 1
    where message_key = (
      select message_key from job where state = 'open' and due_at <= ${dbNow} and lease_until <= ${dbNow}
      order by due_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** Lets a job that has failed rest, unless another worker has taken it over meanwhile. */
async function postpone(db: Db, { message_key, attempts }: Selectable<JobTable>): Promise<void> {
  const pause = Math.min(LEASE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  await sql`
    update job set due_at = ${dbNow} + ${pause}::bigint, lease_until = 0
    where message_key = ${message_key} and state = 'open' and attempts = ${attempts}`.execute(db);
}

/** Does every job that is due. Several processes may do it at once. Answers how many. Throws what the first one throws that cannot be done. */
export async function runDueJobs(db: Kysely<Database>): Promise<number> {
  for (let decided = 0; ; decided++) {
    const job = await claim(db);
    if (!job) return decided;
    try {
      await decide[job.kind]?.(db, job);
    } catch (error) {
      await postpone(db, job);
      throw error;
    }
  }
}

export type Worker = {
  /** Does every due job now and waits for those that this worker has already claimed. Answers how many it did itself. */
  runDueJobs(): Promise<number>;
  stop(): Promise<void>;
};

/** Looks for due jobs until stopped. A failure is logged; the job comes up again. */
export function startWorker(db: Kysely<Database>, log: Logger): Worker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = runDueJobs(db)
      .then(() => undefined)
      .catch((error: unknown) => log.error(errorFacts(error), 'a job could not be done'))
      .finally(() => {
        if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  };
  look();
  return {
    async runDueJobs() {
      const decided = await runDueJobs(db);
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

import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** SQLSTATE of a transaction that has lost against another one and might win if it came again: serialization_failure, deadlock_detected. */
const LOST: readonly unknown[] = ['40001', '40P01'];
const TRIES = 4;
/** The losers of one race must not meet again at once, ms. */
const PAUSE_MS = 20;

/**
 * Does the work as a whole or not at all. One that loses against another is repeated, a few times: `work` must change nothing but the
 * database. Throws what the work throws, and what the database says at the last try.
 */
export async function inTransaction<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !(error instanceof Error && 'code' in error && LOST.includes(error.code))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * tries * PAUSE_MS));
  }
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** SQLSTATE of conflicts that a retry can resolve: serialization_failure, deadlock_detected. */
const RETRYABLE: readonly unknown[] = ['40001', '40P01'];
const MAX_TRIES = 4;
/** A random pause up to this times the number of tries keeps transactions from colliding again, ms. */
const PAUSE_MS = 20;

/**
 * Runs the work in a transaction and retries it on a conflict with another transaction. `work` must change nothing but the database.
 * Throws what the work throws, or the database's error of the last try.
 */
export async function inTransaction<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof Error && 'code' in error && RETRYABLE.includes(error.code))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * tries * PAUSE_MS));
  }
}

import { sql } from 'kysely';

/**
 * The database's clock, whole ms since 1970, always rounded down: a job that is due at once is then due for the very next claim. All processes
 * share this clock, and moving the lender's clock does not change it.
 */
export const databaseNow = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { TABLES } from './migrations/001-tables.ts';
import { JOBS } from './migrations/002-jobs.ts';
import { CUSTOMERS } from './migrations/003-customers.ts';
import { DOCUMENTS } from './migrations/004-documents.ts';
import { DRAWS } from './migrations/005-draws.ts';
import { LENDING } from './migrations/006-lending.ts';
import { REFERRAL } from './migrations/007-referral.ts';
import { IDENTITY } from './migrations/008-identity.ts';
import { APPOINTMENTS } from './migrations/009-appointments.ts';
import { DEVICES } from './migrations/010-devices.ts';
import { PROCESSORS } from './migrations/011-processors.ts';
import { RENEWALS } from './migrations/012-renewals.ts';
import { REFUSALS } from './migrations/013-refusals.ts';
import { PAYEES } from './migrations/014-payees.ts';
import { UNSIGNED } from './migrations/015-unsigned.ts';
import { INSTALLMENTS } from './migrations/016-installments.ts';
import type { Database } from './tables.ts';

/**
 * By name, in the order of their numbers. A name contains a digest of the statements, so that a database with other tables is detected at
 * startup and not by a later query.
 */
const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries({
    '001-tables': TABLES,
    '002-jobs': JOBS,
    '003-customers': CUSTOMERS,
    '004-documents': DOCUMENTS,
    '005-draws': DRAWS,
    '006-lending': LENDING,
    '007-referral': REFERRAL,
    '008-identity': IDENTITY,
    '009-appointments': APPOINTMENTS,
    '010-devices': DEVICES,
    '011-processors': PROCESSORS,
    '012-renewals': RENEWALS,
    '013-refusals': REFUSALS,
    '014-payees': PAYEES,
    '015-unsigned': UNSIGNED,
    '016-installments': INSTALLMENTS,
  }).map(([title, statements]) => [nameOf(title, statements), toMigration(statements)]),
);

function nameOf(title: string, statements: string): string {
  return `${title}-${createHash('sha256').update(statements).digest('hex').slice(0, 12)}`;
}

function toMigration(statements: string): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements.split(';')) if (statement.trim()) await sql.raw(statement).execute(db);
    },
  };
}

/** Identifies the schema: a snapshot of another schema is not used. */
export const shape = Object.keys(migrations).join(' ');

/** The database was made by another version of the lender and cannot be migrated. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

/** Runs the missing migrations. Several processes can call it at once. Throws OtherVersion, or an Error when a migration fails. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new OtherVersion('made by another version of this lender', { cause: error });
  if (error) throw new Error('the tables could not be brought up to date', { cause: error });
}

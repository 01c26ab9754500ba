import { sql, type Kysely, type Transaction } from 'kysely';
import { hashPassword } from '../auth/password.ts';
import { readNow } from '../clock.ts';
import { secretsOf } from '../customers/secrets.ts';
import { dayOf } from '../days.ts';
import type { Db } from '../handler.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { insertRows } from '../store/insertRows.ts';
import type { Database } from '../store/tables.ts';
import { PASSWORD, type Person } from './person.ts';
import { rowsOf } from './rows.ts';
import { customerRowsOf } from './rows.customers.ts';
import { offerRowsOf } from './rows.draws.ts';
import { documentRowsOf } from './rows.documents.ts';
import { lendingRowsOf } from './rows.lending.ts';
import { referralRowsOf } from './rows.referral.ts';
import { people } from './table.ts';

/** Settings: the day on which the people were seeded, and the day of the seeded history; '' when the history is from several days. */
const SEEDED = 'seeded';
const HISTORY = 'seeded.history';

let hashed: Promise<string> | undefined;
/** The hash of the shared password. It is slow to compute, so it is made once. */
export const sharedHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD));

/** The key of an advisory lock: when several processes start at once, only one seeds the database. */
const SEED_LOCK = 2_611_211;

/** Adds the people of the sandbox to an empty database. Due dates count from today on the lender's clock. */
export async function seed(db: Kysely<Database>): Promise<void> {
  if ((await seededOn(db)) !== '') return;
  const hash = await sharedHash();
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    if ((await seededOn(tx)) === '') await insertAll(tx, dayOf(await readNow(tx)), hash);
  });
}

export const lockSeed = (tx: Transaction<Database>) => sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(tx);

/** The day on which the people were seeded; their due dates count from it. Empty in an empty database. */
export const seededOn = (db: Db): Promise<string> => settingOf(db, SEEDED);

/** Is the seeded history in the ledger from this day? Then a reset keeps it: it is long and never changes. */
export const hasHistoryOf = async (db: Db, today: string): Promise<boolean> => (await settingOf(db, HISTORY)) === today;

/** Inserts all people into empty tables. `withHistory`: false when the ledger already has the history. */
export async function insertAll(tx: Transaction<Database>, today: string, hash: string, { withHistory = true } = {}): Promise<void> {
  await insertPeople(tx, people, today, hash, withHistory);
  await setSetting(tx, SEEDED, today);
  await setSetting(tx, HISTORY, today);
}

/** Inserts one person, with history, after the person's rows were deleted. */
export async function insertOne(tx: Transaction<Database>, person: Person, today: string, hash: string): Promise<void> {
  await insertPeople(tx, [person], today, hash, true);
  if (!(await hasHistoryOf(tx, today))) await setSetting(tx, HISTORY, '');
}

async function insertPeople(
  tx: Transaction<Database>,
  persons: readonly Person[],
  today: string,
  hash: string,
  withHistory: boolean,
): Promise<void> {
  const { profile, customer, loan, ledger, card } = rowsOf(persons, today, hash);
  await insertRows(tx, 'profile', profile);
  await insertRows(tx, 'customer', customer);
  const { customer_detail, customer_bank } = customerRowsOf(persons, today, await secretsOf(tx));
  await insertRows(tx, 'customer_detail', customer_detail);
  await insertRows(tx, 'customer_bank', customer_bank);
  await insertRows(tx, 'loan', loan);
  if (withHistory) await insertRows(tx, 'ledger', ledger);
  await insertRows(tx, 'card', card);
  const { offer, origination } = offerRowsOf(persons, today);
  await insertRows(tx, 'offer', offer);
  await insertRows(tx, 'origination', origination);
  const { risk, repo, application } = lendingRowsOf(persons, today, origination);
  await insertRows(tx, 'risk', risk);
  await insertRows(tx, 'repo', repo);
  await insertRows(tx, 'application', application);
  const { upload_task, acknowledgement } = documentRowsOf(persons, today);
  await insertRows(tx, 'upload_task', upload_task);
  await insertRows(tx, 'acknowledgement', acknowledgement);
  const { referral, referral_entry } = referralRowsOf(persons, today);
  await insertRows(tx, 'referral', referral);
  await insertRows(tx, 'referral_entry', referral_entry);
}

async function settingOf(db: Db, name: string): Promise<string> {
  return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value ?? '';
}

async function setSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

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

/** The day of which the people are, and the day of which all of the kept history is: '' when it is of several. */
const SEEDED = 'seeded';
const HISTORY = 'seeded.history';

let hashed: Promise<string> | undefined;
/** All share one password, and its costly hash is made once. */
export const sharedHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD));

/** Any number that no other lock of this database has: several processes that start at once seed once. */
const SEED_LOCK = 2_611_211;

/** Fills an empty database with the people of the sandbox; one that is filled is left alone. Due dates are counted from the lender's today. */
export async function seed(db: Kysely<Database>): Promise<void> {
  if ((await seededOn(db)) !== '') return;
  const hash = await sharedHash();
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    if ((await seededOn(tx)) === '') await settleAll(tx, dayOf(await readNow(tx)), hash);
  });
}

export const lockSeed = (tx: Transaction<Database>) => sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(tx);

/** The day of the books of which the people are: their due dates are counted from it. Empty in a database that nobody has filled. */
export const seededOn = (db: Db): Promise<string> => settingOf(db, SEEDED);

/** Is all history in the ledger the one that people of this day have? It is long, and nothing ever changes it. */
export const hasHistoryOf = async (db: Db, today: string): Promise<boolean> => (await settingOf(db, HISTORY)) === today;

/** Everybody, in tables that hold nobody; `withHistory` false when it is there. */
export async function settleAll(tx: Transaction<Database>, today: string, hash: string, { withHistory = true } = {}): Promise<void> {
  await settle(tx, people, today, hash, withHistory);
  await setSetting(tx, SEEDED, today);
  await setSetting(tx, HISTORY, today);
}

/** One person of whom nothing is there, history included. */
export async function settleOne(tx: Transaction<Database>, person: Person, today: string, hash: string): Promise<void> {
  await settle(tx, [person], today, hash, true);
  if (!(await hasHistoryOf(tx, today))) await setSetting(tx, HISTORY, '');
}

async function settle(
  tx: Transaction<Database>,
  whom: readonly Person[],
  today: string,
  hash: string,
  withHistory: boolean,
): Promise<void> {
  const { profile, customer, loan, ledger, card } = rowsOf(whom, today, hash);
  await insertRows(tx, 'profile', profile);
  await insertRows(tx, 'customer', customer);
  const known = customerRowsOf(whom, today, await secretsOf(tx));
  await insertRows(tx, 'customer_detail', known.customer_detail);
  await insertRows(tx, 'customer_bank', known.customer_bank);
  await insertRows(tx, 'loan', loan);
  if (withHistory) await insertRows(tx, 'ledger', ledger);
  await insertRows(tx, 'card', card);
  const { offer, origination } = offerRowsOf(whom, today);
  await insertRows(tx, 'offer', offer);
  await insertRows(tx, 'origination', origination);
  const { risk, repo, application } = lendingRowsOf(whom, today, origination);
  await insertRows(tx, 'risk', risk);
  await insertRows(tx, 'repo', repo);
  await insertRows(tx, 'application', application);
  const { upload_task, acknowledgement } = documentRowsOf(whom, today);
  await insertRows(tx, 'upload_task', upload_task);
  await insertRows(tx, 'acknowledgement', acknowledgement);
  const { referral, referral_entry } = referralRowsOf(whom, today);
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

import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { readNow, resetClock } from '../clock.ts';
import { dayOf } from '../days.ts';
import { rewardsIdOf } from '../referral/cashOut.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { OWNED, type Owner } from './owned.ts';
import { customerIdOf, emailOf, LMS_NAMES, phoneOf, profileIdOf, type Person } from './person.ts';
import { hasHistoryOf, lockSeed, insertAll, insertOne, sharedHash } from './seed.ts';

/** Resets people, money, messages, faults and the clock. Ends all sessions. */
export async function resetAll(db: Kysely<Database>): Promise<void> {
  const hash = await sharedHash();
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    await tx.selectFrom('loan').select('loan_id').forUpdate().execute(); // locks the loans first, as a payment's worker does, so that there is no deadlock
    await empty(
      tx,
      Object.keys(OWNED)
        .filter((table) => table !== 'ledger')
        .map((table) => sql`delete from ${sql.table(table)}`),
    );
    const today = dayOf(await resetClock(tx));
    const hasHistory = await hasHistoryOf(tx, today);
    await (hasHistory ? deleteMovements(tx) : tx.deleteFrom('ledger').execute());
    await insertAll(tx, today, hash, { withHistory: !hasHistory });
  });
}

/** Resets one person, as of today on the lender's clock. The others do not change. */
export async function resetPerson(db: Kysely<Database>, person: Person): Promise<void> {
  const hash = await sharedHash();
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    await deleteRowsOf(tx, person);
    await insertOne(tx, person, dayOf(await readNow(tx)), hash);
  });
}

/** Deletes the ledger lines since the seed. Lines of the seed have their id as key, all others an intent's key. */
const deleteMovements = (tx: Transaction<Database>) => tx.deleteFrom('ledger').whereRef('id', '<>', 'key').execute();

async function deleteRowsOf(tx: Transaction<Database>, person: Person): Promise<void> {
  const loans = await tx.selectFrom('loan').select('loan_id').where('person', '=', person.name).forUpdate().execute();
  const loanIds = loans.map((row) => row.loan_id);
  const values: Readonly<Record<Owner, readonly string[]>> = {
    person: [person.name],
    profile_id: [profileIdOf(person.name)],
    customer_id: LMS_NAMES.flatMap((lms) => [customerIdOf(person.name, lms), customerIdOf(person.name, lms, true)]),
    loan_id: [...loanIds, rewardsIdOf(profileIdOf(person.name))],
    guest_loan_id: loanIds,
    recipient: [emailOf(person.name), phoneOf(person.name)],
    username_email: [emailOf(person.name)],
    username_phone: [phoneOf(person.name)],
  };
  const deletes = Object.entries(OWNED).flatMap(([table, owners]) => {
    const conditions = owners
      .filter((owner) => values[owner].length > 0)
      .map((owner) => sql`${sql.ref(owner)} in (${sql.join(values[owner])})`);
    return conditions.length > 0 ? [sql`delete from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}`] : [];
  });
  await empty(tx, deletes);
}

/** Runs all deletes in one statement: a reset happens before nearly every test, and forty round trips would be slow. */
async function empty(tx: Transaction<Database>, deletes: readonly RawBuilder<unknown>[]): Promise<void> {
  const steps = deletes.map((step, index) => sql`${sql.ref(`step_${index}`)} as (${step})`);
  await sql`with ${sql.join(steps)} select 1`.execute(tx);
}

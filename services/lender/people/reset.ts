import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { readNow, resetClock } from '../clock.ts';
import { dayOf } from '../days.ts';
import { rewardsIdOf } from '../referral/cashOut.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { OWNED, type Owner } from './owned.ts';
import { customerIdOf, emailOf, phoneOf, profileIdOf, type Person } from './person.ts';
import { LMS_NAMES } from './rows.ts';
import { hasHistoryOf, lockSeed, settleAll, settleOne, sharedHash } from './seed.ts';

/** Everything back to the start: people, money, messages, faults, clock. Everybody is signed out. */
export async function resetAll(db: Kysely<Database>): Promise<void> {
  const hash = await sharedHash();
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    await tx.selectFrom('loan').select('loan_id').forUpdate().execute(); // first, like a payment that is being decided: no deadlock
    await empty(
      tx,
      Object.keys(OWNED)
        .filter((table) => table !== 'ledger')
        .map((table) => sql`delete from ${sql.table(table)}`),
    );
    const today = dayOf(await resetClock(tx));
    const hasHistory = await hasHistoryOf(tx, today);
    await (hasHistory ? forgetMoved(tx) : tx.deleteFrom('ledger').execute());
    await settleAll(tx, today, hash, { withHistory: !hasHistory });
  });
}

/** One person back to the start, as of the lender's today. Others keep what they have. */
export async function resetPerson(db: Kysely<Database>, person: Person): Promise<void> {
  const hash = await sharedHash();
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    await forget(tx, person);
    await settleOne(tx, person, dayOf(await readNow(tx)), hash);
  });
}

/** Money that has moved since the start. A line of history is its own key; money moves under the key of somebody's intent. */
const forgetMoved = (tx: Transaction<Database>) => tx.deleteFrom('ledger').whereRef('id', '<>', 'key').execute();

async function forget(tx: Transaction<Database>, person: Person): Promise<void> {
  const loans = await tx.selectFrom('loan').select('loan_id').where('person', '=', person.name).forUpdate().execute();
  const loanIds = loans.map((row) => row.loan_id);
  const theirs: Readonly<Record<Owner, readonly string[]>> = {
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
    const any = owners.filter((owner) => theirs[owner].length > 0).map((owner) => sql`${sql.ref(owner)} in (${sql.join(theirs[owner])})`);
    return any.length > 0 ? [sql`delete from ${sql.table(table)} where ${sql.join(any, sql` or `)}`] : [];
  });
  await empty(tx, deletes);
}

/** All of them as one statement: a reset is done before nearly every test, and forty round trips are what it would take. */
async function empty(tx: Transaction<Database>, deletes: readonly RawBuilder<unknown>[]): Promise<void> {
  const steps = deletes.map((step, index) => sql`${sql.ref(`step_${index}`)} as (${step})`);
  await sql`with ${sql.join(steps)} select 1`.execute(tx);
}

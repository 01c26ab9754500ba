import type { Kysely, Transaction } from 'kysely';
import { readNow, resetClock } from '../clock.ts';
import { dayOf } from '../days.ts';
import type { Database } from '../store/tables.ts';
import { customerIdOf, emailOf, phoneOf, profileIdOf, type Person } from './person.ts';
import { hasHistoryOf, lockSeed, settleAll, settleOne, sharedHash } from './seed.ts';

/** Tables without a person in them: emptied when everything goes back to the start. Settings stay: they hold the signing keys. */
const COMMON = [
  'used_signature',
  'card_form',
  'outbox',
  'user_cache',
  'rate',
  'fault',
  'device',
  'session',
  'loan_lock',
  'job',
  'card',
  'loan',
  'customer',
  'profile',
] as const;

/** Everything back to the start: people, money, messages, faults, clock. Everybody is signed out. */
export async function resetAll(db: Kysely<Database>): Promise<void> {
  const hash = await sharedHash();
  await db.transaction().execute(async (tx) => {
    await lockSeed(tx);
    await tx.selectFrom('loan').select('loan_id').forUpdate().execute(); // first, like a payment that is being decided: no deadlock
    for (const table of COMMON) await tx.deleteFrom(table).execute();
    const today = dayOf(await resetClock(tx));
    const hasHistory = await hasHistoryOf(tx, today);
    await (hasHistory ? forgetMoved(tx) : tx.deleteFrom('ledger').execute());
    await settleAll(tx, today, hash, { withHistory: !hasHistory });
  });
}

/** One person back to the start, as of the lender's today. Others keep what they have. */
export async function resetPerson(db: Kysely<Database>, person: Person): Promise<void> {
  const hash = await sharedHash();
  await db.transaction().execute(async (tx) => {
    await lockSeed(tx);
    await forget(tx, person);
    await settleOne(tx, person, dayOf(await readNow(tx)), hash);
  });
}

/** Money that has moved since the start. A line of history is its own key; money moves under the key of somebody's intent. */
const forgetMoved = (tx: Transaction<Database>) => tx.deleteFrom('ledger').whereRef('id', '<>', 'key').execute();

async function forget(tx: Transaction<Database>, person: Person): Promise<void> {
  const profile = profileIdOf(person.name);
  const customers = [customerIdOf(person.name, 'TLXe'), customerIdOf(person.name, 'NLS')];
  const loans = (await tx.selectFrom('loan').select('loan_id').where('person', '=', person.name).forUpdate().execute()).map(
    (row) => row.loan_id,
  );
  if (loans.length > 0) {
    for (const table of ['job', 'ledger', 'loan_lock'] as const) await tx.deleteFrom(table).where('loan_id', 'in', loans).execute();
    await tx.deleteFrom('session').where('guest_loan_id', 'in', loans).execute();
  }
  for (const table of ['job', 'loan_lock', 'session', 'device', 'card_form', 'card'] as const) {
    await tx.deleteFrom(table).where('profile_id', '=', profile).execute();
  }
  for (const table of ['ledger', 'user_cache'] as const) await tx.deleteFrom(table).where('customer_id', 'in', customers).execute();
  await tx
    .deleteFrom('outbox')
    .where('recipient', 'in', [emailOf(person.name), phoneOf(person.name)])
    .execute();
  for (const table of ['loan', 'customer', 'profile'] as const) await tx.deleteFrom(table).where('person', '=', person.name).execute();
}

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Answered } from '../../contract/index.ts';
import { APPOINTMENT_TYPES } from '../../contract/enums.ts';
import * as v from 'valibot';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { mayAccess, type LoanRow } from '../loans/access.ts';
import { takesAppointments } from '../loans/status.ts';
import { send } from '../outbox.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { dayAt, daysFrom, hoursOn, isWeekend, localTimeOf, slotsOn } from './hours.ts';
import type { Store } from './directory.ts';
import { storeOf } from './stores.ts';

type Row = Selectable<Database['appointment']> & { loan_header: string };

/** A store can serve two customers at a time. */
const SEATS = [0, 1] as const;
/** OPEN-032. */
const SLOT_DAYS = 14;

const TAKEN = 'This time has just been taken. Choose another one.';

/** Appointments of half an hour in stores. Spec: calls §7 "Appointments"; FLOW-APPT. */
export const appointments: Handlers<
  'GET /appointmentTimes' | 'GET /appointmentslots' | 'POST /schedappointment' | 'GET /schedappointment'
> = {
  'GET /appointmentTimes': async ({ ask, now }) => {
    const store = storeOf(ask.storeId);
    const days = daysFrom(dayAt(store, now), ask.numberOfDays).filter((day) => !(ask.excludeWeekends && isWeekend(day)));
    return {
      days: days.flatMap((date) => {
        const hours = hoursOn(store, date);
        return hours ? [{ date, ...hours }] : [];
      }),
    };
  },

  'GET /appointmentslots': async ({ ask, db, now }) => {
    const store = storeOf(ask.storeId);
    const booked = await bookingsAt(db, store, now);
    const free = slotsOf(store, now).filter((at) => (booked.get(at) ?? 0) < SEATS.length);
    return { slots: free.map((at) => ({ appointmentDate: new Date(at).toISOString(), localTime: localTimeOf(at, ask.timeZone) })) };
  },

  'POST /schedappointment': async ({ ask, caller, db, now }) => {
    const store = storeOf(ask.storeId);
    const at = Date.parse(ask.appointmentDate);
    const loan = await loanByHeader(db, caller, ask.loanHdr);
    if (!takesAppointments(loan.status_id)) throw new Refusal(422, ['This loan takes no appointments. Please call the store.']);
    if (store.brand !== loan.brand) throw new Refusal(422, ['This store does not serve this loan. Choose another store.']);
    if (!slotsOf(store, now).includes(at)) throw new Refusal(422, ['The store takes no appointments at this time. Choose another one.']);
    return inTransaction(db, async (tx) => {
      await tx.selectFrom('loan').select('loan_id').where('loan_id', '=', loan.loan_id).forUpdate().execute(); // creates appointments of a loan one after another
      const existing = await tx
        .selectFrom('appointment')
        .selectAll()
        .where('loan_id', '=', loan.loan_id)
        .where('at', '>', now)
        .executeTakeFirst();
      if (ask.id !== '' && existing?.id !== ask.id) throw new Refusal(403);
      if (existing && ask.id === '') throw new Refusal(409, ['You have an appointment for this loan already. Move it instead.']);
      if (existing && ask.oldStoreId !== '' && ask.oldStoreId !== existing.store_id)
        throw new Refusal(422, ['This appointment is at another store by now. Look at it again before you move it.']);
      if (existing) await tx.deleteFrom('appointment').where('id', '=', existing.id).execute();
      const row = await takeSeat(tx, {
        id: existing?.id ?? randomUUID(),
        loan_id: loan.loan_id,
        store_id: store.storeId,
        at,
        appointment_type: ask.appointmentType,
      });
      const appointment = toAppointment({ ...row, loan_header: loan.loan_header }, ask.timeZone);
      await notify(tx, loan, store, row.at, now, existing !== undefined);
      return appointment;
    });
  },

  'GET /schedappointment': async ({ ask, caller, db, now }) => {
    if (caller.customerIds.length === 0) return { appointments: [] };
    const rows = await db
      .selectFrom('appointment')
      .innerJoin('loan', 'loan.loan_id', 'appointment.loan_id')
      .selectAll('appointment')
      .select('loan.loan_header')
      .where((is) => is.or([is('loan.customer_id', 'in', caller.customerIds), is('loan.cosigner_customer_id', 'in', caller.customerIds)]))
      .where('appointment.at', '>', now)
      .orderBy('appointment.at')
      .execute();
    return { appointments: rows.map((row) => toAppointment(row, ask.timeZone)) };
  },
};

/** The start times of a store's future half hours. */
const slotsOf = (store: Store, now: number): number[] =>
  daysFrom(dayAt(store, now), SLOT_DAYS)
    .flatMap((day) => slotsOn(store, day))
    .filter((at) => at > now);

/** The number of booked seats by start time. */
async function bookingsAt(db: Db, { storeId }: Store, now: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('appointment')
    .select((build) => ['at', build.fn.countAll<number>().as('count')])
    .where('store_id', '=', storeId)
    .where('at', '>', now)
    .groupBy('at')
    .execute();
  return new Map(rows.map(({ at, count }) => [at, Number(count)]));
}

/** Takes the first free seat; of concurrent requests the first insert wins. Throws Refusal 409. */
async function takeSeat(tx: Db, wanted: Omit<Selectable<Database['appointment']>, 'seat'>): Promise<Selectable<Database['appointment']>> {
  for (const seat of SEATS) {
    const row = { ...wanted, seat };
    const [inserted] = await tx
      .insertInto('appointment')
      .values(row)
      .onConflict((conflict) => conflict.constraint('appointment_seat').doNothing())
      .returning('id')
      .execute();
    if (inserted) return row;
  }
  throw new Refusal(409, [TAKEN]);
}

/** The loan with this header, if the caller has access. Throws Refusal 403. */
async function loanByHeader(db: Db, caller: Caller, loanHeader: string): Promise<LoanRow> {
  const loan = await db.selectFrom('loan').selectAll().where('loan_header', '=', loanHeader).executeTakeFirst();
  if (!loan || !mayAccess(caller, loan)) throw new Refusal(403);
  return loan;
}

function toAppointment(row: Row, timeZone: string): Answered<'POST /schedappointment'> {
  return {
    id: row.id,
    storeId: row.store_id,
    loanHdr: row.loan_header,
    appointmentDate: new Date(row.at).toISOString(),
    timeZone,
    appointmentType: v.parse(v.picklist(APPOINTMENT_TYPES), row.appointment_type),
    localTime: localTimeOf(row.at, timeZone),
  };
}

async function notify(db: Db, loan: LoanRow, store: Store, at: number, now: number, moved: boolean): Promise<void> {
  const { email } = await db.selectFrom('customer').select('email').where('customer_id', '=', loan.customer_id).executeTakeFirstOrThrow();
  const when = localTimeOf(at, store.timeZone).replace('T', ' at ');
  const text = `${moved ? 'Your appointment has been moved to' : 'We expect you on'} ${when} (local time of the store): ${store.name}, ${store.address}. Questions? Call ${store.phone}.`;
  await send(db, { to: email, channel: 'email', kind: 'appointment', text, at: now });
}

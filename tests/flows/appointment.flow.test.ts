import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, waitFor, type Actor, type AnyActor } from 'xstate';
import { appointmentMachine } from '../../machines/appointment/appointment.machine.ts';
import { appointmentView, type AppointmentView } from '../../machines/appointment/appointment.view.ts';
import { storesMachine } from '../../machines/stores/stores.machine.ts';
import { storesView } from '../../machines/stores/stores.view.ts';
import { listAccounts } from '../../services/actors/accounts.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
beforeEach(async () => {
  freshPage();
  clearCache();
  const line = (request: Request) => lender.fetch(request);
  const reset = await line(
    new Request(`${ORIGIN}/sandbox/reset`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  );
  if (!reset.ok) throw new Error(`the reset was answered ${reset.status}`); // nobody has an appointment
  page = service(line, { cognito: line });
});

/** A chart stores its draft a moment after the last change: one that runs on would store it for the next test. */
const open: AnyActor[] = [];
afterEach(() => {
  for (const actor of open.splice(0)) actor.stop();
});

const settings = settingsIn(SETTINGS);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

async function personCalled(name: string) {
  keepSecret('password', PASSWORD);
  return toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
}

/** The last request of this call: its query or its body. */
async function lastAsk(method: string, path: string): Promise<unknown> {
  const request = page.requests.findLast((one) => one.method === method && new URL(one.url).pathname === `/api${path}`);
  if (!request) throw new Error(`${method} ${path} was not sent`);
  return method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await request.clone().json();
}

/** Ann's title loan: real chart, real client, real lender. */
async function annOpens() {
  const person = await personCalled('ann');
  const { loans } = await toPromise(createActor(listAccounts, { input: {} }).start());
  const loan = loans.find(({ brand }) => brand === 'TitleMax');
  if (!loan) throw new Error('ann has no title loan');
  const actor = createActor(appointmentMachine, {
    input: { person, settings, params: { brand: loan.brand, loanId: loan.loanId } },
  }).start();
  open.push(actor);
  const sees = async () => appointmentView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: START_MS }));
  return { actor, sees, loan, person };
}

/** Ann chooses the first or the second free time of the first day that has two: shortly before a store closes, the day of today has fewer. */
function choosesTime(actor: Actor<typeof appointmentMachine>, days: AppointmentView['days'], which: 0 | 1): string {
  const free = days.find(({ times }) => times.length > 1);
  const at = free?.times[which];
  if (!free || at === undefined) throw new Error('no day has two free times');
  actor.send({ type: 'day.chosen', day: free.day });
  actor.send({ type: 'time.chosen', at });
  return at;
}

/** Ann has an appointment for her title loan and moves it. */
async function annMoves() {
  const { actor, sees } = await annOpens();
  const { days } = await sees();
  choosesTime(actor, days, 0);
  actor.send({ type: 'appointment.confirmed' });
  await sees();
  actor.send({ type: 'move.chosen' });
  expect(appointmentView(actor.getSnapshot())).toMatchObject({ state: 'choosing', busy: true });
  return { actor, sees };
}

test('a choice that Ann makes while the times of her store still load is not lost', async () => {
  const { actor, sees } = await annMoves();
  actor.send({ type: 'store.chosen', storeId: '10110' });
  expect(await sees()).toMatchObject({ state: 'choosing', atStore: '10110', zone: { store: 'America/Denver' } });
});

test('Ann keeps her appointment while the times of her store still load', async () => {
  const { actor, sees } = await annMoves();
  actor.send({ type: 'move.dropped' });
  expect(await sees()).toMatchObject({ state: 'booked' });
});

test('while Ann looks at another store, her own is still that of her appointment, and after the move the new one is', async () => {
  const { actor, sees } = await annMoves();
  const own = await sees();
  actor.send({ type: 'store.chosen', storeId: '10110' });
  const { bookedStore, days } = await sees();
  expect(bookedStore).toEqual({ name: own.store?.name, phone: own.store?.phone, timeZone: 'America/Chicago' });
  choosesTime(actor, days, 1);
  actor.send({ type: 'appointment.confirmed' });
  expect((await sees()).bookedStore).toMatchObject({ name: '', timeZone: 'America/Denver' });
});

/** FLOW-APPT-02, CALL-011, CALL-012, CALL-013, OPEN-032 */
test('Ann makes an appointment for her title loan and moves it to the other store: each call sends the specified fields (PROD-017, ROUTE-062, FLOW-APPT-01, CALL-010)', async () => {
  const { actor, sees, loan } = await annOpens();
  const { days } = await sees();
  expect(await lastAsk('GET', '/schedappointment')).toEqual({ timeZone: zone });
  expect(await lastAsk('GET', '/appointmentTimes')).toEqual({ storeId: loan.storeId, numberOfDays: '14', excludeWeekends: 'true' });
  expect(await lastAsk('GET', '/appointmentslots')).toEqual({ storeId: loan.storeId, timeZone: zone });
  expect(days.filter(({ day }) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()))).toEqual([]);

  const at = choosesTime(actor, days, 0);
  actor.send({ type: 'appointment.confirmed' });
  expect(await sees()).toMatchObject({ state: 'booked', result: 'made', bookedAt: at });
  const made = { storeId: loan.storeId, loanHdr: loan.loanHeader, appointmentDate: at, timeZone: zone, appointmentType: 'payment' };
  expect(await lastAsk('POST', '/schedappointment')).toEqual({ ...made, id: '', oldStoreId: '' });

  actor.send({ type: 'move.chosen' });
  await sees();
  actor.send({ type: 'store.chosen', storeId: '10110' });
  const { zone: otherZone, days: other } = await sees();
  expect(otherZone?.store).toBe('America/Denver');
  const later = choosesTime(actor, other, 1);
  actor.send({ type: 'appointment.confirmed' });
  expect(await sees()).toMatchObject({ state: 'booked', result: 'moved', bookedAt: later, atStore: '10110' });
  expect(await lastAsk('POST', '/schedappointment')).toEqual({
    ...made,
    storeId: '10110',
    appointmentDate: later,
    id: actor.getSnapshot().context.appointment?.id,
    oldStoreId: loan.storeId,
  });
});

test('both seats of the half hour are taken in the same second: Ann is told, and that time is not offered any more (FLOW-APPT-01)', async () => {
  const { actor, sees, loan } = await annOpens();
  await lender.db.deleteFrom('appointment').execute();
  if ((await sees()).state === 'booked') actor.send({ type: 'move.chosen' });
  const { days, atStore } = await sees();
  const at = choosesTime(actor, days, 1);
  const others = await lender.db.selectFrom('loan').select('loan_id').where('loan_header', '!=', loan.loanHeader).limit(2).execute();
  await lender.db
    .insertInto('appointment')
    .values(
      others.map(({ loan_id }, seat) => ({
        id: `other-${seat}`,
        loan_id,
        store_id: atStore,
        at: Date.parse(at),
        appointment_type: 'payment',
        seat,
      })),
    )
    .execute();
  actor.send({ type: 'appointment.confirmed' });
  const view = await sees();
  expect(view).toMatchObject({ state: 'choosing', wasTaken: true, at: '', bookedAt: '' });
  expect(view.days.flatMap(({ times }) => times)).not.toContain(at);
});

test('a store of another brand is proposed: the days and times are those of the loan’s store, and the lender takes no other (PROD-017)', async () => {
  await lender.db.deleteFrom('appointment').execute();
  const { loan, person } = await annOpens();
  const actor = createActor(appointmentMachine, {
    input: { person, settings, params: { brand: loan.brand, loanId: loan.loanId }, search: { storeId: '10103' } },
  }).start();
  open.push(actor);
  const view = appointmentView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: START_MS }));
  expect(view).toMatchObject({ atStore: loan.storeId, refusedStore: 'San Antonio · Larkspur Avenue' });
  expect(await lastAsk('GET', '/appointmentslots')).toMatchObject({ storeId: loan.storeId });
});

/** OPEN-041 */
test('a store and its map are requested by the id of the store (ROUTE-056, CALL-093, CALL-094)', async () => {
  const person = await personCalled('ann');
  const actor = createActor(storesMachine, {
    input: { person, settings, params: { brand: 'TitleMax', storeId: '10110' }, screen: 'StoreDetails' },
  }).start();
  const view = storesView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: START_MS }));
  expect(view).toMatchObject({ state: 'open', mapState: 'loaded', store: { storeId: '10110' } });
  expect(await lastAsk('GET', '/store')).toEqual({ storeId: '10110' });
  expect(await lastAsk('GET', '/storemap')).toEqual({ storeId: '10110' });
});

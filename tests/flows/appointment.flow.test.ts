import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { appointmentMachine } from '../../machines/appointment/appointment.machine.ts';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import { storesMachine } from '../../machines/stores/stores.machine.ts';
import { storesView } from '../../machines/stores/stores.view.ts';
import { listAccounts } from '../../services/actors/accounts.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { createLender, type Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await createLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
beforeEach(() => {
  freshPage();
  clearCache();
  const line = (request: Request) => lender.fetch(request);
  page = service(line, { cognito: line });
});

const settings = settingsIn(SETTINGS);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

async function personCalled(name: string) {
  keepSecret('password', PASSWORD);
  return toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
}

/** What was asked with this call, by its address or its body; the last time. */
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
  const sees = async () => appointmentView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: START_MS }));
  return { actor, sees, loan, person };
}

/** FLOW-APPT-02, CALL-011, CALL-012, CALL-013, OPEN-032 */
test('Ann makes an appointment for her title loan and moves it to the other store: each call asks what the specification lists (PROD-017, ROUTE-062, FLOW-APPT-01, CALL-010)', async () => {
  const { actor, sees, loan } = await annOpens();
  const { days } = await sees();
  const at = days.find(({ times }) => times.length > 0)?.times[0] ?? '';
  expect(await lastAsk('GET', '/schedappointment')).toEqual({ timeZone: zone });
  expect(await lastAsk('GET', '/appointmentTimes')).toEqual({ storeId: loan.storeId, numberOfDays: '14', excludeWeekends: 'true' });
  expect(await lastAsk('GET', '/appointmentslots')).toEqual({ storeId: loan.storeId, timeZone: zone });
  expect(days.filter(({ day }) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()))).toEqual([]);

  actor.send({ type: 'time.chosen', at });
  actor.send({ type: 'appointment.confirmed' });
  expect(await sees()).toMatchObject({ state: 'booked', result: 'made', bookedAt: at });
  const made = { storeId: loan.storeId, loanHdr: loan.loanHeader, appointmentDate: at, timeZone: zone, appointmentType: 'payment' };
  expect(await lastAsk('POST', '/schedappointment')).toEqual({ ...made, id: '', oldStoreId: '' });

  actor.send({ type: 'move.chosen' });
  await sees();
  actor.send({ type: 'store.chosen', storeId: '10110' });
  const { zone: shown, days: other } = await sees();
  expect(shown?.store).toBe('America/Denver');
  const later = other.find(({ times }) => times.length > 0)?.times[1] ?? '';
  actor.send({ type: 'time.chosen', at: later });
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

/** OPEN-041 */
test('a store and its map are asked for by the id of the store (ROUTE-056, CALL-093, CALL-094)', async () => {
  const person = await personCalled('ann');
  const actor = createActor(storesMachine, {
    input: { person, settings, params: { brand: 'TitleMax', storeId: '10110' }, screen: 'StoreDetails' },
  }).start();
  const view = storesView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: START_MS }));
  expect(view).toMatchObject({ state: 'shown', mapState: 'shown', store: { storeId: '10110' } });
  expect(await lastAsk('GET', '/store')).toEqual({ storeId: '10110' });
  expect(await lastAsk('GET', '/storemap')).toEqual({ storeId: '10110' });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentEvent } from '../../machines/appointment/appointment.types.ts';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'zoe', 'sam', 'nell'));
afterEach(() => page?.close());

const PROFILE = '/TitleMax/CustomerProfile';
const FORM = '/LinkAccountOptions/LinkAccount';
const IDLE_LIMIT_MS = 301_000;

/** Five minutes without activity; then the same or another customer signs in. */
async function isAway(then: string): Promise<void> {
  await sandbox.time.passes(IDLE_LIMIT_MS);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'timedOut' });
  expect(dump(page.tab)).not.toMatch(/draft|ann\.ash|555|10101/);
  page.submitLogin(`${then}@example.com`);
}

async function annTypesHerEmail(): Promise<void> {
  page = await signIn(sandbox, 'ann', PROFILE);
  await page.at('CustomerProfile');
  page.flow('profile').send({ type: 'section.opened', section: 'email' });
  page.flow('profile').send({ type: 'form.typed', values: { email: 'ann.ash' } });
}
const profile = () => page.flow('profile').getSnapshot();

async function zoeFillsIn(): Promise<void> {
  page = await signIn(sandbox, 'zoe', FORM);
  await page.at('LinkAccount');
  page.keepSecret('ssn', '078-05-4120');
  page.linking().send({ type: 'detail.typed', field: 'loanNumber', text: '10101-2020001-1' });
  page.linking().send({ type: 'detail.typed', field: 'dateOfBirth', text: '09/28/1980' });
  page.linking().send({ type: 'detail.typed', field: 'phone', text: '512-555-0188' });
}
/** Loan number, date of birth and SSN are proofs of identity: they must be typed again. */
const ZOES = { loanNumber: '', dateOfBirth: '', phone: '512-555-0188' };
const details = () => page.linking().getSnapshot().context.details;

test('Ann’s session ends while she changes her e-mail: after the next sign-in the same section is open, with the typed text (STORE-001, FLOW-IDLE-04)', async () => {
  await annTypesHerEmail();
  await isAway('ann');
  await page.at('CustomerProfile');
  expect(profile().matches({ customerProfile: { opened: 'email' } })).toBe(true);
  expect(profile().context.typed.email).toBe('ann.ash');
});

test('the service ends the session: Ann’s draft is restored as well (ERR-034, STORE-001)', async () => {
  await annTypesHerEmail();
  await sandbox.time.passes(1_000);
  await sandbox.lender.db.updateTable('session').set({ ended_at: 1 }).execute();
  page.flow('profile').send({ type: 'form.submitted', values: { email: 'ann.ash@example.com' }, hasAccountNumber: false });
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('CustomerProfile');
  expect(profile().context.typed.email).toMatch(/^ann\.ash/);
});

/** @layer NET STORE */
test('a sign-out deletes the draft, and another customer never gets Ann’s (STORE-009, CONF-015)', async () => {
  await annTypesHerEmail();
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('Home');
  page = await load(sandbox, page, PROFILE);
  await page.at('CustomerProfile');
  expect(profile().matches({ customerProfile: { opened: 'viewing' } })).toBe(true);
  page.close();

  await annTypesHerEmail();
  await isAway('sam');
  await page.at('Home');
  page = await load(sandbox, page, PROFILE);
  await page.at('CustomerProfile');
  expect(profile().context.typed).toEqual({});
});

/** @layer NET STORE */
test('after a session ends, the bank’s numbers must be typed again; its name is restored (CONF-015, STORE-011)', async () => {
  page = await signIn(sandbox, 'nell', '/CheckSmart/CustomerProfile');
  await page.at('CustomerProfile');
  page.flow('profile').send({ type: 'section.opened', section: 'bank' });
  page.flow('profile').send({ type: 'form.typed', values: { routingNumber: '990100146', bankName: 'My bank' } });
  page.keepSecret('accountNumber', '93027461805');
  await isAway('nell');
  await page.at('CustomerProfile');
  expect(profile().matches({ customerProfile: { opened: 'bank' } })).toBe(true);
  expect(profile().context.typed).toEqual({ bankName: 'My bank' });
  expect(dump(page.tab)).not.toMatch(/990100146|93027461805/);
});

test('Zoe reloads while she links an account: the phone number is restored, but no proof of identity (STORE-001, CONF-015)', async () => {
  await zoeFillsIn();
  page = await load(sandbox, page);
  await page.at('LinkAccount');
  expect(details()).toEqual(ZOES);
  expect(dump(page.tab)).not.toMatch(/078-?05-?4120|10101-2020001-1|09\/28\/1980/);
});

test('Zoe’s session ends while she links an account: after the next sign-in the form is open, with the phone number (STORE-001, FLOW-IDLE-04)', async () => {
  await zoeFillsIn();
  await isAway('zoe');
  await page.at('LinkAccount');
  expect(details()).toEqual(ZOES);
  page.linking().send({ type: 'flow.left' });
  await page.until(() => page.now().flow === 'accounts' && !page.now().busy);
  page = await load(sandbox, page, FORM);
  await page.at('LinkAccount');
  expect(details()).toEqual({ loanNumber: '', dateOfBirth: '', phone: '' });
});

test.each([
  ['Cancel', () => page.linking().send({ type: 'flow.left' })],
  ['a menu entry', () => page.send({ type: 'menu.chosen', target: { flow: 'accounts', screen: 'Home', params: {}, search: {} } })],
])('Zoe leaves the form by %s: nothing of the draft stays in the browser (STORE-001)', async (_, leaves) => {
  await zoeFillsIn();
  await sandbox.time.passes(1_000);
  expect(dump(page.tab)).toContain('512-555-0188');
  leaves();
  await page.at('Home');
  expect(dump(page.tab)).not.toMatch(/512-555-0188|10101-2020001-1|09\/28\/1980/);
});

test('Ann’s session ends while she types a new username: it is restored after the next sign-in (STORE-001, FLOW-AUTH-16)', async () => {
  page = await signIn(sandbox, 'ann', '/UpdateUser/Email');
  await page.at('Email');
  page.update().send({ type: 'name.typed', text: 'ann.ash@example' });
  await isAway('ann');
  await page.at('Email');
  expect(page.update().getSnapshot().context.username).toBe('ann.ash@example');
});

describe('an appointment that Ann has not sent', () => {
  const choice = () => appointmentView(page.flow('appointment').getSnapshot());
  const isChoosing = () => page.now().flow === 'appointment' && choice().timesAreKnown && choice().state === 'choosing';
  const press = (event: AppointmentEvent) => page.flow('appointment').send(event);

  async function annOpens(): Promise<void> {
    const { loanId } = await sandbox.loan('ann', 'TitleMax');
    page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Appointment`);
    await page.at('Appointment');
  }
  /** The other store, its second free day, and the second half hour there. */
  async function annChooses() {
    await page.until(isChoosing);
    press({ type: 'store.chosen', storeId: '10110' });
    await page.until(() => isChoosing() && choice().atStore === '10110');
    const free = choice().days.filter(({ times }) => times.length > 1)[1];
    if (!free) throw new Error('the store has no second day');
    press({ type: 'day.chosen', day: free.day });
    press({ type: 'time.chosen', at: free.times[1] ?? '' });
    return { atStore: '10110', day: free.day, at: free.times[1] ?? '' };
  }
  const reloads = async () => {
    page = await load(sandbox, page);
    await page.at('Appointment');
  };

  /** @layer NET STORE */
  test('keeps store, day and time over a reload, and is sent as chosen (part of STORE-001)', async () => {
    await annOpens();
    const chosen = await annChooses();
    await reloads();
    expect(choice()).toMatchObject({ state: 'choosing', ...chosen });
    press({ type: 'appointment.confirmed' });
    await page.until(() => choice().state === 'booked');
    expect(sandbox.line.of('POST /schedappointment').map(({ body }) => body)).toMatchObject([
      { storeId: '10110', appointmentDate: chosen.at },
    ]);

    // and a move of it
    press({ type: 'move.chosen' });
    await page.until(isChoosing);
    const other = choice().days.flatMap(({ day, times }) => times.map((at) => ({ day, at })))[0] ?? { day: '', at: '' };
    press({ type: 'day.chosen', day: other.day });
    press({ type: 'time.chosen', at: other.at });
    await reloads();
    expect(choice()).toMatchObject({ state: 'choosing', ...other, bookedAt: chosen.at });
    press({ type: 'move.dropped' });
    await page.until(() => choice().state === 'booked');
    await reloads();
    expect(choice()).toMatchObject({ state: 'booked', bookedAt: chosen.at });
  });

  /** @layer STORE */
  test('is restored after a session that ended by itself, and dropped when Ann goes back to her account (part of STORE-001)', async () => {
    await annOpens();
    const chosen = await annChooses();
    await isAway('ann');
    await page.at('Appointment');
    expect(choice()).toMatchObject({ state: 'choosing', ...chosen });
    const address = page.address();
    press({ type: 'flow.left' });
    await page.at('AccountDetails');
    page = await load(sandbox, page, address);
    await page.at('Appointment');
    expect(choice()).toMatchObject({ state: 'choosing', at: '' });
    expect(choice().atStore).not.toBe('10110');
  });
});

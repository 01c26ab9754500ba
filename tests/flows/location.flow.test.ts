import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { payment } from '../../machines/kit/places.ts';
import type { LocationEvent } from '../../machines/location/location.types.ts';
import { locationView, type GpsLocationView } from '../../machines/location/location.view.ts';
import type { Fault } from '../../services/lender/faults.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { openPage, type Page } from './kit/page.ts';
import { choose, pay, review, signIn } from './kit/steps.ts';

/** The location against the real lender, as a step of a payment, with a lender that wants it of plain payments, too. */
let sandbox: Sandbox;
let page: Page;

const text = v.string();
const Statement = v.strictObject({
  loanId: text,
  lmsId: text,
  storeId: text,
  stateAbbreviation: text,
  transactionType: text,
  didConsent: v.boolean(),
  utcTime: text,
});

type Answer = { latitude: number; longitude: number } | 'denied';
const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const TULSA = { latitude: 36.154, longitude: -95.9928 };
const COLUMBUS = { latitude: 39.9612, longitude: -82.9988 };
let where: Answer = AUSTIN;

/** Node has no geolocation. */
function putDeviceOnEarth(): void {
  const getCurrentPosition = (found: (at: object) => void, failed: (error: object) => void) =>
    where === 'denied' ? failed({ code: 1 }) : found({ coords: where });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
beforeAll(putDeviceOnEarth);
afterAll(() => Reflect.deleteProperty(navigator, 'geolocation'));
beforeEach(() => {
  where = AUSTIN;
});
afterEach(() => page?.close());

const press = (...events: LocationEvent[]) => events.forEach((event) => page.flow('location').send(event));
const view = () => locationView(page.flow('location').getSnapshot());
async function seen(phase: GpsLocationView['phase'], holds: (view: GpsLocationView) => boolean = () => true): Promise<GpsLocationView> {
  const now = () => {
    const at = page.now().flow === 'location' ? view() : null;
    return at?.screen === 'GpsLocation' && at.phase === phase && holds(at) ? at : null;
  };
  await page.until(() => now() !== null);
  const at = now();
  if (!at) throw new Error(`GpsLocation is no longer ${phase}`);
  return at;
}
/** Reads the instructions and has the location checked. */
async function checks(): Promise<void> {
  await seen('explaining');
  press({ type: 'check.chosen' }, { type: 'instructions.read' });
}
const reviews = () => page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
const stateChecks = () => sandbox.line.of('GET /refiallowedstatus');
const confirmations = () => sandbox.line.of('POST /refiallowedstatus');
/** Chooses an amount: the location comes right after it (OPEN-040). */
async function choosesAmount(name: string, brand: string): Promise<string> {
  const { loanId } = await sandbox.loan(name, brand);
  page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Payment`);
  await choose(page, '$20');
  return loanId;
}
/** Goes on with the card. */
async function toReview() {
  await page.payment('SelectPaymentMethod', ({ mayGoOn, busy }) => mayGoOn && !busy);
  page.press({ type: 'method.confirmed' });
  return reviews();
}

describe('with a lender that wants the location of plain payments', () => {
  beforeAll(async () => {
    sandbox = await openSandbox({ gpsCheckPlainPayment: true, sessionTimeoutMinutes: 120 });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.fresh('ann', 'bo'));

  test('Ann’s location is checked after the amount, before the card; her amount is still there, and $20.00 are charged once (ROUTE-092, CALL-070, FLOW-GEO-02)', async () => {
    const loanId = await choosesAmount('ann', 'TitleMax');
    await checks();
    const { amount, method } = await toReview();
    expect([amount, method?.lastFour]).toEqual([2_000, '4242']);
    expect(stateChecks().map(({ query: { storeId, ...rest } }) => [storeId !== '', rest])).toEqual([
      [true, { loanId, lmsId: '2', stateAbbreviation: 'TX', transactionType: '1' }],
    ]);
    pay(page);
    await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
    expect(await sandbox.charged(loanId)).toEqual([2_000]);
  });

  /** @layer NET STORE */
  test('it counts for 10 minutes and for each of her loans in Texas; then it is checked again. Where she is, is stored nowhere (FLOW-GEO-05, STORE-011)', async () => {
    await choosesAmount('ann', 'TitleMax');
    await checks();
    await toReview();
    expect(dump(page.tab)).not.toMatch(/30\.26|97\.74/);
    const { loanId } = await sandbox.loan('ann', 'InstaLoan');
    page.send({ type: 'address.requested', target: payment('InstaLoan', loanId) });
    await choose(page, '$20');
    await toReview();
    pay(page);
    await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
    expect(stateChecks()).toHaveLength(1);
    page.press({ type: 'flow.left' });
    await sandbox.time.passes(10 * 60_000);
    page.send({ type: 'address.requested', target: payment('InstaLoan', loanId) });
    await choose(page, '$20');
    await seen('explaining');
  });

  test('it is older than ten minutes when Ann has chosen her card: it is checked again before the review, and the card is still chosen (FLOW-GEO-05, OPEN-040)', async () => {
    await choosesAmount('ann', 'TitleMax');
    await checks();
    await page.payment('SelectPaymentMethod', ({ mayGoOn, busy }) => mayGoOn && !busy);
    await sandbox.time.passes(10 * 60_000);
    page.press({ type: 'method.confirmed' });
    await seen('explaining');
    press({ type: 'check.chosen' });
    const { amount, method } = await reviews();
    expect([amount, method?.lastFour]).toEqual([2_000, '4242']);
    expect(stateChecks()).toHaveLength(2);
  });

  test('it has run out when Ann presses Pay: nothing is charged, she is told so, and pays after a new check (ERR-029)', async () => {
    const loanId = await choosesAmount('ann', 'TitleMax');
    await checks();
    await toReview();
    await sandbox.lender.db.deleteFrom('location_check').execute();
    pay(page);
    expect((await seen('explaining')).wasRefused).toBe(true);
    expect(await sandbox.charged(loanId)).toEqual([]);
    press({ type: 'check.chosen' }); // the instructions were read
    expect((await reviews()).amount).toBe(2_000);
    pay(page);
    await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
    expect(await sandbox.charged(loanId)).toEqual([2_000]);
    expect(new Set(sandbox.line.of('POST /payment').map(({ key }) => key)).size).toBe(2);
  });

  test('Ann is in Oklahoma: she does not go on, and may try again after 15 minutes; back in Texas she does (RULE-014, FLOW-GEO-02, FLOW-REFI-14, CONST-015)', async () => {
    await choosesAmount('ann', 'TitleMax');
    where = TULSA;
    await checks();
    expect(await seen('refused', ({ busy }) => !busy)).toMatchObject({
      refusal: 'otherState',
      state: 'Oklahoma',
      storeState: 'Texas',
      minutesLeft: 15,
    });
    press({ type: 'check.chosen' });
    expect(stateChecks()).toHaveLength(1);
    await sandbox.time.passes(14 * 60_000);
    expect((await seen('refused')).minutesLeft).toBe(1);
    await sandbox.time.passes(60_000);
    where = AUSTIN;
    press({ type: 'check.chosen' });
    await toReview();
  });

  test('Bo’s state needs his consent: he gives it, with the time, and goes on (part of FLOW-REFI-13, CALL-071)', async () => {
    where = COLUMBUS;
    const loanId = await choosesAmount('bo', 'CheckSmart');
    await checks();
    await seen('consenting');
    press({ type: 'consent.given' });
    await toReview();
    expect(confirmations()).toHaveLength(1);
    const { storeId, utcTime, ...rest } = v.parse(Statement, confirmations()[0]?.body);
    expect(rest).toEqual({ loanId, lmsId: '1', stateAbbreviation: 'OH', transactionType: '1', didConsent: true });
    expect([storeId !== '', Math.abs(Date.parse(utcTime) - Date.now()) < 60_000]).toEqual([true, true]);
  });

  test('Bo does not confirm it: the lender is told so, and he is at his Dashboard, without an error (location-8)', async () => {
    where = COLUMBUS;
    const loanId = await choosesAmount('bo', 'CheckSmart');
    await checks();
    await seen('consenting');
    press({ type: 'consent.declined' });
    await page.at('Dashboard');
    expect(confirmations().map(({ body }) => body)).toEqual([expect.objectContaining({ didConsent: false, stateAbbreviation: 'OH' })]);
    expect(await sandbox.charged(loanId)).toEqual([]);
  });

  test('Ann’s browser does not allow it: she reads how to switch it on, and her payment is as she left it (FLOW-GEO-07, ROUTE-093)', async () => {
    await choosesAmount('ann', 'TitleMax');
    where = 'denied';
    await checks();
    await page.at('GpsLocationDisabled');
    expect(stateChecks()).toEqual([]);
    press({ type: 'flow.left' });
    const { amount } = await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    expect(amount).toBe(2_000);
    page.press({ type: 'amount.confirmed' });
    where = AUSTIN;
    await seen('explaining');
    press({ type: 'check.chosen' });
    await toReview();
  });

  test.each<[string, Fault]>([
    ['the connection is cut', { cut: 'before' }],
    ['a gateway answers 502', { status: 502 }],
    ['the service answers 500', { status: 500, body: { message: 'boom' } }],
    ['the answer is a page', { body: '<html>', contentType: 'text/html' }],
    ['the answer has another shape', { body: { allowed: 'yes' } }],
  ])('%s: the check can be repeated at once, and nothing is paid (ERR-029)', async (_, fault) => {
    const loanId = await choosesAmount('ann', 'TitleMax');
    await sandbox.fault('GET /refiallowedstatus', fault);
    await checks();
    expect((await seen('unchecked')).minutesLeft).toBe(0);
    expect(await sandbox.charged(loanId)).toEqual([]);
    await sandbox.heal();
    press({ type: 'retry.chosen' });
    await toReview();
  });

  test('the lender refuses with words of its own: they are shown, and the pause begins (FLOW-REFI-14)', async () => {
    await choosesAmount('ann', 'TitleMax');
    await sandbox.fault('GET /refiallowedstatus', { status: 422, body: { Error: 'Not in this county.' } });
    await checks();
    const { failure, minutesLeft } = await seen('refused', ({ busy }) => !busy);
    expect([failure?.texts, minutesLeft]).toEqual([['Not in this county.'], 15]);
  });

  test('Gus opens his link and is asked for an amount, not where he is: a guest has no such call (R-2)', async () => {
    await sandbox.fresh('gus');
    const [loan] = (await sandbox.person('gus')).loans;
    page = await openPage(sandbox, await sandbox.link(loan?.loanId ?? ''));
    await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    expect(stateChecks()).toEqual([]);
  });
});

describe('with a lender as the specification is read (R-2)', () => {
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.fresh('ann'));

  test('a plain payment never asks where Ann is, and is charged without it (part of FLOW-GEO-01)', async () => {
    const reviewed = await review(sandbox, 'ann', 'TitleMax', '$20');
    ({ page } = reviewed);
    pay(page);
    await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
    expect([stateChecks(), await sandbox.charged(reviewed.loanId)]).toEqual([[], [2_000]]);
  });
});

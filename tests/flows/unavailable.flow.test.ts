import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { unavailableView } from '../../machines/unavailable/unavailable.view.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('nell'));
afterEach(() => page?.close());

const view = () => unavailableView(page.flow('unavailable').getSnapshot());
const submit = (contact: string, state: string) => page.flow('unavailable').send({ type: 'form.submitted', form: { contact, state } });
const requests = () => sandbox.line.of('POST /notificationinfo');

/** Nell opens offers, which CheckSmart does not have for her. */
async function opens() {
  page = await signIn(sandbox, 'nell', '/CheckSmart/Offers');
  await page.at('FeatureUnavailable');
}

test('Nell asks for a message when offers come to Nevada: the lender gets her contact and the state, and sends one message (CALL-031)', async () => {
  await opens();
  expect(page.address()).toBe('/CheckSmart/FeatureUnavailable');
  expect(view().form).toEqual({ contact: 'nell@example.com', state: '' });
  submit('Nell@example.com ', 'NV');
  await page.until(() => view().phase === 'requested');
  expect(requests().map(({ body }) => body)).toEqual([{ Contact: 'Nell@example.com', State: 'NV' }]);
  expect(view().stateName).toBe('Nevada');
  const sent = (await sandbox.outbox('nell@example.com')).filter(({ kind }) => kind === 'notification');
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('NV')]);
});

test('the response is lost: Nell sends the request again, and still gets one message (CALL-031)', async () => {
  await opens();
  await sandbox.fault('POST /notificationinfo', { cut: 'after' }, 1);
  submit('nell@example.com', 'NV');
  await page.until(() => view().failure !== null);
  expect(view()).toMatchObject({ phase: 'filling', form: { contact: 'nell@example.com', state: 'NV' } });
  submit('nell@example.com', 'NV');
  await page.until(() => view().phase === 'requested');
  expect(requests()).toHaveLength(2);
  expect((await sandbox.outbox('nell@example.com')).filter(({ kind }) => kind === 'notification')).toHaveLength(1);
});

test('a malformed contact is not sent', async () => {
  await opens();
  submit('nell@', 'NV');
  expect(view().problems).toEqual(['contactInvalid']);
  await sandbox.time.quiet();
  expect(requests()).toEqual([]);
});

/** @layer NET STORE */
test('what Nell typed is there after a reload, and gone after the request (STORE-001)', async () => {
  await opens();
  page.flow('unavailable').send({ type: 'form.typed', values: { contact: '(512) 555-0188' } });
  page.flow('unavailable').send({ type: 'form.typed', values: { state: 'NV' } });
  page = await load(sandbox, page, '/CheckSmart/FeatureUnavailable');
  await page.at('FeatureUnavailable');
  expect(view().form).toEqual({ contact: '(512) 555-0188', state: 'NV' });
  submit('(512) 555-0188', 'NV');
  await page.until(() => view().phase === 'requested');
  page = await load(sandbox, page, '/CheckSmart/FeatureUnavailable');
  await page.at('FeatureUnavailable');
  expect(view().form).toEqual({ contact: 'nell@example.com', state: '' });
});

test('from there Nell goes to her accounts (part of ROUTE-053)', async () => {
  await opens();
  page.flow('unavailable').send({ type: 'flow.left' });
  await page.at('Dashboard');
  expect(page.address()).toBe('/CheckSmart/Accounts');
});

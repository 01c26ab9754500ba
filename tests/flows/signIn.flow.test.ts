import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump } from './kit/browser.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { review, signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'uma', 'pia', 'sam'));
afterEach(() => page?.close());

const callsOf = (call: string) => sandbox.line.of(call).length;

/** CALL-096 */
test('Ann signs in by e-mail: Home, one request, her device is not remembered (FLOW-AUTH-05, CONF-011, CONF-022)', async () => {
  page = await signIn(sandbox, 'ann');
  expect(page.address()).toBe('/Home');
  await page.until(() => page.accounts().view().groups !== null);
  expect(
    page
      .accounts()
      .view()
      .groups?.map(({ brand }) => brand)
      .toSorted(),
  ).toEqual(['InstaLoan', 'TitleMax']);
  await page.until(() => callsOf('Cognito UpdateDeviceStatus') === 1);
  expect(sandbox.line.of('Cognito UpdateDeviceStatus')[0]?.body).toMatchObject({ DeviceRememberedStatus: 'not_remembered' });
  expect(dump(page.tab)).not.toContain('device:');
  expect(callsOf('POST /authenticate')).toBe(1);
});

test('Ann signs in by phone with "remember me": Cognito gets it, and the device keeps its key after a sign-out (FLOW-AUTH-05, CONF-011, CONF-031)', async () => {
  page = await openPage(sandbox);
  await page.at('Login');
  page.submitLogin('(512) 555-0101', { remember: true });
  await page.at('Home');
  await page.until(() => sandbox.line.of('Cognito UpdateDeviceStatus')[0]?.status === 200);
  expect(sandbox.line.of('Cognito UpdateDeviceStatus')[0]?.body).toMatchObject({ DeviceRememberedStatus: 'remembered' });
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(dump(page.tab)).toMatch(/device:/);
  expect(dump(page.tab)).not.toContain('tokens');
});

test('guest cards of an earlier payment are deleted when Ann signs in, her saved ones stay (FLOW-AUTH-06, CONF-010)', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$20');
  page = at.page;
  page.press({ type: 'method.changeChosen' });
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.addChosen' });
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type({ ...GOOD_CARD, name: 'Ann Ashby' });
  const { send } = await page.addingCard(({ phase }) => phase === 'entering');
  send({ type: 'card.submitted' });
  await page.payment('ReviewPayment', ({ asksCvv }) => !asksCvv);
  const cards = () => sandbox.lender.db.selectFrom('card').select('guest').where('holder', '=', 'Ann Ashby').orderBy('guest').execute();
  expect(await cards()).toEqual([{ guest: false }, { guest: false }, { guest: true }]);
  page.close();
  sandbox.line.sent.length = 0;
  page = await signIn(sandbox, 'ann');
  await page.until(() => callsOf('DELETE /cards') === 1);
  await sandbox.time.quiet();
  expect(await cards()).toEqual([{ guest: false }, { guest: false }]);
});

test('the third wrong password for one username leads to ForgotPassword, with the username and the reason (FLOW-AUTH-12, OPEN-005)', async () => {
  page = await openPage(sandbox);
  await page.at('Login');
  page.submitLogin('sam@example.com', { password: 'wrong' });
  await page.until(() => page.login().failure !== null && !page.login().busy);
  for (const tries of [2, 3]) {
    page.submitLogin('ann@example.com', { password: 'wrong' });
    await page.until(() => callsOf('POST /authenticate') === tries && page.login().failure !== null && !page.login().busy);
    expect(page.login()).toMatchObject({ username: 'ann@example.com', failure: { texts: ['Incorrect username or password.'] } });
  }
  page.submitLogin('ann@example.com', { password: 'wrong' });
  await page.at('ForgotPassword');
  expect(page.recovery().view()).toMatchObject({ username: 'ann@example.com', afterWrongPasswords: true });
  expect(page.address()).toBe('/ForgotPassword');
});

test('the sixth try within a minute is refused; a minute later the right password works (ERR-033)', async () => {
  page = await openPage(sandbox);
  await page.at('Login');
  for (let tries = 1; tries <= 6; tries++) {
    // each third wrong one leads to ForgotPassword; the test goes back to Login
    if (page.now().screen !== 'Login') page.recovery().send({ type: 'login.opened' });
    await page.at('Login');
    page.submitLogin('ann@example.com', { password: 'wrong' });
    await page.until(() => !page.now().busy && callsOf('POST /authenticate') === tries && page.now().screen !== null);
    if (page.now().screen === 'Login') expect(page.login().limited).toBe(tries === 6);
  }
  await sandbox.time.passes(61_000);
  if (page.now().screen !== 'Login') page.recovery().send({ type: 'login.opened' });
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('Home');
  expect(page.address()).toBe('/Home');
});

test('Pia is led to SecureAccount, with her username (FLOW-AUTH-04, ROUTE-015)', async () => {
  page = await openPage(sandbox);
  await page.at('Login');
  page.submitLogin('pia@example.com');
  await page.at('SecureAccount');
  expect(page.recovery().view().username).toBe('pia@example.com');
  expect(dump(page.tab)).not.toContain('tokens');
});

test('Sam’s profile is locked while he is signed in: the next call ends his session, and Login has the number to call (part of FLAG-010, part of OPEN-016)', async () => {
  page = await signIn(sandbox, 'sam');
  await sandbox.lender.db.updateTable('profile').set({ locked: true }).where('username_email', '=', 'sam@example.com').execute();
  page = await load(sandbox, page);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'profileLocked' });
  expect(dump(page.tab)).not.toContain('tokens');
  page.submitLogin('sam@example.com');
  await page.until(() => callsOf('POST /authenticate') === 2 && !page.login().busy);
  expect(page.login()).toMatchObject({ notice: { kind: 'profileLocked' }, failure: null, username: 'sam@example.com' });
});

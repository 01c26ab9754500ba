import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOME } from '../../machines/kit/places.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('tess', 'ann', 'nell'));
afterEach(() => page?.close());

const newest = async (to: string, kind: string): Promise<string> => {
  const mail = (await sandbox.outbox(to)).find((one) => one.kind === kind);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** Tess signs in and requests a code by e-mail. */
async function atCode(address = '/'): Promise<void> {
  page = await signIn(sandbox, 'tess', address);
  await page.at('TrustedDeviceWarning');
  page.device().send({ type: 'warning.confirmed' });
  await page.at('VerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('VerificationCode');
}

/** CALL-107, CALL-108, CALL-109 */
test('Tess enters the code and the requested screen opens; only then the sign-in is complete (ROUTE-026 to ROUTE-029, FLOW-AUTH-15)', async () => {
  await atCode('/TitleMax/Accounts');
  expect(sandbox.line.of('GET /cards').length).toBe(0);
  page.verifying().send({ type: 'code.submitted', code: await newest('tess@example.com', 'trustedDevice') });
  await page.at('Dashboard');
  expect(page.address()).toBe('/TitleMax/Accounts');
  expect(sandbox.line.of('GET /sendtrusteddevice').length).toBe(1);
  await page.until(() => sandbox.line.of('GET /cards').length > 0);
});

test('three wrong codes: Tess is signed out, and Login says why (FLOW-AUTH-15)', async () => {
  await atCode();
  const right = await newest('tess@example.com', 'trustedDevice');
  for (let tries = 1; tries <= 3; tries++) {
    page.verifying().send({ type: 'code.submitted', code: right === '000000' ? '000001' : '000000' });
    await page.until(() => sandbox.line.of('POST /confirmtrusteddevice').length === tries && !page.now().busy);
  }
  await page.at('Login');
  expect(page.login().notice?.kind).toBe('deviceNotTrusted');
});

/** PROD-021, CALL-110, CALL-111, CALL-112 */
test('Ann signs in by a new e-mail after she has entered its code, and her page has the new e-mail (ROUTE-031 to ROUTE-033, FLOW-AUTH-16)', async () => {
  page = await signIn(sandbox, 'ann', '/UpdateUser/Email');
  await page.at('Email');
  page.update().send({ type: 'name.submitted', username: 'ann.new@example.com' });
  await page.at('Code');
  page.verifying().send({ type: 'code.submitted', code: await newest('ann.new@example.com', 'updateUser') });
  await page.at('Home');
  expect(page.actor.getSnapshot().context.person?.email).toBe('ann.new@example.com');
  expect(page.actor.getSnapshot().context.notice?.kind).toBe('signInUpdated');
});

test('Ann changes her e-mail from her profile: the profile opens again with the new one; it also opens when she cancels (FLOW-AUTH-16, ROUTE-042)', async () => {
  page = await signIn(sandbox, 'ann', '/TitleMax/CustomerProfile');
  const changes = async () => {
    await page.at('CustomerProfile');
    page.flow('profile').send({ type: 'login.changeChosen', of: 'email' });
    await page.at('Email');
  };
  await changes();
  page.update().send({ type: 'flow.left' });
  await changes();
  page.update().send({ type: 'name.submitted', username: 'ann.new@example.com' });
  await page.at('Code');
  page.verifying().send({ type: 'code.submitted', code: await newest('ann.new@example.com', 'updateUser') });
  await page.at('CustomerProfile');
  expect(page.address()).toBe('/TitleMax/CustomerProfile');
  expect(page.flow('profile').getSnapshot().context.person.email).toBe('ann.new@example.com');
  expect(page.actor.getSnapshot().context.notice?.kind).toBe('signInUpdated');
});

test('the session ends while Tess has a code to enter: Login says so, and after the sign-in come the code and then the requested screen (ERR-034, FLOW-AUTH-15)', async () => {
  await atCode('/TitleMax/Accounts');
  await sandbox.lender.db.updateTable('session').set({ ended_at: 1 }).execute();
  page.verifying().send({ type: 'code.submitted', code: '000000' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'sessionEnded', reason: 'invalidSession' });
  page.submitLogin('tess@example.com');
  await page.at('TrustedDeviceWarning');
  page.device().send({ type: 'warning.confirmed' });
  await page.at('VerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('VerificationCode');
  page.verifying().send({ type: 'code.submitted', code: await newest('tess@example.com', 'trustedDevice') });
  await page.at('Dashboard');
  expect(page.address()).toBe('/TitleMax/Accounts');
});

test.each([
  ['301 s pass without activity', { kind: 'timedOut' }, () => sandbox.time.passes(301_000)],
  ['a menu choice follows the end of the session', { kind: 'sessionEnded', reason: 'invalidSession' }, endedMeanwhile],
] as const)('while Tess has a code to enter, %s: Login says why she is signed out (FLOW-IDLE-04, ERR-034)', async (_, notice, happens) => {
  await atCode('/TitleMax/Accounts');
  await happens();
  await page.at('Login');
  expect(page.login().notice).toEqual(notice);
});

async function endedMeanwhile() {
  await sandbox.lender.db.updateTable('session').set({ ended_at: 1 }).execute();
  page.send({ type: 'menu.chosen', target: HOME });
}

test('Nell, whose sign-in cannot be changed, sees that, and no form (FLOW-AUTH-16)', async () => {
  page = await signIn(sandbox, 'nell', '/UpdateUser/Email');
  await page.until(() => page.update().getSnapshot().matches({ email: 'fixed' }));
  page.update().send({ type: 'flow.left' });
  await page.until(() => page.now().flow === 'accounts' && !page.now().busy);
  expect(sandbox.line.of('POST /updateUser').length).toBe(0);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'uma', 'pat'));
afterEach(() => page?.close());

const PASSWORD = 'Brandnew2026';
const callsOf = (call: string) => sandbox.line.of(call).length;
let count = 0;
/** An unused username. */
const newName = () => `nora${Date.now()}${count++}@example.com`;

/** The newest code. */
async function codeTo(address: string): Promise<string> {
  const [newest] = await sandbox.outbox(address);
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code was sent';
}

/** Fills Register and sends it. */
function register(username: string, { password = PASSWORD, keepCards = false } = {}) {
  page.typePassword(password);
  page.registration().send({ type: 'register.submitted', username, hasPassword: password !== '', keepCards });
}

/** From the methods to the success screen. */
async function verify(username: string) {
  await page.at('RegisterVerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('RegisterVerificationCode');
  page.verifying().send({ type: 'code.submitted', code: await codeTo(username) });
  await page.at('VerifyConfirm');
}

/** CALL-100, CALL-101, CALL-102 */
test('Nora registers, enters her code, and is signed in with the password she has just chosen (FLOW-AUTH-02, ROUTE-004, ROUTE-008, ROUTE-009, ROUTE-010)', async () => {
  const nora = newName();
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  register(nora);
  await verify(nora);
  expect(dump(page.tab)).not.toContain(PASSWORD);
  page.registration().send({ type: 'continue.chosen' });
  await page.until(() => page.now().flow !== 'registration' && page.now().screen !== null && !page.now().busy);
  expect(page.now().flow).not.toBe('signIn');
  expect(callsOf('POST /registerUser')).toBe(1);
  expect(callsOf('POST /authenticate')).toBe(1);
});

test('Uma, who never verified, is led from Login to her code; after a reload her username is restored, and Login asks for the password (FLOW-AUTH-03, ROUTE-006, ROUTE-008)', async () => {
  page = await openPage(sandbox);
  await page.at('Login');
  page.submitLogin('uma@example.com');
  await page.at('VerifyWarning');
  page.registration().send({ type: 'verification.chosen' });
  await page.at('RegisterVerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('RegisterVerificationCode');
  page = await load(sandbox, page);
  await page.at('RegisterVerificationCode');
  expect(page.registration().view().username).toBe('uma@example.com');
  page.verifying().send({ type: 'code.submitted', code: await codeTo('uma@example.com') });
  await page.at('VerifyConfirm');
  page.registration().send({ type: 'continue.chosen' });
  await page.at('Login');
  expect(page.login()).toMatchObject({ username: 'uma@example.com', notice: { kind: 'verified' } });
});

test('a registration with a lost response is found by its password: one sign-in, and no "username is taken" (FLOW-AUTH-02)', async () => {
  const nora = newName();
  await sandbox.fault('POST /registerUser', { cut: 'after' }, 1);
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  register(nora);
  await page.at('RegisterVerificationMethod');
  expect(callsOf('POST /registerUser')).toBe(1);
  await verify(nora);
});

test('a registration that never arrived is sent again on request (FLOW-AUTH-02)', async () => {
  const nora = newName();
  await sandbox.fault('POST /registerUser', { cut: 'before' }, 1);
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  register(nora);
  await page.until(() => page.registration().view().isUnsure && !page.registration().view().busy);
  register(nora);
  await page.at('RegisterVerificationMethod');
  expect(callsOf('POST /registerUser')).toBe(2);
});

/** CALL-115 */
test('Ann’s username is taken, a weak password is reported without a request, and a wrong code stays on its screen (ERR-042, RULE-002)', async () => {
  const nora = newName();
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  await page.until(() => callsOf('GET /passwordPolicy') === 1);
  await sandbox.time.quiet();
  register('ann@example.com');
  await page.until(() => page.registration().view().nameError === 'taken');
  register(nora, { password: 'short' });
  await page.until(() => page.registration().view().passwordError === 'weak');
  expect(callsOf('POST /registerUser')).toBe(1);
  register(nora);
  await page.at('RegisterVerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('RegisterVerificationCode');
  const right = await codeTo(nora);
  page.verifying().send({ type: 'code.submitted', code: right === '000000' ? '000001' : '000000' });
  await page.until(() => page.verifying().view().codes.problem === 'wrong');
  expect(page.now().screen).toBe('RegisterVerificationCode');
});

/** CALL-103 */
test('another code replaces the first (FLOW-AUTH-14)', async () => {
  const nora = newName();
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  register(nora);
  await page.at('RegisterVerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('RegisterVerificationCode');
  await sandbox.time.passes(30_000);
  await page.until(() => page.verifying().view().codes.mayResend);
  page.verifying().send({ type: 'code.resendChosen' });
  await page.until(() => page.verifying().view().codes.count === 2);
  expect(callsOf('POST /resendVerificationCode')).toBe(1);
  page.verifying().send({ type: 'code.submitted', code: await codeTo(nora) });
  await page.at('VerifyConfirm');
});

test('Back and Forward move between the code screens, and do nothing while a code is being sent (ROUTE-007, ROUTE-008, ROUTE-009)', async () => {
  const nora = newName();
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  register(nora);
  await page.at('RegisterVerificationMethod');
  await sandbox.fault('PUT /confirmuser', { delayMs: 3_000 }, 1);
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  page.back();
  await sandbox.time.passes(500);
  expect(page.now()).toMatchObject({ screen: 'RegisterVerificationMethod', busy: true });
  expect(page.address()).toBe('/Verification/RegisterVerificationMethod');
  await sandbox.time.passes(3_000);
  await page.at('RegisterVerificationCode');

  page.back();
  await page.at('RegisterVerificationMethod');
  expect(page.address()).toBe('/Verification/RegisterVerificationMethod');
  page.forward();
  await page.at('RegisterVerificationCode');

  page.verifying().send({ type: 'code.missed' });
  await page.at('VerifyEmail');
  page.back();
  await page.at('RegisterVerificationCode');
  expect(page.verifying().view().codes).toMatchObject({ sent: { method: 'email' }, count: 1 });
  expect(callsOf('PUT /confirmuser')).toBe(1);
});

/** CALL-114 */
test('a friend’s link registers for referral rewards and not otherwise (FLOW-AUTH-17)', async () => {
  const nora = newName();
  page = await openPage(sandbox, '/Register?shortCode=PAT-TEST');
  await page.at('Register');
  expect(page.registration().view().isReferred).toBe(true);
  register(nora);
  await page.at('RegisterVerificationMethod');
  expect([callsOf('POST /registerNcrUser'), callsOf('POST /registerUser')]).toEqual([1, 0]);
  expect(sandbox.line.of('POST /registerNcrUser')[0]?.body).toMatchObject({ shortCode: 'PAT-TEST' });
});

test('without a username there is no code to enter: Login asks for the username (ROUTE-008)', async () => {
  page = await openPage(sandbox, '/Verification/RegisterVerificationCode');
  await page.at('Login');
  expect(page.address()).toBe('/');
});

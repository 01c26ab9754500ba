import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';

/** A new password on the real charts, the real client and the real lender. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'pia', 'gus'));
afterEach(() => page?.close());

const NEW = 'Lantern-2041';
const callsOf = (call: string) => sandbox.line.of(call).length;
const view = () => page.recovery().view();
const verifying = () => page.verifying().view();
const verify = (event: Parameters<ReturnType<Page['verifying']>['send']>[0]) => page.verifying().send(event);
const send = (...events: Parameters<ReturnType<Page['recovery']>['send']>) => page.recovery().send(...events);

/** The code of the newest message. */
async function codeFor(to: string): Promise<string> {
  const code = (await sandbox.outbox(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** From ForgotPassword to the code screen, by e-mail. */
async function askForCode(username: string): Promise<void> {
  await page.at('ForgotPassword');
  send({ type: 'name.submitted', username });
  await page.at('ForgotPasswordVerificationMethod');
  verify({ type: 'method.chosen', method: 'email' });
  await page.at('ForgotPasswordVerificationCode');
}

async function saveNew(password = NEW): Promise<void> {
  await page.at('ResetPassword');
  page.typeNewPassword(password);
  send({ type: 'password.submitted', hasPassword: true, meetsPolicy: true });
}

/** CALL-104, CALL-105, CALL-106 */
test('Ann forgets her password: username, method, code, new password; Login confirms it, and only the new one works (FLOW-AUTH-13, ROUTE-011 to ROUTE-017)', async () => {
  page = await openPage(sandbox);
  await page.at('Login');
  page.actor.getSnapshot().children.signIn?.send({ type: 'recovery.chosen', username: 'ann@example.com' });
  await page.at('ForgotPassword');
  expect(view().username).toBe('ann@example.com');
  await askForCode('ann@example.com');
  expect(verifying().codes.sent).toEqual({ method: 'email', destination: 'a•••@example.com' });
  verify({ type: 'code.submitted', code: await codeFor('ann@example.com') });
  await saveNew();
  await page.at('Login');
  expect(page.login()).toMatchObject({ notice: { kind: 'passwordReset' }, username: 'ann@example.com' });
  expect(dump(page.tab)).not.toContain(NEW);
  expect(dump(page.tab)).not.toContain('draft:flow');
  page.submitLogin('ann@example.com');
  await page.until(() => callsOf('POST /authenticate') === 1 && !page.login().busy);
  expect(page.login().failure).not.toBeNull();
  page.submitLogin('ann@example.com', { password: NEW });
  await page.at('Home');
});

test('an unknown e-mail and an unknown phone have their own messages, and the username stays (FLOW-AUTH-18)', async () => {
  page = await openPage(sandbox, '/ForgotPassword');
  await page.at('ForgotPassword');
  send({ type: 'name.submitted', username: 'nobody@example.com' });
  await page.at('ForgotPasswordVerificationMethod');
  verify({ type: 'method.chosen', method: 'email' });
  await page.at('ForgotPassword');
  expect(view()).toMatchObject({ usernameError: 'emailNotFound', username: 'nobody@example.com' });
  send({ type: 'name.submitted', username: '+1 512 555 9999' });
  await page.at('ForgotPasswordVerificationMethod');
  verify({ type: 'method.chosen', method: 'text' });
  await page.at('ForgotPassword');
  expect(view()).toMatchObject({ usernameError: 'phoneNotFound', username: '+1 512 555 9999' });
});

test('the first code is wrong, the second is sent after a pause, and only that one is valid (FLOW-AUTH-14)', async () => {
  page = await openPage(sandbox, '/ForgotPassword');
  await askForCode('ann@example.com');
  const first = await codeFor('ann@example.com');
  verify({ type: 'code.submitted', code: first === '000000' ? '000001' : '000000' });
  await page.until(() => verifying().codes.problem === 'wrong');
  verify({ type: 'code.resendChosen' });
  expect(verifying().codes.count).toBe(1);
  await sandbox.time.passes(31_000);
  await page.until(() => verifying().codes.mayResend);
  verify({ type: 'code.resendChosen' });
  await page.until(() => verifying().codes.count === 2 && !verifying().busy);
  verify({ type: 'code.submitted', code: await codeFor('ann@example.com') });
  await page.at('ResetPassword');
  expect(callsOf('POST /resetpassword')).toBe(2);
});

test('Ann reloads while she waits for the code: the code screen is still open, and the code is valid (ROUTE-016)', async () => {
  page = await openPage(sandbox, '/ForgotPassword');
  await askForCode('ann@example.com');
  const code = await codeFor('ann@example.com');
  page = await load(sandbox, page);
  await page.at('ForgotPasswordVerificationCode');
  expect(view().username).toBe('ann@example.com');
  verify({ type: 'code.submitted', code });
  await page.at('ResetPassword');
});

test('the response to the new password is lost: the page does not guess, and the new password signs Ann in', async () => {
  page = await openPage(sandbox, '/ForgotPassword');
  await askForCode('ann@example.com');
  verify({ type: 'code.submitted', code: await codeFor('ann@example.com') });
  await page.at('ResetPassword');
  await sandbox.fault('PUT /confirmpassword', { cut: 'after' }, 1);
  await saveNew();
  await page.until(() => view().problem === 'unsure');
  await saveNew();
  await page.until(() => view().problem === 'maybeSaved');
  expect(callsOf('PUT /confirmpassword')).toBe(2);
  send({ type: 'login.opened' });
  await page.at('Login');
  page.submitLogin('ann@example.com', { password: NEW });
  await page.at('Home');
});

test('a signed link requires a new password first; its target opens after the sign-in (GUARD-009)', async () => {
  const { loanId } = await sandbox.loan('gus', 'TitleMax');
  const refusal = { status: 400, body: { Error: 'Password reset required for the user', errorCode: 'PasswordResetRequiredException' } };
  await sandbox.fault('POST /signatureAuth', refusal, 1);
  page = await openPage(sandbox, await sandbox.link(loanId));
  await page.at('SecureAccount');
  expect(page.address()).toBe('/ForgotPassword/SecureAccount');
  send({ type: 'reset.chosen' });
  await askForCode('ann@example.com');
  verify({ type: 'code.submitted', code: await codeFor('ann@example.com') });
  await saveNew();
  await page.at('Login');
  page.submitLogin('ann@example.com', { password: NEW });
  await page.until(() => page.now().flow === 'payment');
  expect(page.now().params).toMatchObject({ loanId });
});

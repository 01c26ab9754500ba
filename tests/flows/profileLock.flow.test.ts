import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { profileView } from '../../machines/profile/profile.view.ts';
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
beforeEach(() => sandbox.fresh('ann', 'sam', 'tess', 'zoe'));
afterEach(() => page?.close());

const view = () => profileView(page.flow('profile').getSnapshot());
const devicesAre = (...phases: string[]) => page.until(() => phases.includes(view().devices.phase));

/** Ann signs in and reads the question. */
async function isAsked(): Promise<void> {
  page = await signIn(sandbox, 'ann', '/TitleMax/CustomerProfile');
  await page.at('CustomerProfile');
  await devicesAre('viewing');
  const stranger = view().devices.rows?.find(({ mayBeForeign }) => mayBeForeign);
  page.flow('profile').send({ type: 'device.notMineChosen', id: stranger?.id ?? '' });
  await devicesAre('warning');
  expect(view().devices.chosen).toEqual(stranger ?? null);
}

/** CALL-116 */
test('Ann finds a device of somebody else and locks her profile: every session of hers ends, and Login says whom to call (OPEN-016, FLAG-010)', async () => {
  const other = await signIn(sandbox, 'ann');
  other.close();
  await isAsked();
  expect(view().devices.chosen).not.toBeNull();
  expect(sandbox.line.of('POST /profileLock')).toEqual([]);
  page.flow('profile').send({ type: 'device.lockConfirmed' });
  await page.at('Login');
  expect(sandbox.line.of('POST /profileLock').map(({ body }) => body)).toEqual([{ profileId: (await sandbox.person('ann')).profileId }]);
  expect(sandbox.line.of('PUT /deviceKeyAuth').map(({ status }) => status)).toEqual([200]); // she is signed out at the lender, too
  expect(page.login().notice).toEqual({ kind: 'profileLocked' });
  expect(dump(page.tab)).not.toContain('tokens');
  page.submitLogin('ann@example.com');
  await page.until(() => sandbox.line.of('POST /authenticate').length === 3 && !page.login().busy);
  expect(page.login()).toMatchObject({ notice: { kind: 'profileLocked' }, username: 'ann@example.com' });
  page.close();
  page = await load(sandbox, other);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'profileLocked' });
});

/** CALL-116 */
test('Zoe, who has no account, gets a code that she did not ask for, and locks her profile (OPEN-016, FLAG-010)', async () => {
  page = await signIn(sandbox, 'zoe', '/TitleMax/CustomerProfile');
  await page.at('CustomerProfile');
  await devicesAre('viewing');
  expect(view()).toMatchObject({ phase: 'without', devices: { rows: [{ current: true }] } });
  page.flow('profile').send({ type: 'device.notMineChosen', id: '' });
  await devicesAre('warning');
  page.flow('profile').send({ type: 'device.lockConfirmed' });
  await page.at('Login');
  expect(sandbox.line.of('POST /profileLock').map(({ body }) => body)).toEqual([{ profileId: (await sandbox.person('zoe')).profileId }]);
  expect(page.login().notice).toEqual({ kind: 'profileLocked' });
});

test('no answer to the lock: Ann is asked again, and the second try finds it locked (OPEN-016, FLAG-010)', async () => {
  await isAsked();
  await sandbox.fault('POST /profileLock', { cut: 'after' }, 1);
  page.flow('profile').send({ type: 'device.lockConfirmed' });
  await page.until(() => view().devices.failure !== null && view().devices.phase === 'warning');
  page.flow('profile').send({ type: 'device.lockConfirmed' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'profileLocked' });
});

test('a code by which somebody could sign in says what to do when it was not asked for', async () => {
  page = await signIn(sandbox, 'tess');
  await page.at('TrustedDeviceWarning');
  page.device().send({ type: 'warning.confirmed' });
  await page.at('VerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'email' });
  await page.at('VerificationCode');
  const code = (await sandbox.outbox('tess@example.com')).find(({ kind }) => kind === 'trustedDevice');
  expect(code?.text).toContain('If you did not ask for it, sign in and choose “This was not me” in My profile.');
});

import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import { SIGN_OUT_REASONS, type SignOutReason } from '../../services/contract/enums.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { openPage, type Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** Every way out of a session, and what the address for usage events gets of it. */
const SINK = 'https://usage.example.com/in';
const UsageEvent = v.looseObject({ event: v.string() });
const IDLE_LIMIT_MS = 301_000;
/** After it the next screen asks whether the service is open. */
const STATUS_IS_FRESH_MS = 300_000;

let sandbox: Sandbox;
let page: Page;
let beacons: [string, Blob][] = [];
beforeAll(async () => {
  sandbox = await openSandbox({ analyticsUrl: SINK });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  beacons = [];
  await sandbox.fresh('ann', 'gus', 'tess');
});
afterEach(() => page?.close());

/** Telemetry of this page, which a browser starts when it is idle. */
async function isObserved(): Promise<void> {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (url: string, body: Blob) => beacons.push([url, body]) });
  const { startTelemetry } = await import('../../routes/page/telemetry.ts');
  const { chartsOf } = await import('../../routes/charts.ts');
  await startTelemetry(page.actor, chartsOf(page.actor), { appVersion: '1.0.0', isPwa: false });
}
const signsIn = async (name: string, address = '/') => {
  page = await signIn(sandbox, name, address);
  await isObserved();
};

const WAYS: Record<SignOutReason, () => Promise<unknown>> = {
  sideBarButton: async () => {
    await signsIn('ann');
    const event = (await page.menu()).view().entries.find(({ name }) => name === 'signOut')?.event;
    if (event?.type === 'signOut.chosen') page.send(event);
  },
  sessionTimeout: async () => {
    await signsIn('ann');
    await sandbox.time.passes(IDLE_LIMIT_MS);
  },
  trustedDeviceFailure: async () => {
    await signsIn('tess');
    await page.at('TrustedDeviceWarning');
    page.device().send({ type: 'warning.confirmed' });
    await page.at('VerificationMethod');
    page.verifying().send({ type: 'method.chosen', method: 'email' });
    await page.at('VerificationCode');
    for (let tries = 1; tries <= 3; tries++) {
      page.verifying().send({ type: 'code.submitted', code: '000000' });
      await page.until(() => sandbox.line.of('POST /confirmtrusteddevice').length === tries && !page.now().busy);
    }
  },
  networkError: async () => {
    await signsIn('ann');
    await sandbox.time.passes(STATUS_IS_FRESH_MS / 2);
    dispatchEvent(new Event('keydown')); // she is not idle
    await sandbox.time.passes(STATUS_IS_FRESH_MS / 2);
    sandbox.line.cut(true);
    page.send({ type: 'address.requested', target: CONTACT_US });
    await page.at('NetworkError');
    page.send({ type: 'signOut.chosen', reason: 'networkError' });
  },
  profileLock: async () => {
    await signsIn('ann', '/TitleMax/CustomerProfile');
    const devices = () => profileView(page.flow('profile').getSnapshot()).devices;
    await page.until(() => page.now().flow === 'profile' && devices().phase === 'viewing');
    const id = devices().rows?.find(({ mayBeForeign }) => mayBeForeign)?.id ?? '';
    page.flow('profile').send({ type: 'device.notMineChosen', id });
    await page.until(() => devices().phase === 'warning');
    page.flow('profile').send({ type: 'device.lockConfirmed' });
  },
  reviewPayment: async () => {
    page = await openPage(sandbox, await sandbox.link((await sandbox.loan('gus', 'TitleMax')).loanId));
    await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    await isObserved();
    page.press({ type: 'flow.left' });
  },
};

test.each(SIGN_OUT_REASONS)('the usage events say once why a session has ended: %s (FLOW-AUTH-11, ANL-004)', async (reason) => {
  await WAYS[reason]();
  await page.at('Login');
  const events = await Promise.all(beacons.map(async ([url, body]) => ({ url, ...v.parse(UsageEvent, JSON.parse(await body.text())) })));
  expect(events.filter(({ event }) => event === 'signed out')).toMatchObject([{ url: SINK, reason }]);
});

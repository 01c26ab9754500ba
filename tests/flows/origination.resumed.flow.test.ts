import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { OriginationCookie } from '../../services/contract/originationState.ts';
import * as kim from './kit/borrowing.ts';
import { CookieJar, newTab, tabBeside, type Tab } from './kit/browser.ts';
import { load, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** What outlives a reload, a sign-out and a change of the device while Kim takes a new loan. Real charts, real client, real lender. */
let sandbox: Sandbox;
let page: Page;
let tab: Tab;
let applicationId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  // room for a frame to sign in
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  await sandbox.fresh('kim');
  ({ applicationId } = await kim.applicationOf(sandbox, 'kim'));
  tab = { ...newTab(), cookies: new CookieJar() };
});
afterEach(() => page?.close());

const calls = (call: string) => sandbox.line.of(call);
const opens = async (at: Tab = tab) => (page = await kim.borrows(sandbox, { tab: at }));
/** The cookie of the new loan, as it was written last. */
function cookie(): { name: string; attributes: string[]; state: OriginationCookie } {
  const written = tab.cookies?.written.findLast((one) => one.startsWith('origination_')) ?? '';
  const [pair = '', ...attributes] = written.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const Stored = v.pipe(v.string(), v.parseJson(), v.object({ state: OriginationCookie }));
  return { name, attributes, state: v.parse(Stored, decodeURIComponent(value)).state };
}
const takes = () => kim.takes(page);
const unsigned = () => kim.at(page, 'OriginationDocuSign', 'unsigned');

describe('what is kept of a new loan', () => {
  /** @layer STORE NET */
  test('her choices, and then the loan, in a cookie of Kim’s for 7200 minutes, without name and card (FLOW-ORIG-02, FLOW-ORIG-05, STORE-002, CONST-023, CONF-002, ENT-020)', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    expect(cookie().name).toMatch(/^origination_[0-9a-f]{8}$/);
    expect(cookie().attributes).toEqual(['Max-Age=432000', 'Path=/', 'SameSite=Lax']);
    expect(cookie().state).toEqual({ applicationId, disbursementAmount: 60_000, disbursementType: 16, loanId: '' });
    takes();
    await unsigned();
    const { loanId, loanAmount, dueDate, collateral } = cookie().state;
    expect([loanAmount, collateral]).toEqual([60_000, { year: '2020', make: 'Toyota', model: 'Tacoma' }]);
    expect([loanId, dueDate]).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/^\d{4}-/)]);
    expect(decodeURIComponent(tab.cookies?.written.join('\n') ?? '')).not.toMatch(/Castellanos|5556/);
  });

  test('after a sign-out the cookie is still there, and Kim continues in a new tab at the way to get the money (FLOW-ORIG-03, GUARD-026)', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
    await page.at('Login');
    page.close();
    await opens(tabBeside(tab));
    expect(await kim.at(page, 'OriginationChooseMethod', 'choosing')).toMatchObject({ amount: 60_000, choice: 'store' });
  });

  test('on another device the accounts offer to continue, with the amount and the card that she has chosen (CONF-008)', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    await page.until(() => calls('POST /usercache').length > 0);
    await sandbox.time.quiet();
    page.close();
    page = await signIn(sandbox, 'kim', '/TitleMax/Accounts', { tab: newTab() });
    await page.at('Dashboard');
    await page.until(() => page.accounts().view().unfinished[0]?.flow === 'origination');
    page.accounts().send({ type: 'unfinished.chosen', flow: 'origination' });
    expect(await kim.at(page, 'OriginationChooseMethod', 'choosing')).toMatchObject({
      amount: 60_000,
      choice: 'debit',
      where: { card: { lastFour: '5556' } },
    });
  });

  /** @layer STORE NET */
  test('a reload keeps the card as well; the newer copy wins (CONF-024)', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    await sandbox.time.quiet();
    page = await load(sandbox, page);
    expect(await kim.at(page, 'OriginationChooseMethod', 'choosing')).toMatchObject({
      amount: 60_000,
      where: { card: { lastFour: '5556' } },
    });
    const written = tab.cookies?.written.findLast((one) => one.startsWith('origination_')) ?? '';
    const later = decodeURIComponent(written)
      .replace(/"storedAt":\d+/, `"storedAt":${Date.now() + 1}`)
      .replace('"disbursementAmount":60000', '"disbursementAmount":70000');
    const [pair = '', ...attributes] = later.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    tab.cookies?.set([`${name}=${encodeURIComponent(pair.slice(name.length + 1))}`, ...attributes].join('; '));
    await sandbox.time.passes(10);
    page = await load(sandbox, page);
    expect(await kim.at(page, 'OriginationChooseMethod', 'choosing')).toMatchObject({ amount: 70_000, where: { card: null } });
  });

  /** @layer STORE NET */
  test.each([
    ['that is no JSON', 'nonsense'],
    ['with an amount below zero', encodeURIComponent('{"version":1,"storedAt":1,"state":{"disbursementAmount":-5}}')],
  ])('a cookie %s is ignored: Kim starts at the amount (GUARD-025)', async (_, value) => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    const { name } = cookie();
    page.close();
    await sandbox.fault('GET /usercache', { status: 500 }); // nor is there a copy with the service
    const other = tabBeside(tab);
    other.cookies?.set(`${name}=${value}`);
    await opens(other);
    expect(await kim.at(page, 'OriginationAmount', 'choosing')).toMatchObject({ typed: null });
  });
});

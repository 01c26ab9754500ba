import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump, newTab } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { pay, review, signIn } from './kit/steps.ts';

/**
 * The lock of a shared loan is for a refinance: a normal payment neither takes it nor is stopped by it.
 * The lock of a tab: a customer's link opens one flow and no other.
 */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam'));
afterEach(() => page?.close());

const callsOf = (call: string) => sandbox.line.of(call).length;

/** @layer NET */
test('Sam holds the lock of the loan that he shares with Ann: she makes a normal payment, and she requests no lock, before or after (FLOW-REFI-02, part of FLOW-PAY-08)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  await sandbox.lock(loanId, 'sam');
  page = (await review(sandbox, 'ann', 'TitleMax', '$100')).page;
  pay(page);
  const { amountPaid } = await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  await sandbox.time.quiet();
  expect(amountPaid).toBe(10_000);
  expect(await sandbox.charged(loanId)).toEqual([10_000]);
  expect(callsOf('POST /loanlock')).toBe(0);
  expect(await sandbox.holder(loanId)).toBe('Sam Ortega');
});

/** FLOW-REFI-02. @layer NET */
test.each([
  ['pays', pay, 'ConfirmPayment'],
  ['leaves the review', (at: Page) => at.press({ type: 'flow.left' }), 'AccountDetails'],
  ['signs out at the review', (at: Page) => at.send({ type: 'signOut.chosen', reason: 'sideBarButton' }), 'Login'],
] as const)('Ann %s: the loan that she shares with Sam has no lock, so he can refinance it (R-3)', async (_, does, screen) => {
  const at = await review(sandbox, 'ann', 'TitleMax', '$100');
  page = at.page;
  does(page);
  await page.at(screen);
  await sandbox.time.quiet();
  expect(callsOf('POST /loanlock')).toBe(0);
  expect(await sandbox.holder(at.loanId)).toBeNull();
});

test('Ann signs out twice at the review: one session ends (FLOW-AUTH-09)', async () => {
  page = (await review(sandbox, 'ann', 'TitleMax', '$100')).page;
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'signedOut' });
  expect(callsOf('PUT /deviceKeyAuth')).toBe(1);
});

const IDLE_LIMIT_MS = 301_000;

test('301 s without activity at the review: the session ends, and after the sign-in Ann is at her review again (FLOW-IDLE-04, CONF-026)', async () => {
  page = (await review(sandbox, 'ann', 'TitleMax', '$100')).page;
  await sandbox.time.passes(IDLE_LIMIT_MS);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'timedOut' });
  page.submitLogin('ann@example.com');
  expect(await page.payment('ReviewPayment', ({ phase }) => phase === 'ready')).toMatchObject({ amount: 10_000 });
});

/** Ann opens a link that locks the tab to the payment of one of her loans. */
async function opensLockedLink(): Promise<string> {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await openPage(sandbox, await sandbox.link(loanId, { guest: false }));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(page.actor.getSnapshot().context).toMatchObject({ locks: ['payment'], person: { guest: null } });
  return loanId;
}

const lockedFlows = () => page.tab.session.getItem('lockedFlows');

/** @layer STORE */
test.each([
  ['locks the tab to its flow when it says so', true, '["payment"]'],
  ['without flowLock locks nothing', false, null],
])('Ann’s signed link %s (GUARD-006)', async (_, flowLock, kept) => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await openPage(sandbox, await sandbox.link(loanId, { guest: false, flowLock }));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(lockedFlows()).toBe(kept);
});

/** @layer STORE */
test('Ann opens a link without a signature on a device that knows her: it locks the tab to its flow; where she is signed in already, it locks nothing (GUARD-008, OPEN-035)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  const { profileId } = await sandbox.person('ann');
  const link = `/TitleMax/Accounts/${loanId}/Payment?profileId=${profileId}`;
  page = await signIn(sandbox, 'ann', '/', { remember: true });
  page = await load(sandbox, page, link);
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(lockedFlows()).toBeNull();
  page.close();

  page = await openPage(sandbox, link, { ...newTab(), local: page.tab.local });
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(lockedFlows()).toBe('["payment"]');
});

test.each(['/', '/Register', '/ForgotPassword', '/zzz', '/CustomerProfile', '/Home', '/InstaLoan/Accounts'])(
  'Ann came by a link that locks the tab, and types %s: she is signed out, and none of her accounts was requested (GUARD-010, FLOW-LOCK-02)',
  async (address) => {
    await opensLockedLink();
    sandbox.line.sent.length = 0;
    page = await load(sandbox, page, address);
    await page.at('Login');
    expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
    expect(page.actor.getSnapshot().context.person).toBeNull();
    expect(callsOf('GET /accounts')).toBe(0);
    expect(callsOf('PUT /deviceKeyAuth')).toBe(1);
    expect(dump(page.tab)).not.toMatch(/lockedFlows|tokens/);
  },
);

test('Ann, in a locked tab, types /TermsConditions: she reads the terms of the brand, which need no sign-in, and no account is requested (GUARD-002, GUARD-010)', async () => {
  await opensLockedLink();
  sandbox.line.sent.length = 0;
  page = await load(sandbox, page, '/TermsConditions');
  await page.at('TermsConditions');
  expect(page.address()).toBe('/TitleMax/TermsConditions');
  expect(callsOf('GET /accounts')).toBe(0);
  expect(page.actor.getSnapshot().context.locks).toEqual(['payment']);
});

test('Ann, in a locked tab, reads the disclosures of another brand and asks for help, and goes back to her payment (FLOW-LOCK-03, FLOW-LOCK-05)', async () => {
  const loanId = await opensLockedLink();
  page = await load(sandbox, page, '/InstaLoan/OptInDisclosures');
  await page.at('OptInDisclosures');
  page = await load(sandbox, page, '/ContactUs');
  await page.at('ContactUs');
  page.flow('stores').send({ type: 'flow.left' });
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ loanId, guest: false });
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Payment`);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerIdOf } from '../../services/lender/people/person.ts';
import { dump } from './kit/browser.ts';
import { openHouse, type House } from './kit/house.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { choose, pay, review, signIn } from './kit/steps.ts';

/**
 * The lock of a shared loan: taken before the review, refused while the other party pays, given back when nothing was paid.
 * Then the lock of a tab: a customer's link opens one flow and no other.
 */
let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.fresh('ann', 'sam'));
afterEach(() => page?.close());

const callsOf = (call: string) => house.line.of(call).length;

/** @layer NET STORE */
test('Sam is paying: Ann is told so by name, her choices are forgotten, and she can only leave (FLOW-REFI-04, FLOW-REFI-05, STORE-010)', async () => {
  const { loanId } = await house.loan('ann', 'TitleMax');
  await house.lock(loanId, 'sam');
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, '$100');
  expect(await page.payment('AlternateBlocked')).toMatchObject({ heldBy: 'Sam Ortega' });
  await house.time.quiet();
  expect(dump(page.tab)).not.toContain('draft');
  const kept = house.lender.db.selectFrom('user_cache').select('value').where('customer_id', '=', customerIdOf('ann', 'TLXe'));
  expect(await kept.execute()).toEqual([]);
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  expect(await house.holder(loanId)).toBe('Sam Ortega');
  expect(await house.charged(loanId)).toEqual([]);
});

/** CALL-006, OPEN-028 */
test('Ann is at the review of their loan: Sam is refused, and let in when she leaves without paying (FLOW-REFI-03, FLOW-REFI-21, CONF-018)', async () => {
  const at = await review(house, 'ann', 'TitleMax', '$100');
  page = at.page;
  const anns = page.tab;
  page.close();
  page = await signIn(house, 'sam', `/TitleMax/Accounts/${at.loanId}/Payment`);
  await choose(page, '$100');
  expect(await page.payment('AlternateBlocked')).toMatchObject({ heldBy: 'Ann Ashby' });
  page.close();

  page = await openPage(house, `/TitleMax/Accounts/${at.loanId}/Payment/ReviewPayment`, anns);
  await page.payment('ReviewPayment');
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  expect(await house.holder(at.loanId)).toBeNull();
  page.close();

  page = await signIn(house, 'sam', `/TitleMax/Accounts/${at.loanId}/Payment`);
  await choose(page, '$100');
  await page.payment('SelectPaymentMethod');
  expect(await house.holder(at.loanId)).toBe('Sam Ortega');
});

test('Ann signs out at the review: the lock of the loan is given back first, then one session ends (CONF-018, FLOW-AUTH-09)', async () => {
  const at = await review(house, 'ann', 'TitleMax', '$100');
  page = at.page;
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'signedOut' });
  expect(await house.holder(at.loanId)).toBeNull();
  expect(callsOf('PUT /deviceKeyAuth')).toBe(1);
});

const IDLE_LIMIT_MS = 301_000;

test('nobody is there for 301 s at the review: the lock is given back before the session ends, and Ann comes back to her review (FLOW-IDLE-04, CONF-026)', async () => {
  const at = await review(house, 'ann', 'TitleMax', '$100');
  page = at.page;
  await house.time.passes(IDLE_LIMIT_MS);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'timedOut' });
  expect(await house.holder(at.loanId)).toBeNull();
  expect(dump(page.tab)).not.toContain('loanLock');
  page.submitLogin('ann@example.com');
  expect(await page.payment('ReviewPayment', ({ phase }) => phase === 'ready')).toMatchObject({ amount: 10_000 });
  expect(await house.holder(at.loanId)).toBe('Ann Ashby');
});

test('Ann types another address at the review and signs out there: the lock is given back all the same', async () => {
  const at = await review(house, 'ann', 'TitleMax', '$100');
  page = await load(house, at.page, '/');
  await page.at('Home');
  expect(await house.holder(at.loanId)).toBe('Ann Ashby');
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(await house.holder(at.loanId)).toBeNull();
});

test('a service that does not take the lock back holds nobody up: Ann is signed out two seconds later', async () => {
  const at = await review(house, 'ann', 'TitleMax', '$100');
  page = await load(house, at.page, '/');
  await page.at('Home');
  await house.fault('POST /loanlock', { delayMs: 60_000 });
  const from = Date.now();
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(Date.now() - from).toBeLessThanOrEqual(3_000);
});

test.each([
  ['while her payment is under way', { body: { pending: true } }],
  ['after she has paid', null],
])('Ann signs out %s: the loan stays locked, so that Sam does not pay a second time (FLOW-PAY-08, CONF-018)', async (_, fault) => {
  const at = await review(house, 'ann', 'TitleMax', '$100');
  page = at.page;
  if (fault) await house.fault('GET /payment', fault);
  pay(page);
  if (fault) await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  else await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  expect(await house.holder(at.loanId)).toBe('Ann Ashby');
});

/** CONST-027 */
test('the lock is asked for twice when the first answer fails, and a second failure leaves Ann where she was (FLOW-REFI-03, POLL-009)', async () => {
  const { loanId } = await house.loan('ann', 'TitleMax');
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  await house.fault('POST /loanlock', { status: 500 }, 2);
  await choose(page, '$100');
  expect(await page.payment('MakePayment', ({ notice }) => notice !== null)).toMatchObject({ notice: 'lockFailed', typed: '$100' });
  expect(callsOf('POST /loanlock')).toBe(2);
  expect(await house.holder(loanId)).toBeNull();
  await house.fault('POST /loanlock', { status: 500 }, 1);
  page.press({ type: 'amount.confirmed' });
  await page.payment('SelectPaymentMethod');
  expect(callsOf('POST /loanlock')).toBe(4);
});

/** Ann opens a link that locks the tab to the payment of one of her loans. */
async function opensLockedLink(): Promise<string> {
  const { loanId } = await house.loan('ann', 'TitleMax');
  page = await openPage(house, await house.link(loanId, { guest: false }));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(page.actor.getSnapshot().context).toMatchObject({ locks: ['payment'], person: { guest: null } });
  return loanId;
}

test.each(['/', '/Register', '/ForgotPassword', '/zzz', '/CustomerProfile', '/Home', '/InstaLoan/Accounts'])(
  'Ann came by a link that locks the tab, and types %s: she is signed out, and none of her accounts was asked for (GUARD-010, FLOW-LOCK-02)',
  async (address) => {
    await opensLockedLink();
    house.line.sent.length = 0;
    page = await load(house, page, address);
    await page.at('Login');
    expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
    expect(page.actor.getSnapshot().context.person).toBeNull();
    expect(callsOf('GET /accounts')).toBe(0);
    expect(callsOf('PUT /deviceKeyAuth')).toBe(1);
    expect(dump(page.tab)).not.toMatch(/lockedFlows|tokens/);
  },
);

test('Ann, in a locked tab, types /TermsConditions: she reads the terms of the brand, which need nobody, and no account is asked for (GUARD-002, GUARD-010)', async () => {
  await opensLockedLink();
  house.line.sent.length = 0;
  page = await load(house, page, '/TermsConditions');
  await page.at('TermsConditions');
  expect(page.address()).toBe('/TitleMax/TermsConditions');
  expect(callsOf('GET /accounts')).toBe(0);
  expect(page.actor.getSnapshot().context.locks).toEqual(['payment']);
});

test('Ann, in a locked tab, reads the disclosures of another brand and asks for help, and goes back to her payment (FLOW-LOCK-03, FLOW-LOCK-05)', async () => {
  const loanId = await opensLockedLink();
  page = await load(house, page, '/InstaLoan/OptInDisclosures');
  await page.at('OptInDisclosures');
  page = await load(house, page, '/ContactUs');
  await page.at('ContactUs');
  page.flow('stores').send({ type: 'flow.left' });
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ loanId, guest: false });
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Payment`);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { choose, pay, review, signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'uma', 'pia', 'sam'));
afterEach(() => page?.close());

const callsOf = (call: string) => sandbox.line.of(call).length;
const IDLE_LIMIT_MS = 301_000;
/** A time in milliseconds may have any three digits in it. */
const TIME_MS = /\b1\d{12}\b/g;
const pendingForNow = () => sandbox.fault('GET /payment', { body: { pending: true } });

test('Ann reloads right after typing an amount: it is restored (FLOW-PAY-14, STORE-001)', async () => {
  const { loanId } = await sandbox.loan('ann', 'InstaLoan');
  page = await signIn(sandbox, 'ann', `/InstaLoan/Accounts/${loanId}/Payment`);
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  page.press({ type: 'amount.typed', cents: 3_300 });
  page = await load(sandbox, page);
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ otherAmount: 3_300, amount: 3_300 });
  expect(callsOf('POST /authenticate')).toBe(1);
});

/** @layer NET STORE */
test.each(['SelectPaymentMethod', 'AddPaymentMethod', 'ReviewPayment'] as const)(
  'Ann reloads at %s of a shared loan: the same screen opens with her amount, and the loan has no lock (FLOW-PAY-14, CONF-015)',
  async (screen) => {
    const at = await review(sandbox, 'ann', 'TitleMax', '$100');
    page = at.page;
    if (screen !== 'ReviewPayment') page.press({ type: 'method.changeChosen' });
    if (screen === 'AddPaymentMethod') page.press({ type: 'method.addChosen' });
    await page.at(screen);
    page = await load(sandbox, page);
    await page.until(() => page.now().screen === screen && !page.now().busy);
    const view = screen === 'AddPaymentMethod' ? (await page.addingCard()).view.paying : await page.payment(screen);
    expect(view).toMatchObject({ amount: 10_000 });
    expect(await sandbox.holder(at.loanId)).toBeNull(); // a normal payment takes no lock
    if (screen !== 'ReviewPayment') return;
    expect(await page.payment('ReviewPayment', ({ phase }) => phase === 'ready')).toMatchObject({
      asksCvv: true,
      method: { lastFour: '4242' },
    });
    pay(page);
    await page.payment('ConfirmPayment');
    expect(await sandbox.charged(at.loanId)).toEqual([10_000]);
  },
);

test('Ann reloads her receipt: nothing is paid again', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$20');
  page = at.page;
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  await sandbox.time.quiet();
  page = await load(sandbox, page);
  await page.until(() => page.now().screen !== null && !page.now().busy);
  expect(page.now().screen).not.toMatch(/ReviewPayment|PaymentProcessing/);
  await sandbox.time.passes(5_000);
  expect(await sandbox.charged(at.loanId)).toEqual([2_000]);
  expect(callsOf('POST /payment')).toBe(1);
});

/** FLOW-PAY-02: only the stored messageKey brings it back. @layer NET STORE */
test('Ann reloads during the payment: the page resumes it and shows the result of the one POST (POLL-012)', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$20');
  page = at.page;
  await pendingForNow();
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  page = await load(sandbox, page);
  expect(await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending')).toMatchObject({ amount: 2_000 });
  await sandbox.heal();
  expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 2_000 });
  expect(await sandbox.charged(at.loanId)).toEqual([2_000]);
  expect(callsOf('POST /payment')).toBe(1);
});

test('301 s without activity while a payment is pending: Ann is signed out, and signing in again shows the result (FLOW-PAY-16, FLOW-IDLE-04, POLL-012)', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$20');
  page = at.page;
  await pendingForNow();
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  await sandbox.time.passes(IDLE_LIMIT_MS);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'timedOut' });
  expect(dump(page.tab)).not.toMatch(/tokens|draft/);
  await sandbox.heal();
  page.submitLogin('ann@example.com');
  expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 2_000 });
  expect(page.actor.getSnapshot().context.notice).toEqual({ kind: 'paymentResumed' });
  expect(await sandbox.charged(at.loanId)).toEqual([2_000]);
  expect(callsOf('POST /payment')).toBe(1);
});

test('Sam signs in where Ann left a pending payment: Sam sees nothing of it, and Ann does later', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$20');
  page = at.page;
  await pendingForNow();
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  page.submitLogin('sam@example.com');
  await page.until(() => page.now().flow === 'accounts' && !page.now().busy);
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  await sandbox.heal();
  page.submitLogin('ann@example.com');
  expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 2_000 });
  expect(await sandbox.charged(at.loanId)).toEqual([2_000]);
});

test('Ann’s tab is closed while the payment is pending: on another device she sees the result (FLOW-PAY-15, STORE-008)', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', '$20');
  page = at.page;
  await pendingForNow();
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  await sandbox.time.passes(2_000);
  page.close();
  page = await openPage(sandbox);
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  await sandbox.heal();
  expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 2_000 });
  expect(callsOf('POST /payment')).toBe(1);
  expect(await sandbox.charged(at.loanId)).toEqual([2_000]);
});

/** CALL-014, CALL-015, CALL-079, OPEN-022 */
test('Ann starts on one device and continues on another: her amount is restored, the security code is stored nowhere (FLOW-PAY-15, CONF-008, CONF-015)', async () => {
  const { loanId } = await sandbox.loan('ann', 'InstaLoan');
  page = await signIn(sandbox, 'ann', `/InstaLoan/Accounts/${loanId}/Payment`);
  await choose(page, '$44');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  page.typeCvv('981');
  await sandbox.time.passes(1_000);
  page.close();
  const stored = sandbox.line
    .of('POST /usercache')
    .map(({ body }) => atob(String(Object(body).value)))
    .join('\n');
  expect(stored).toContain('"otherAmount":4400');
  expect(stored.replaceAll(TIME_MS, '')).not.toContain('981');
  page = await signIn(sandbox, 'ann', `/InstaLoan/Accounts/${loanId}/Payment`);
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ otherAmount: 4_400 });
});

test('after an hour at the lender the calls of a page cause one refresh of the session (FLOW-AUTH-07)', async () => {
  page = await signIn(sandbox, 'ann');
  await sandbox.advance(3_700);
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await load(sandbox, page, `/TitleMax/Accounts/${loanId}/Payment`);
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(callsOf('Cognito InitiateAuth')).toBe(1);
});

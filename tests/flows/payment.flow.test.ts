import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { payment } from '../../machines/kit/places.ts';
import { chartsOf } from '../../routes/charts.ts';
import { customerIdOf } from '../../services/lender/people/person.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { choose, pay, review, signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'bo', 'rex', 'eve'));
afterEach(() => page?.close());

const callsOf = (call: string) => sandbox.line.of(call).length;

/** CONF-015 */
test('the security code that Ann types beside her card is sent, and not asked again at the review; another choice forgets it', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod', ({ asksCvv }) => asksCvv);
  page.typeCvv('737');
  page.press({ type: 'method.confirmed', hasCvv: true });
  await page.payment('ReviewPayment', ({ asksCvv, mayPay }) => !asksCvv && mayPay);
  page.press({ type: 'method.changeChosen' });
  await page.payment('SelectPaymentMethod', ({ asksCvv }) => asksCvv);
  page.press({ type: 'method.confirmed', hasCvv: false });
  await page.payment('ReviewPayment', ({ asksCvv }) => asksCvv);
  page.press({ type: 'method.changeChosen' });
  await page.payment('SelectPaymentMethod');
  page.typeCvv('737');
  page.press({ type: 'method.confirmed', hasCvv: true });
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  page.press({ type: 'payment.submitted', hasCvv: false });
  await page.payment('ConfirmPayment');
  expect(sandbox.line.of('POST /payment').map(({ body }) => body)).toMatchObject([{ cvv: '737' }]);
});

/** CALL-049, CALL-073 */
test('Ann pays what is due on her title loan: one charge, one receipt, the balance is lower by the amount, and nothing is left in storage (PROD-008, FLOW-PAY-02, FLOW-PAY-04, part of FLOW-PAY-08, FLOW-PAY-10)', async () => {
  const before = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${before.loanId}`);
  page.accounts().send({ type: 'payment.chosen', loanId: before.loanId });
  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pay(page);
  const receipt = await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  await sandbox.time.quiet();

  expect(receipt.amountPaid).toBeGreaterThan(0);
  expect(await sandbox.charged(before.loanId)).toEqual([receipt.amountPaid]);
  expect((await sandbox.loan('ann', 'TitleMax')).payoffCents).toBe(before.payoffCents - receipt.amountPaid);
  expect(receipt.newBalance).toBe(before.payoffCents - receipt.amountPaid);
  const letters = await sandbox.outbox('ann@example.com');
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(receipt.confirmationNumber);
  expect(callsOf('POST /payment')).toBe(1);
  expect(callsOf('POST /loanlock')).toBe(0);
  expect(dump(page.tab)).not.toMatch(/inFlight|draft|(?<![\w-])737(?![\w-])/);
  expect(await keptForOtherDevices('ann')).toEqual([]);

  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  await page.until(() => page.accounts().view().timeline.state === 'loaded');
  const { account, timeline } = page.accounts().view();
  expect(account?.owed).toBe(receipt.newBalance);
  expect(timeline.pages.flat().find((line) => line.kind === 'booking')).toMatchObject({
    what: 'payment',
    amount: receipt.amountPaid,
    confirmationNumber: receipt.confirmationNumber,
  });
  page.accounts().send({ type: 'accounts.opened' });
  await page.at('Dashboard');
  page.accounts().send({ type: 'home.opened' });
  await page.at('Home');
  const cards =
    page
      .accounts()
      .view()
      .groups?.flatMap((group) => group.cards) ?? [];
  expect(cards.find(({ loanId }) => loanId === before.loanId)?.owed).toBe(receipt.newBalance);
});

const keptForOtherDevices = async (name: string) =>
  sandbox.lender.db.selectFrom('user_cache').select('value').where('customer_id', '=', customerIdOf(name, 'TLXe')).execute();

test('Ann requests her receipt again: the lender sends it once', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', 'minimumDue');
  page = at.page;
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  page.press({ type: 'receipt.requested' });
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(callsOf('POST /sendConfirmation')).toBe(2);
  expect(await sandbox.outbox('ann@example.com')).toHaveLength(1);
});

/** part of CALL-072: without autoPay and ofrPaymentValue, which this payment does not have, and without the phone number, because the e-mail address is enough. */
const FIELDS =
  'email loanId customerName storePhoneNumber productBrand storeId customerId paymentAmount paymentCardToken paymentCardIds paymentType disburseCardIds cardHolderName cardNumber isRefi isPartial collateralYear collateralMake collateralModel isPayoff disbursementAmount disbursementType lmsId paymentDueDate intentId migrateProduct cvv guestPayment riskCheck username timeZone';

test('POST /payment has exactly the fields of the contract, a masked card and the security code, under a key (FLOW-PAY-10, ENT-014, RULE-029, part of RULE-030, CONF-035, CONF-037)', async () => {
  const at = await review(sandbox, 'ann', 'TitleMax', 'minimumDue');
  page = at.page;
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  const [post] = sandbox.line.of('POST /payment');
  expect(Object.keys(Object(post?.body)).toSorted()).toEqual(FIELDS.split(' ').toSorted());
  expect(post?.body).toMatchObject({
    loanId: at.loanId,
    paymentAmount: '345.00',
    paymentType: 2,
    isRefi: false,
    isPartial: false,
    isPayoff: false,
    cardNumber: '•••• •••• •••• 4242',
    cvv: '737',
    guestPayment: false,
    disbursementAmount: '0.00',
    migrateProduct: false,
    collateralYear: '2018',
    collateralMake: 'Honda',
    collateralModel: 'Civic',
    username: 'ann@example.com',
  });
  expect(post?.key).toMatch(/^[0-9a-f-]{36}$/);
  const [receipt] = sandbox.line.of('POST /sendConfirmation');
  expect(receipt?.body).toMatchObject({ cardNumber: '4242', amountPaid: '345.00' });
  expect(JSON.stringify(receipt?.body)).not.toMatch(/•|737/);
});

test('Ann’s device has no time zone: her payment is sent in that of Chicago (FLOW-GEO-04, CONST-031)', async () => {
  const device = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...device, timeZone: '' });
  onTestFinished(() => void vi.restoreAllMocks());
  page = (await review(sandbox, 'ann', 'TitleMax', 'minimumDue')).page;
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(sandbox.line.of('POST /payment').map(({ body }) => body)).toMatchObject([{ timeZone: 'America/Chicago' }]);
});

test('Ann pays off her installment loan: it is sent as a payoff, the balance is zero, and it cannot be paid again (PROD-006, CONF-020)', async () => {
  const at = await review(sandbox, 'ann', 'InstaLoan', 'payoff');
  page = at.page;
  pay(page);
  const receipt = await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(receipt).toMatchObject({ newBalance: 0, dueDate: '' });
  expect(sandbox.line.of('POST /payment')[0]?.body).toMatchObject({ paymentType: 2, isRefi: false, isPartial: false, isPayoff: true });
  expect(await sandbox.charged(at.loanId)).toEqual([receipt.amountPaid]);
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  page = await load(sandbox, page, `/InstaLoan/Accounts/${at.loanId}/Payment`);
  await page.at('AccountDetails');
});

test('Bo, who is late, pays $50 of the required amount: he must confirm the partial payment (PROD-007, FLOW-PAY-18, CONF-020)', async () => {
  const { loanId } = await sandbox.loan('bo', 'TitleMax');
  page = await signIn(sandbox, 'bo', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, '$50');
  const confirming = await page.payment('MakePayment', ({ phase }) => phase === 'confirmingPartial');
  expect(confirming).toMatchObject({ amount: 5_000, isPartial: true });
  expect(confirming.minimumRequired).toBeGreaterThan(5_000);
  page.press({ type: 'partial.declined' });
  expect(await page.payment('MakePayment')).toMatchObject({ phase: 'choosing', otherAmount: 5_000 });
  page.press({ type: 'amount.confirmed' }, { type: 'partial.confirmed' });
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pay(page);
  const receipt = await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(receipt.dueDate, 'a day that is over is no next due date').toBe('');
  expect(sandbox.line.of('POST /payment')[0]?.body).toMatchObject({ paymentType: 2, isPartial: true, isPayoff: false, isRefi: false });
  expect(await sandbox.charged(loanId)).toEqual([5_000]);
});

test('Bo pays the full past-due amount: no confirmation, and not a partial payment', async () => {
  const at = await review(sandbox, 'bo', 'TitleMax', 'pastDue');
  page = at.page;
  pay(page);
  const { amountPaid } = await page.payment('ConfirmPayment');
  expect(sandbox.line.of('POST /payment')[0]?.body).toMatchObject({ isPartial: false, isPayoff: false });
  expect(await sandbox.charged(at.loanId)).toEqual([amountPaid]);
});

test.each([
  ['$0', 'zero', 0],
  ['$99,999', 'abovePayoff', 9_999_900],
  ['$abc', 'empty', null],
] as const)('Ann types %s: the field has the error %s, her input stays, no call is made', async (typed, problem, otherAmount) => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, typed);
  expect(await page.payment('MakePayment')).toMatchObject({ problem, otherAmount });
  expect(callsOf('POST /payment')).toBe(0);
});

test('ROUTE-067: Rex, whose second car is repossessed without an amount to reinstate the loan, is led from its payment to the account', async () => {
  const [sought, taken] = (await sandbox.person('rex')).loans.map(({ loanId }) => loanId);
  page = await signIn(sandbox, 'rex', `/TitleMax/Accounts/${taken}/Payment`);
  await page.at('AccountDetails');
  expect(page.address()).toBe(`/TitleMax/Accounts/${taken}`);
  chartsOf(page.actor).go(payment('TitleMax', sought ?? '')); // the loan of the first car can still be paid
  expect((await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).loan?.recovery).toBe('outForRepo');
});

test('Back to the payment of another loan of the same brand opens that one; during a payment it opens nothing', async () => {
  const [one, other] = (await sandbox.person('eve')).loans.filter(({ brand }) => brand === 'TitleMax').map(({ loanId }) => loanId);
  page = await signIn(sandbox, 'eve', `/TitleMax/Accounts/${one}/Payment`);
  await page.payment('MakePayment', ({ phase, loanId }) => phase === 'choosing' && loanId === one);
  const there = payment('TitleMax', other ?? '');
  const charts = chartsOf(page.actor);
  expect(charts.mayGo(there)).toBe(true);
  charts.go(there);
  await page.payment('MakePayment', ({ phase, loanId }) => phase === 'choosing' && loanId === other);
  expect(page.address()).toBe(`/TitleMax/Accounts/${other}/Payment`);

  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  await sandbox.fault('GET /payment', { body: { pending: true } });
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  expect(charts.mayGo(payment('TitleMax', one ?? ''))).toBe(false);
});

test('Ann opens the payment of her TitleMax loan under the address of InstaLoan: the address is corrected, and the receipt names TitleMax, which is paid', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/InstaLoan/Accounts/${loanId}/Payment`);
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ brand: 'TitleMax' });
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Payment`);
  expect(page.entries()).toBe(1); // no history entry for the other brand's address, which would lead Back to this screen
  await choose(page, '$100');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pay(page);
  expect(await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent')).toMatchObject({ brand: 'TitleMax' });
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Payment/ConfirmPayment`);
  expect(sandbox.line.of('POST /sendConfirmation')[0]?.body).toMatchObject({ productBrand: 'TitleMax' });
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}`);
});

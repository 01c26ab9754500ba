import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { everything } from '../../machines/paths/walks/customerDetails.walks.ts';
import { dump } from './kit/browser.ts';
import { load, type Page } from './kit/page.ts';
import * as steps from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, signIn } from './kit/steps.ts';

/** A renewal from the amount to the receipt, against the real lender: what is offered, what is agreed to, and what is charged. */
let sandbox: Sandbox;
let page: Page;
steps.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'mia', 'bo'));
afterEach(() => page?.close());

/** What the tab has under keys that start so. */
const stored = (start: string) => Object.entries({ ...page.tab.session }).flatMap(([key, value]) => (key.startsWith(start) ? [value] : []));
const DUE = 34_500;
const ROADSIDE = 4_900;
const calls = (call: string) => sandbox.line.of(call);
/** The papers that the lender was asked for. */
const asked = () =>
  calls('GET /documents').map(({ query: { amount, productId, ancillaryProductIds } }) => [amount, productId, ancillaryProductIds]);
const Sent = v.object({
  paymentAmount: v.string(),
  paymentType: v.number(),
  isRefi: v.boolean(),
  migrateProduct: v.boolean(),
  riskCheck: v.boolean(),
  ancillaryProductIds: v.array(v.string()),
});
const sent = () => calls('POST /payment').map(({ body }) => v.parse(Sent, body));
const RENEWAL = { paymentAmount: '345.00', paymentType: 3, isRefi: true, migrateProduct: false, riskCheck: true };

describe('Ann renews her title loan', () => {
  test('she compares, brings Sam’s code, takes roadside assistance, signs, and presses Pay twice: $345.00 are charged once, and the new loan is the one of her papers (PROD-011, ROUTE-079, ROUTE-080, ROUTE-081, ROUTE-082, ROUTE-083, ROUTE-084, FLOW-REFI-15)', async () => {
    const before = await sandbox.loan('ann', 'TitleMax');
    const newBalance = before.payoffCents - DUE + ROADSIDE;
    ({ page } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
    const { amount, payoff, owedAfter, same, other, product } = await steps.terms(page, 'choosing');
    expect([amount, payoff, owedAfter, product]).toEqual([DUE, before.payoffCents, before.payoffCents - DUE, null]);
    expect([same.newLoan?.newLoanAmount, other?.newLoan?.productName]).toEqual([before.payoffCents - DUE, 'Installment loan']);
    await steps.keepsProduct(page);
    await steps.bringsCode(sandbox, page, steps.SAMS_PHONE);
    await steps.takes(page, 'roadside');
    await steps.takesCard(page);
    expect(await steps.annAgrees(page)).toMatchObject({
      amount: DUE,
      renews: true,
      owedAfter: newBalance,
      newLoan: { ancillaryProducts: [{ name: 'Roadside assistance', price: ROADSIDE }] },
    });
    await steps.toReview(page);
    page.typeCvv('737');
    page.press({ type: 'payment.submitted', hasCvv: true }, { type: 'payment.submitted', hasCvv: true });
    const receipt = await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
    await sandbox.time.quiet();

    expect(sent()).toEqual([{ ...RENEWAL, ancillaryProductIds: ['roadside'] }]);
    expect(asked().at(-1)).toEqual(['345.00', '100', 'roadside']);
    expect(receipt).toMatchObject({ amountPaid: DUE, newBalance, sold: [{ name: 'Roadside assistance', price: ROADSIDE }] });
    expect(await steps.charged(sandbox, before.loanId)).toEqual([['refinance', DUE]]);
    const { loans } = await sandbox.person('ann');
    expect(loans.find(({ loanId }) => loanId === receipt.newLoanId)?.payoffCents).toBe(newBalance);
    expect(dump(page.tab)).not.toMatch(/inFlight|draft|"renewal"/);
    page.press({ type: 'flow.left' });
    await page.at('AccountDetails');
    expect(page.accounts().view().account?.owed).toBe(newBalance);
  });

  test('she takes nothing with it: there is nothing to confirm, and the payment sells nothing', async () => {
    ({ page } = await steps.annRenews(sandbox));
    await steps.annToReview(page);
    await steps.pays(page);
    expect(sent()).toEqual([{ ...RENEWAL, ancillaryProductIds: [] }]);
  });

  test('as an installment loan: she confirms the switch and its rate, and papers and payment are of the other product (ROUTE-069, ROUTE-115, FLOW-REFI-20)', async () => {
    ({ page } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
    await steps.terms(page, 'choosing');
    steps.press(page, { type: 'product.chosen', product: 'other' }, { type: 'terms.confirmed' });
    const { rateChanges } = await steps.terms(page, 'confirmingSwitch');
    steps.press(page, { type: 'switch.confirmed' });
    await steps.bringsCode(sandbox, page, steps.SAMS_PHONE);
    await steps.takes(page);
    await steps.annToReview(page);
    const { newLoanId } = await steps.pays(page);
    expect(rateChanges).toBe(true);
    expect(calls('GET /documents').at(-1)?.query).toMatchObject({ amount: '345.00', migrateProduct: 'true', productId: '200' });
    expect(sent()).toEqual([{ ...RENEWAL, migrateProduct: true, ancillaryProductIds: [] }]);
    page.press({ type: 'flow.left' });
    await page.at('AccountDetails');
    expect(page.accounts().view().account).toMatchObject({ loanId: newLoanId, productName: 'Installment loan' });
  });

  test('as an installment loan of more than $2,000.00: her store makes the switch, she makes the appointment for it, and nothing is locked, signed or charged (ROUTE-075)', async () => {
    const { loanId } = await sandbox.loan('ann', 'TitleMax');
    await sandbox.lender.db.updateTable('loan').set({ principal_cents: 250_000 }).where('loan_id', '=', loanId).execute();
    ({ page } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
    const { same, other, byTheStore } = await steps.terms(page, 'impossible');
    expect([same.refusal?.texts, other?.refusal?.texts, byTheStore]).toEqual([
      ['This refinance needs your store: Vehicle inspection. Make an appointment, or pay more now.'],
      ['This refinance needs your store: Switch in the store. Make an appointment, or pay more now.'],
      ['same', 'other'],
    ]);
    steps.press(page, { type: 'appointment.chosen', product: 'other' });
    await page.at('ProductSwitchAppointment');
    expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Payment/ProductSwitchAppointment`);
    const { days } = await steps.meets(page, 'choosing');
    const [time = ''] = days.find(({ times }) => times.length > 0)?.times ?? [];
    page.flow('appointment').send({ type: 'time.chosen', at: time });
    page.flow('appointment').send({ type: 'appointment.confirmed' });
    expect(await steps.meets(page, 'booked')).toMatchObject({ bookedAt: time, isForSwitch: true });
    expect(calls('POST /schedappointment').map(({ body }) => body)).toMatchObject([
      { appointmentType: 'productSwitch', appointmentDate: time },
    ]);
    expect(await sandbox.lender.db.selectFrom('loan_lock').selectAll().execute()).toEqual([]);
    expect([calls('POST /disclosureacknowledgement'), await steps.charged(sandbox, loanId)]).toEqual([[], []]);
  });

  test('"pay and renew" stands beside "pay only", and not with an amount that the lender would refuse (FLOW-REFI-01)', async () => {
    const { loanId, payoffCents } = await sandbox.loan('ann', 'TitleMax');
    page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
    const offered = (amount: number, mayChoose: boolean) =>
      page.payment('MakePayment', (view) => view.amount === amount && view.renewal?.mayChoose === mayChoose);
    await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    page.press({ type: 'amount.chosen', amountType: 'minimumDue' });
    const { renewal } = await offered(DUE, true);
    const { least = 0, most = 0 } = renewal?.limits ?? {};
    const outside = [least - 1, most + 1, payoffCents];
    for (const cents of outside) {
      page.press({ type: 'amount.typed', cents });
      await offered(cents, false);
      page.press({ type: 'renewal.chosen' });
      await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    }
    for (const cents of [least, most]) {
      page.press({ type: 'amount.typed', cents });
      await offered(cents, true);
    }
    expect(calls('GET /riskInfo')).toEqual([]);
  });

  test('her installment loan cannot be renewed: the payment does not offer it (FLOW-REFI-01)', async () => {
    const { loanId } = await sandbox.loan('ann', 'InstaLoan');
    page = await signIn(sandbox, 'ann', `/InstaLoan/Accounts/${loanId}/Payment`);
    expect((await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).renewal).toBeNull();
    page.press({ type: 'amount.chosen', amountType: 'minimumDue' }, { type: 'renewal.chosen' });
    await page.payment('MakePayment', ({ phase, chosen }) => phase === 'choosing' && chosen === 'minimumDue');
  });

  test('the rate has changed since: she acknowledges it before she compares (ROUTE-113, CALL-062)', async () => {
    const body = { rateChanged: true, creditLimitChanged: false, refinanceDenied: false };
    await sandbox.fault('GET /riskInfo', { body }, 1);
    const { loanId, page: opened } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
    page = opened;
    expect((await steps.terms(page, 'warning')).risk).toBe('rateChanged');
    expect(calls('GET /riskInfo').map(({ query, answer }) => [query, answer])).toEqual([
      [{ isAddon: 'false', loanId, migrateProduct: 'false' }, body],
    ]);
    expect(asked()).toEqual([]);
    steps.press(page, { type: 'risk.acknowledged' });
    expect((await steps.terms(page, 'choosing')).amount).toBe(DUE);
  });
});

test('Mia renews a loan of one party: no lock is asked for, no code is sent, nothing is signed; she gives her details, and her demographics are asked (part of FLOW-REFI-02, FLOW-REFI-12, ROUTE-078)', async () => {
  const { loanId } = await sandbox.loan('mia', 'InstaLoan');
  ({ page } = await steps.renews(sandbox, 'mia', 'InstaLoan', 'minimumDue'));
  await steps.terms(page, 'choosing');
  steps.press(page, { type: 'terms.confirmed' });
  await steps.takes(page);
  await steps.takesCard(page);
  await page.at('CustomerDetails');
  page.now().actor?.send({ type: 'details.submitted', values: everything });
  await steps.agrees(page, 'Mia Castellano', 'MC');
  await steps.pays(page);
  await sandbox.time.quiet();
  expect(await steps.charged(sandbox, loanId)).toEqual([['refinance', 16_000]]);
  expect(calls('GET /demographicReference')).toHaveLength(1);
  for (const call of ['POST /loanlock', 'GET /loanlock', 'POST /sendverificationcode', 'POST /loanSigning'])
    expect(calls(call)).toEqual([]);
});

/** @layer NET STORE */
test('Bo acknowledges that his limit has changed: after a reload he is not asked again about the same change, and he is about another one (FLOW-OFFER-04)', async () => {
  steps.standAt(steps.COLUMBUS);
  const at = await steps.renews(sandbox, 'bo', 'CheckSmart', 'minimumDue');
  page = at.page;
  await steps.terms(page, 'warning');
  steps.press(page, { type: 'risk.acknowledged' });
  await steps.terms(page, 'choosing');
  page = await load(sandbox, page);
  await steps.terms(page, 'choosing');
  expect(calls('GET /riskInfo').map(({ answer }) => answer)).toMatchObject([{ creditLimitChanged: true }, { creditLimitChanged: true }]);
  await sandbox.lender.db
    .updateTable('loan')
    .set(({ eb }) => ({ credit_limit_cents: eb('credit_limit_cents', '-', 5_000) }))
    .where('loan_id', '=', at.loanId)
    .execute();
  page = await load(sandbox, page);
  expect((await steps.terms(page, 'warning')).risk).toBe('creditLimitChanged');
});

/** @layer NET STORE */
test('Bo renews his loan in Ohio: he acknowledges that his credit limit has changed, after a reload as before it, confirms his state, with his consent, and pays once (ROUTE-112, FLOW-REFI-13, STORE-006)', async () => {
  steps.standAt(steps.COLUMBUS);
  const at = await steps.renews(sandbox, 'bo', 'CheckSmart', 'minimumDue');
  page = at.page;
  expect((await steps.terms(page, 'warning')).risk).toBe('creditLimitChanged');
  // the lender says it once; the tab has it until it is acknowledged
  await sandbox.fault('GET /riskInfo', { body: { rateChanged: false, creditLimitChanged: false, refinanceDenied: false } }, 1);
  page = await load(sandbox, page);
  expect((await steps.terms(page, 'warning')).risk).toBe('creditLimitChanged');
  expect(stored('risks:')).toEqual([expect.stringContaining('"creditLimitChanged":true')]);
  steps.press(page, { type: 'risk.acknowledged' });
  await steps.terms(page, 'choosing');
  expect(stored('risks:')).toEqual([]);
  steps.press(page, { type: 'terms.confirmed' });
  await steps.takes(page);
  await steps.takesCard(page);
  await steps.agrees(page, 'Bo Lindqvist', 'BL');
  await steps.pays(page);
  expect(calls('POST /refiallowedstatus').map(({ body }) => body)).toMatchObject([{ stateAbbreviation: 'OH', didConsent: true }]);
  expect(await steps.charged(sandbox, at.loanId)).toEqual([['refinance', 10_000]]);
  expect(calls('POST /loanlock')).toEqual([]);
});

test('Sam’s own loan: the lender denies a renewal and says whom to call; he pays only, and nothing is renewed (FLOW-REFI-18, ERR-023)', async () => {
  const at = await steps.renews(sandbox, 'sam', 'InstaLoan', 'minimumDue');
  page = at.page;
  await steps.terms(page, 'denied');
  steps.press(page, { type: 'terms.confirmed' });
  await steps.terms(page, 'denied');
  steps.press(page, { type: 'plainPayment.chosen' });
  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  expect((await steps.toReview(page)).renews).toBe(false);
  await steps.pays(page);
  expect(await steps.charged(sandbox, at.loanId)).toEqual([['payment', 15_000]]);
  for (const call of ['GET /documents', 'POST /loanlock']) expect(calls(call)).toEqual([]);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { autopayView } from '../../machines/autopay/autopay.view.ts';
import { disbursed } from './kit/cashOut.ts';
import * as dot from './kit/drawing.ts';
import { load, type Page } from './kit/page.ts';
import * as steps from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { pay, signIn } from './kit/steps.ts';

/** Cash with a renewal, from its amount to the receipt, against the real lender: what is offered, what is signed, what is charged and paid out. */
let sandbox: Sandbox;
let page: Page;
steps.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'dot'));
afterEach(() => page?.close());

const PAID = 60_000;
const CASH = 20_000;
const calls = (call: string) => sandbox.line.of(call);
const Sent = v.object({
  paymentAmount: v.string(),
  isRefi: v.boolean(),
  disbursementAmount: v.string(),
  disbursementType: v.number(),
  disburseCardIds: v.array(v.object({ type: v.string(), id: v.string() })),
});
const sent = () => calls('POST /payment').map(({ body }) => v.parse(Sent, body));
/** The cash of the papers that the lender was asked for last. */
const written = () => calls('GET /documents').at(-1)?.query['disbursement'];

const asksAutoPay = () => {
  const view = page.now().flow === 'autopay' ? autopayView(page.flow('autopay').getSnapshot()) : null;
  return view?.screen === 'AutoPayConfirm' && view.phase === 'reading';
};
const owed = async (name: string) => (await sandbox.loan(name, 'TitleMax')).payoffCents;

/** Ann types an amount of cash, and sees what it costs. */
async function asksFor(cents: number | null) {
  await steps.terms(page, 'choosing');
  steps.press(page, { type: 'cash.typed', cents }, { type: 'terms.confirmed' });
  return steps.terms(page, 'choosing');
}
async function annAsks(cents = CASH) {
  const at = await steps.renews(sandbox, 'ann', 'TitleMax', '$600.00');
  page = at.page;
  const view = await asksFor(cents);
  return { ...at, view };
}
/** From the terms with cash to the cards that pay. */
async function annGoesOn(way: string) {
  steps.press(page, { type: 'product.chosen', product: 'same' }, { type: 'terms.confirmed' });
  await dot.picks(page, way);
  await steps.bringsCode(sandbox, page, steps.SAMS_PHONE);
  await steps.takes(page);
}

/** From the cards to the review; her location is checked again, for the cash (location-3). */
async function annToReview() {
  await steps.takesCard(page);
  await steps.isLocated(page);
  return steps.annAgrees(page);
}

describe('Ann renews with $600.00 and takes $200.00 in cash', () => {
  test('on her card: comparison, papers, review and charge have the same figures, she presses twice, and both are booked once (PROD-011, FLOW-REFI-01, FLOW-DRAW-13, CALL-074, ENT-022, ROUTE-088)', async () => {
    const before = await owed('ann');
    const newBalance = before - PAID + CASH;
    const { view, loanId } = await annAsks();
    expect(view).toMatchObject({ cash: { typed: CASH, amount: CASH, least: 5_000 }, same: { newLoan: { newLoanAmount: newBalance } } });
    await annGoesOn('4242');
    const review = await annToReview();
    expect(review).toMatchObject({
      amount: PAID,
      owedAfter: newBalance,
      newLoan: { newLoanAmount: newBalance },
      cash: { cents: CASH, where: { way: 'debit', card: { lastFour: '4242' } } },
    });
    page.typeCvv('737');
    page.press({ type: 'payment.submitted', hasCvv: true }, { type: 'payment.submitted', hasCvv: true });
    await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
    await sandbox.time.quiet();
    const receipt = await page.payment('ConfirmPayment', ({ reference }) => reference.number !== '');

    expect([...new Set(calls('GET /documents').map(({ query }) => query['disbursement']))]).toEqual([undefined, '200.00']);
    expect(calls('GET /ancillaryProducts').map(({ query }) => query['disbursement'])).toEqual(['200.00']);
    // location-3: cash makes it a disbursement, and a check without it does not count for that
    expect(calls('GET /refiallowedstatus').map(({ query }) => query['transactionType'])).toEqual(['1', '2']);
    expect(sent()).toEqual([
      {
        paymentAmount: '600.00',
        isRefi: true,
        disbursementAmount: '200.00',
        disbursementType: 16,
        disburseCardIds: [{ type: 'BridgePay', id: 'ann-card-1' }],
      },
    ]);
    expect(receipt).toMatchObject({ amountPaid: PAID, newBalance, cash: { cents: CASH } });
    expect(await steps.charged(sandbox, loanId)).toEqual([['refinance', PAID]]);
    expect(await disbursed(sandbox, receipt.newLoanId)).toEqual([{ cents: CASH, channel: 16, isCancelled: false }]);
  });

  test('at the store, and cancels the renewal: her payment comes back, and the cash is taken back', async () => {
    await annAsks();
    await annGoesOn('store');
    await annToReview();
    const { newLoanId } = await steps.pays(page);
    await sandbox.time.quiet();
    expect(calls('GET /disbursementReference')[0]?.query).toEqual({ newLoanId, disbursementType: '2' });
    page.press({ type: 'flow.left' });
    await page.at('AccountDetails');
    await page.until(() => page.accounts().view().account?.cancelUntil !== '' && !page.now().busy);
    page.accounts().send({ type: 'cancelRenewal.chosen' });
    const offer = await steps.cancelling(page);
    expect(offer).toMatchObject({ amountPaid: PAID, disbursed: CASH });
    page.flow('cancelRenewal').send({ type: 'cancel.confirmed' });
    await page.at('ConfirmPayment');
    expect(await disbursed(sandbox, newLoanId)).toEqual([{ cents: CASH, channel: 2, isCancelled: true }]);
  });

  /** Ann changes the amount at the review, and renews with another one. */
  async function changesAmount(cents: number) {
    await annAsks();
    await annGoesOn('moneyGram');
    await annToReview();
    expect(written()).toBe('200.00');
    page.press({ type: 'amount.changeChosen' });
    await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    page.press({ type: 'amount.typed', cents }, { type: 'renewal.chosen' });
    return steps.terms(page, 'choosing');
  }

  test('changes the amount at the review: her cash and where it goes are still there, and it is priced again with the new amount', async () => {
    const before = await owed('ann');
    const view = await changesAmount(65_000);
    expect(view).toMatchObject({
      amount: 65_000,
      cash: { typed: CASH, amount: CASH, problem: null },
      same: { newLoan: { newLoanAmount: before - 65_000 + CASH } },
    });
    expect(calls('GET /documents').at(-1)?.query).toMatchObject({ amount: '650.00', disbursement: '200.00' });
    steps.press(page, { type: 'product.chosen', product: 'same' }, { type: 'terms.confirmed' });
    expect((await dot.ways(page)).choice).toBe('moneyGram');
  });

  test('changes her mind: the papers with cash are void, new ones without it are signed, and no cash is paid out (part of ROUTE-081)', async () => {
    await changesAmount(PAID);
    await asksFor(null);
    steps.press(page, { type: 'product.chosen', product: 'same' }, { type: 'terms.confirmed' });
    await steps.bringsCode(sandbox, page, steps.SAMS_PHONE);
    await steps.takes(page);
    await steps.takesCard(page);
    await steps.annAgrees(page);
    expect(written()).toBeUndefined();
    const { newLoanId, cash } = await steps.pays(page);
    expect([sent().at(-1)?.disbursementAmount, cash]).toEqual(['0.00', null]);
    expect(await disbursed(sandbox, newLoanId)).toEqual([]);
  });
});

describe('the amount of cash', () => {
  test('within the limits only: $0.00, $49.99 and a cent too much are not asked for, and the words stay (FLOW-REFI-01)', async () => {
    ({ page } = await steps.renews(sandbox, 'ann', 'TitleMax', '$600.00'));
    const { cash } = await steps.terms(page, 'choosing');
    expect(cash).toMatchObject({ typed: null, amount: 0, least: 5_000, most: 300_000 - ((await owed('ann')) - PAID) });
    const asked = calls('GET /documents').length;
    for (const [cents, problem] of [
      [0, 'tooLittle'],
      [4_999, 'tooLittle'],
      [(cash?.most ?? 0) + 1, 'tooMuch'],
    ] as const)
      expect((await asksFor(cents)).cash).toMatchObject({ typed: cents, amount: 0, problem });
    expect(calls('GET /documents')).toHaveLength(asked);
  });

  test('and the kind of loan outlive a reload: cash that was only typed is not priced yet', async () => {
    await annAsks(CASH);
    steps.press(page, { type: 'product.chosen', product: 'other' }, { type: 'cash.typed', cents: 30_000 });
    await sandbox.time.settled();
    page = await load(sandbox, page);
    expect(await steps.terms(page, 'choosing')).toMatchObject({ product: 'other', cash: { typed: 30_000, amount: 0 } });
    steps.press(page, { type: 'terms.confirmed' });
    await page.until(() => !page.now().busy);
    expect(await steps.terms(page, 'choosing')).toMatchObject({ product: 'other', cash: { typed: 30_000, amount: 30_000 } });
  });

  test('that only the store can pay out says so in the lender’s words, and another one is possible at once', async () => {
    const { view } = await annAsks(100_000);
    expect(view.same.refusal?.texts).toEqual([
      'This refinance needs your store: Vehicle inspection. Make an appointment, or pay more now.',
    ]);
    expect(view.cash).toMatchObject({ typed: 100_000, amount: 100_000 });
    expect((await asksFor(CASH)).same.newLoan).not.toBeNull();
  });

  test('whose limit has gone down before she pays is refused in the lender’s words, and nothing is charged or paid out', async () => {
    const { loanId } = await annAsks();
    await annGoesOn('moneyGram');
    await annToReview();
    await sandbox.lender.db.updateTable('loan').set({ credit_limit_cents: 150_000 }).where('loan_id', '=', loanId).execute();
    page.typeCvv('737');
    page.press({ type: 'payment.submitted', hasCvv: true });
    const { failure } = await page.payment('ReviewPayment', ({ phase }) => phase === 'refused');
    expect(failure?.texts).toEqual(['The new loan would be above your limit of $1,500.00. Ask for less cash.']);
    expect([await steps.charged(sandbox, loanId), await disbursed(sandbox, loanId)]).toEqual([[], []]);
  });
});

test('Sam, who co-signed, renews without cash: it is the borrower’s (ROLE-008)', async () => {
  ({ page } = await steps.renews(sandbox, 'sam', 'TitleMax', '$600.00', 'ann'));
  expect((await steps.terms(page, 'choosing')).cash).toBeNull();
});

test('Dot’s loan is renewed only with cash: nothing is priced before she names an amount, and then it is renewed (CONF-034)', async () => {
  const before = await owed('dot');
  ({ page } = await steps.renews(sandbox, 'dot', 'TitleMax', 'minimumDue'));
  const { cash, same } = await steps.terms(page, 'choosing');
  expect([cash?.isNeeded, same.newLoan, same.refusal, calls('GET /documents')]).toEqual([true, null, null, []]);
  expect((await asksFor(null)).cash?.problem).toBe('empty');
  const priced = await asksFor(25_000);
  expect(priced.same.newLoan?.newLoanAmount).toBe(before - priced.amount + 25_000);
  steps.press(page, { type: 'terms.confirmed' });
  await dot.picks(page, '5556');
  await steps.takesCard(page);
  await steps.isLocated(page);
  await steps.agrees(page, 'Dot Hanley', 'DH');
  await page.until(asksAutoPay);
  page.flow('autopay').send({ type: 'autopay.declined' });
  const { newLoanId, newBalance } = await steps.pays(page);
  expect(newBalance).toBe(before - priced.amount + 25_000);
  expect(await disbursed(sandbox, newLoanId)).toEqual([{ cents: 25_000, channel: 16, isCancelled: false }]);
});

test('the card for Dot’s cash is removed in another tab: the lender says so, nothing is charged or sent, and she chooses another way', async () => {
  const before = await owed('dot');
  ({ page } = await steps.renews(sandbox, 'dot', 'TitleMax', 'minimumDue'));
  await steps.terms(page, 'choosing');
  await asksFor(25_000);
  steps.press(page, { type: 'terms.confirmed' });
  await dot.picks(page, '5556');
  const { methods } = await page.payment('SelectPaymentMethod');
  const paying = methods.find(({ lastFour }) => lastFour === '4444')?.method ?? '';
  page.press({ type: 'method.chosen', method: paying }, { type: 'method.confirmed' });
  await steps.isLocated(page);
  await steps.agrees(page, 'Dot Hanley', 'DH');
  await page.until(asksAutoPay);
  page.flow('autopay').send({ type: 'autopay.declined' });
  await dot.removesCardElsewhere(sandbox, '5556');
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pay(page);
  const { phase, failure } = await page.payment('ReviewPayment', (view) => view.phase === 'refused' || view.phase === 'unknown');
  expect([phase, failure?.texts]).toEqual(['refused', ['The card for this money is no longer saved. Choose another card or another way.']]);
  page.press({ type: 'amount.changeChosen' });
  await page.payment('MakePayment', ({ busy }) => !busy);
  page.press({ type: 'renewal.chosen' });
  await steps.terms(page, 'choosing');
  steps.press(page, { type: 'terms.confirmed' });
  expect((await dot.ways(page)).cards.map(({ lastFour }) => lastFour)).not.toContain('5556');
  expect(await owed('dot')).toBe(before);
});

test.each([
  ['Dot', 'dot', 'onlyWithCash'],
  ['Ann', 'ann', 'offered'],
])('the account of %s says how her loan is renewed (CONF-034)', async (_, name, way) => {
  const { loanId } = await sandbox.loan(name, 'TitleMax');
  page = await signIn(sandbox, name, `/TitleMax/Accounts/${loanId}`);
  await page.until(() => page.accounts().view().account !== null && !page.now().busy);
  expect(page.accounts().view().account?.renewal).toBe(way);
});

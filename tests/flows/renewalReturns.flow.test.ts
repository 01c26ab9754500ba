import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { load, type Page } from './kit/page.ts';
import * as steps from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, pay } from './kit/steps.ts';

/** A renewal that does not go straight on, against the real lender: a refusal, another amount, a reload. */
let sandbox: Sandbox;
let page: Page;
steps.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam'));
afterEach(() => page?.close());

const DUE = 34_500;
const calls = (call: string) => sandbox.line.of(call);
const keys = () => new Set(calls('POST /payment').map(({ key }) => key)).size;
/** Ann, at the review of her renewal. */
async function atReview(): Promise<string> {
  const at = await steps.annRenews(sandbox);
  page = at.page;
  await steps.annToReview(page);
  return at.loanId;
}
/** Again from the terms to the papers; where she is still counts. */
async function fromTerms(): Promise<void> {
  await steps.keepsProduct(page);
  await steps.bringsCode(sandbox, page, steps.SAMS_PHONE);
  await steps.takes(page);
  await steps.takesCard(page);
}

describe('the lender refuses Ann’s payment, and charges nothing', () => {
  test('her papers are no longer there: she reads and signs them again, and is charged once (OPEN-040)', async () => {
    const loanId = await atReview();
    await sandbox.lender.db.deleteFrom('acknowledgement').where('loan_id', '=', loanId).execute();
    pay(page);
    expect((await steps.papers(page)).papers).toHaveLength(2);
    expect(await steps.charged(sandbox, loanId)).toEqual([]);
    await steps.agrees(page, 'Ann Ashby', 'AA');
    await steps.pays(page);
    expect([await steps.charged(sandbox, loanId), keys()]).toEqual([[['refinance', DUE]], 2]);
  });

  test('she was away for half an hour, and her lock has run out: she is told so at the terms, and pays after another code (part of FLOW-REFI-03)', async () => {
    const loanId = await atReview();
    await sandbox.lender.db.deleteFrom('loan_lock').where('loan_id', '=', loanId).execute();
    pay(page);
    expect((await steps.terms(page, 'choosing')).lockWasLost).toBe(true);
    expect(await steps.charged(sandbox, loanId)).toEqual([]);
    await fromTerms();
    await steps.annAgrees(page);
    await steps.pays(page);
    expect([await steps.charged(sandbox, loanId), keys()]).toEqual([[['refinance', DUE]], 2]);
  });

  test('Sam has taken the lock meanwhile: she reads his name at last, and her payment is dropped (FLOW-REFI-05)', async () => {
    const loanId = await atReview();
    await sandbox.lender.db.deleteFrom('loan_lock').where('loan_id', '=', loanId).execute();
    await sandbox.lock(loanId, 'sam');
    pay(page);
    await steps.keepsProduct(page);
    expect((await steps.blocked(page)).alternateName).toBe('Sam Ortega');
    expect([await steps.charged(sandbox, loanId), await sandbox.holder(loanId)]).toEqual([[], 'Sam Ortega']);
  });

  test('her card is declined: she stays at the review, holds the loan, and is told why (FLOW-PAY-05)', async () => {
    const loanId = await atReview();
    await sandbox.fault('POST /payment', { status: 422, body: { Error: 'The card was declined.' } }, 1);
    pay(page);
    const { failure, mayPay } = await page.payment('ReviewPayment', ({ phase }) => phase === 'refused');
    expect([failure?.texts, mayPay]).toEqual([['The card was declined.'], false]);
    expect([await steps.charged(sandbox, loanId), await sandbox.holder(loanId)]).toEqual([[], 'Ann Ashby']);
  });
});

test('at the review Ann wants to pay $400.00: the papers of $345.00 are void, she agrees to others, and $400.00 are charged (OPEN-040, CALL-032)', async () => {
  const loanId = await atReview();
  page.press({ type: 'amount.changeChosen' });
  await choose(page, '$400', 'renewal.chosen');
  await fromTerms();
  expect((await steps.papers(page)).papers).toHaveLength(2);
  expect(calls('GET /documents').at(-1)?.query).toMatchObject({ loanId, amount: '400.00', productId: '100' });
  await steps.annAgrees(page);
  await steps.pays(page);
  await sandbox.time.quiet();
  expect(await steps.charged(sandbox, loanId)).toEqual([['refinance', 40_000]]);
  expect(calls('POST /disclosureacknowledgement')).toHaveLength(2);
});

describe('Ann presses Back in the payment of her renewal', () => {
  /** From the card to the terms: the payment had only loaded in between. */
  async function goesBack(): Promise<void> {
    page.back();
    await page.until(() => page.now().flow !== 'payment');
  }
  const ANN = 'Ann Ashby';

  test('from her card she is at the terms with her amount, and still holds the loan; she goes on, and is charged once', async () => {
    const at = await steps.annRenews(sandbox);
    page = at.page;
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    await goesBack();
    expect((await steps.terms(page, 'choosing')).amount).toBe(DUE);
    await sandbox.time.quiet();
    expect(await sandbox.holder(at.loanId)).toBe(ANN);
    await fromTerms();
    await steps.annAgrees(page);
    await steps.pays(page);
    expect(await steps.charged(sandbox, at.loanId)).toEqual([['refinance', DUE]]);
  });

  test('from her card to the terms, and then she leaves: the loan is given back (R-3)', async () => {
    const at = await steps.annRenews(sandbox);
    page = at.page;
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    await goesBack();
    await steps.terms(page, 'choosing');
    page.now().actor?.send({ type: 'flow.left' });
    await page.until(() => page.now().flow === 'accounts');
    await sandbox.time.quiet();
    expect([await steps.charged(sandbox, at.loanId), await sandbox.holder(at.loanId)]).toEqual([[], null]);
  });

  test('from the review she is at her card, and then at the terms, never at a step that is done; other terms were compared, so she signs again, and pays once', async () => {
    const loanId = await atReview();
    page.back();
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    await goesBack();
    await steps.terms(page, 'choosing');
    expect(await sandbox.holder(loanId)).toBe(ANN);
    await fromTerms();
    expect(await steps.annAgrees(page)).toMatchObject({ amount: DUE, renews: true });
    await steps.pays(page);
    await sandbox.time.quiet();
    expect(await steps.charged(sandbox, loanId)).toEqual([['refinance', DUE]]);
    expect(calls('POST /disclosureacknowledgement')).toHaveLength(2);
  });
});

/** @layer NET STORE */
test('Ann reloads at the cards, at the papers, at the signature and at the review: she goes on each time, and is charged once (FLOW-PAY-14)', async () => {
  const at = await steps.annRenews(sandbox, 'roadside');
  page = at.page;
  const reloads = async (screen: string) => {
    await page.at(screen);
    await sandbox.time.passes(1_000);
    page = await load(sandbox, page);
    await page.at(screen);
  };
  await reloads('SelectPaymentMethod');
  await steps.takesCard(page);
  await steps.papers(page);
  await reloads('AccountDisclosures');
  await steps.agrees(page, 'Ann Ashby', 'AA');
  await page.signing('loading');
  page = await load(sandbox, page);
  (await page.signing('elsewhere')).send({ type: 'signing.chosen' });
  await steps.signs(page);
  await steps.toReview(page);
  await reloads('ReviewPayment');
  expect(await steps.toReview(page)).toMatchObject({ amount: DUE, renews: true });
  await steps.pays(page);
  await sandbox.time.quiet();
  expect(await steps.charged(sandbox, at.loanId)).toEqual([['refinance', DUE]]);
  expect(calls('POST /disclosureacknowledgement')).toHaveLength(1);
  expect(calls('POST /loanlock')).toHaveLength(3); // when she chooses to renew, once more after a reload, and at the terms
  expect(calls('POST /payment').map(({ body }) => body)).toMatchObject([{ isRefi: true, ancillaryProductIds: ['roadside'] }]);
});

test('Ann reloads at the receipt: she has it again, and nothing is charged again; the old loan takes no payment', async () => {
  const loanId = await atReview();
  const { confirmationNumber } = await steps.pays(page);
  page = await load(sandbox, page);
  expect(await page.payment('ConfirmPayment')).toMatchObject({ confirmationNumber });
  page = await load(sandbox, page, `/TitleMax/Accounts/${loanId}/Payment`);
  await page.at('AccountStatusBlocked');
  await sandbox.time.quiet();
  expect(await steps.charged(sandbox, loanId)).toEqual([['refinance', DUE]]);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { dump } from './kit/browser.ts';
import * as dot from './kit/drawing.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { load, type Page } from './kit/page.ts';
import { beginInTexas } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';

/** A draw from the amount to the receipt, against the real lender: what is asked, what is sent, and what is owed. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
beginInTexas();
afterEach(() => page?.close());

const calls = (call: string) => sandbox.line.of(call);
const Sent = v.object({
  loanId: v.string(),
  lmsId: v.string(),
  storeId: v.string(),
  amount: v.string(),
  cardIds: v.array(v.object({ type: v.string(), id: v.string() })),
  type: v.number(),
  username: v.string(),
  guestPayment: v.boolean(),
});
const sent = () => calls('POST /draw').map(({ body }) => v.parse(Sent, body));

/** PROD-013: on her card, by MoneyGram and at the store. */
describe('Dot gets $500.00', () => {
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.fresh('dot', 'ann', 'sam'));

  test('on her card: limits, papers, location and lock come first, she presses twice, and the money is sent once (part of PROD-013, PROD-029, FLOW-DRAW-01, FLOW-DRAW-12, FLOW-DRAW-13, FLOW-REFI-06, CALL-055, CALL-056, CALL-074, CALL-077, CALL-078, POLL-011)', async () => {
    const before = await dot.owed(sandbox);
    ({ page, loanId } = await dot.wantsCash(sandbox));
    const { least, most } = await dot.at(page, 'GetCashAmount', 'choosing');
    expect(least).toBe(5_000);
    const review = await dot.toReview(page, 50_000, '5556');
    expect(review).toMatchObject({ amount: 50_000, owedNow: before, owedAfter: before + 50_000, where: { card: { lastFour: '5556' } } });
    dot.press(page, { type: 'draw.submitted' }, { type: 'draw.submitted' });
    const { receipt } = await dot.at(page, 'ConfirmDisbursement', 'received');
    await sandbox.time.quiet();
    const { referenceNumber } = await dot.at(page, 'ConfirmDisbursement', 'received');

    expect(receipt).toMatchObject({ amount: 50_000, newBalance: before + 50_000 });
    expect(sent()).toEqual([
      {
        loanId,
        lmsId: '2',
        storeId: sent()[0]?.storeId,
        amount: '500.00',
        cardIds: sent()[0]?.cardIds,
        type: 16,
        username: 'dot@example.com',
        guestPayment: false,
      },
    ]);
    expect(sent()[0]?.cardIds.map(({ type }) => type)).toEqual(['BridgePay']);
    const { messageKey } = v.parse(v.object({ messageKey: v.string() }), calls('POST /draw')[0]?.answer);
    expect(new Set(calls('GET /draw').map(({ query }) => query['messageKey']))).toEqual(new Set([messageKey]));
    const lock = sandbox.line.sent.filter(({ call }) => call.endsWith('/addOnLock'));
    expect(lock.map(({ call }) => call)).toEqual(['GET /addOnLock', 'POST /addOnLock']);
    expect([lock[0]?.query, lock[1]?.body]).toMatchObject([{ loanId }, { loanId, latitude: 30.2672, longitude: -97.7431 }]);
    expect(calls('GET /refiallowedstatus').map(({ query }) => query['transactionType'])).toEqual(['2']);
    expect(calls('GET /disbursementReference').map(({ query }) => query)).toEqual([{ newLoanId: loanId, disbursementType: '16' }]);
    expect(referenceNumber).toMatch(/^R/);
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
    expect(await dot.owed(sandbox)).toBe(before + 50_000);
    expect(most).toBeGreaterThan(50_000);
    expect(dump(page.tab)).not.toMatch(/inFlight|draft:flow:draw|30\.2672/);
    dot.press(page, { type: 'flow.left' });
    await page.at('AccountDetails');
    expect(page.accounts().view().account).toMatchObject({ owed: before + 50_000, cash: 'offered' });
  });

  test('to a card that was removed in another tab: the lender says so, nothing is sent, and she chooses another way', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await dot.removesCardElsewhere(sandbox, '5556');
    dot.press(page, { type: 'draw.submitted' });
    const { failure } = await dot.at(page, 'ConfirmDisbursement', 'refused');
    expect(failure?.texts).toEqual(['The card for this money is no longer saved. Choose another card or another way.']);
    dot.press(page, { type: 'where.changeChosen' });
    expect((await dot.ways(page)).cards.map(({ lastFour }) => lastFour)).not.toContain('5556');
    await dot.picks(page, 'store');
    expect(await dot.moved(sandbox, loanId)).toEqual([]);
  });

  test.each([
    ['by MoneyGram', 'moneyGram', 14],
    ['at the store', 'store', 2],
  ])(
    '%s: it waits for her with its number, another device finds it, and she cancels it once (part of PROD-013, ROUTE-085, FLOW-DRAW-10, FLOW-DRAW-11, CALL-057)',
    async (_, way, type) => {
      const before = await dot.owed(sandbox);
      ({ page, loanId } = await dot.wantsCash(sandbox));
      await dot.toReview(page, 50_000, way);
      dot.press(page, { type: 'draw.submitted' });
      const granted = await dot.at(page, 'PendingDisbursement', 'granted');
      expect([granted.isGranted, granted.amount, granted.where.way]).toEqual([true, 50_000, way]);
      expect(sent()).toMatchObject([{ type, cardIds: [] }]);
      page.close();

      page = (await dot.wantsCash(sandbox)).page; // a new tab knows nothing of it
      await dot.at(page, 'PendingDisbursement', 'granted');
      await sandbox.time.quiet();
      const again = await dot.at(page, 'PendingDisbursement', 'granted');
      expect([again.amount, again.where.way, again.referenceNumber.slice(0, 1)]).toEqual([50_000, way, 'R']);
      dot.press(page, { type: 'cancel.chosen' }, { type: 'cancel.confirmed' });
      const cancelled = await dot.at(page, 'PendingDisbursement', 'cancelled');
      expect(cancelled.newBalance).toBe(before);
      expect(calls('DELETE /draw').map(({ body }) => body)).toMatchObject([{ loanId, lmsId: '2' }]);
      expect(Object.keys(v.parse(v.looseObject({}), calls('DELETE /draw')[0]?.body))).toContain('transactionId');
      expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'cancelled']]);
      expect(await dot.owed(sandbox)).toBe(before);
    },
  );

  test('on a debit card that she adds on the way: it is saved as a card for money that is paid out, chosen, and gets it (ROUTE-089)', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.at(page, 'GetCashAmount', 'choosing');
    dot.press(page, { type: 'amount.typed', cents: 50_000 }, { type: 'amount.confirmed' });
    await dot.ways(page);
    dot.chooses(page, { type: 'card.addChosen' });
    const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
    expect(page.now().screen).toBe('AddDebitDisburseMethod');
    page.mountForm(opened.formUrl).type({ ...GOOD_CARD, name: 'Dot Hanley', number: '4000056655665556' });
    const { send } = await page.addingCard(({ phase, kind }) => phase === 'entering' && kind?.canDisburse === true);
    send({ type: 'card.submitted' });
    await dot.ways(page);
    expect(calls('POST /cards').map(({ body }) => body)).toMatchObject([{ guestCard: false }]);
    expect(calls('GET /cardFormKey').map(({ query }) => query['cardTransactionType'])).toEqual(['2']);
    const { cardIds } = v.parse(v.object({ cardIds: Sent.entries.cardIds }), calls('POST /cards')[0]?.answer);
    dot.chooses(page, { type: 'method.confirmed' });
    await dot.at(page, 'GetCashNotice', 'reading');
    dot.press(page, { type: 'agreement.submitted', agreed: true });
    await dot.isLocated(page);
    await dot.at(page, 'ConfirmDisbursement', 'ready');
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(sent()).toMatchObject([{ type: 16, cardIds }]);
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });

  test('on a card that is turned down: nothing is owed, she reads so, and gets it by MoneyGram', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '0002');
    dot.press(page, { type: 'draw.submitted' });
    const { failure, mayDraw } = await dot.at(page, 'ConfirmDisbursement', 'refused');
    expect([failure?.texts, mayDraw]).toEqual([['The money could not be sent to your card. Choose another card or another way.'], false]);
    dot.press(page, { type: 'where.changeChosen' });
    await dot.picks(page, 'moneyGram');
    await dot.at(page, 'GetCashNotice', 'reading');
    dot.press(page, { type: 'agreement.submitted', agreed: true });
    await dot.at(page, 'ConfirmDisbursement', 'ready');
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'PendingDisbursement', 'granted');
    const outcomes = (await dot.moved(sandbox, loanId)).map(([cents, status]) => `${cents} ${status}`);
    expect(new Set(outcomes)).toEqual(new Set(['50000 declined', '50000 settled']));
  });

  test('on a card that is turned down: a reload loses neither the reason nor what she chose, and that card is not proposed again', async () => {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '0002');
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'refused');
    await sandbox.time.settled();
    page = await load(sandbox, page);
    const { failure, mayDraw, amount, where } = await dot.at(page, 'ConfirmDisbursement', 'refused');
    expect([failure?.texts, mayDraw]).toEqual([['The money could not be sent to your card. Choose another card or another way.'], false]);
    expect([amount, where.card?.lastFour]).toEqual([50_000, '0002']);
    dot.press(page, { type: 'where.changeChosen' });
    const { cards, choice } = await dot.ways(page);
    expect(cards.find((card) => card.choice === choice)?.lastFour).toBe('5556');
    await dot.picks(page, '0002');
    expect((await dot.at(page, 'ConfirmDisbursement', 'ready')).failure).toBeNull();
  });

  test('and the register says that she is covered: she reads the lender’s sentence instead of the papers, and nothing is sent (military-1, CALL-029)', async () => {
    ({ page } = await dot.wantsCash(sandbox));
    const { customer_id } = await sandbox.lender.db
      .selectFrom('loan')
      .select('customer_id')
      .where('loan_id', '=', (await sandbox.loan('dot', 'TitleMax')).loanId)
      .executeTakeFirstOrThrow();
    await sandbox.lender.db.updateTable('customer_detail').set({ on_register: true }).where('customer_id', '=', customer_id).execute();
    await dot.at(page, 'GetCashAmount', 'choosing');
    dot.press(page, { type: 'amount.typed', cents: 50_000 }, { type: 'amount.confirmed' });
    await dot.picks(page, '5556');
    const { failure } = await dot.at(page, 'GetCashNotice', 'withoutPapers');
    expect(failure?.texts[0]).toMatch(/^A federal law that protects service members and their families does not allow this loan/);
    const asked = sandbox.line.sent.map(({ call }) => call).filter((call) => call === 'POST /mlaStatus' || call === 'GET /documents');
    expect(asked.slice(0, 2)).toEqual(['POST /mlaStatus', 'GET /documents']);
    expect(calls('GET /documents')[0]?.query).toMatchObject({ isAddon: 'true', amount: '500.00' }); // the papers of exactly this cash
    expect(calls('POST /draw')).toEqual([]);
  });

  test('and the answer is lost: it is looked up by its key, and sent once', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.fault('POST /draw', { cut: 'after' }, 1);
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(calls('POST /draw')).toHaveLength(1);
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });

  test('and the request never arrives: it is fenced before the page says so, and nothing is owed', async () => {
    const before = await dot.owed(sandbox);
    ({ page } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.fault('POST /draw', { cut: 'before' }, 1);
    dot.press(page, { type: 'draw.submitted' });
    await page.until(() => calls('POST /paymentTimeout').length === 1);
    const { notice } = await dot.at(page, 'ConfirmDisbursement', 'ready');
    expect(notice).toBe('notSent');
    expect(calls('POST /paymentTimeout')[0]?.key).toBe(calls('POST /draw')[0]?.key);
    expect(await dot.owed(sandbox)).toBe(before);
  });

  test('and the tab is closed while it is sent: the next page finds it by its record, and it is sent once', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.fault('POST /draw', { cut: 'after' }, 1);
    dot.press(page, { type: 'draw.submitted' });
    await page.until(() => calls('POST /draw')[0]?.status === 0);
    page = await load(sandbox, page, '/');
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(calls('POST /draw')).toHaveLength(1);
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });

  test('when she leaves the review, her draft is gone before the lender has answered: a page that is closed then offers nothing without its lock (STORE-010)', async () => {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.time.passes(1_000);
    expect(dump(page.tab)).toContain('holdsLock');
    await sandbox.fault('POST /loanlock', { delayMs: 2_000 });
    dot.press(page, { type: 'flow.left' });
    await page.until(() => calls('POST /loanlock').length === 1);
    expect(dump(page.tab)).not.toContain('holdsLock');
    page = await load(sandbox, page, '/');
    await page.at('Dashboard');
    expect(page.accounts().view().unfinished).toEqual([]);
  });

  test('amount, way and agreement outlive a reload; the amount of a cosigner’s loan is not even asked for (draw-10)', async () => {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, 'store');
    page = await load(sandbox, page);
    expect(await dot.at(page, 'ConfirmDisbursement', 'ready')).toMatchObject({ amount: 50_000, where: { way: 'store' } });
    page.close();
    page = (await dot.wantsCash(sandbox, 'sam', 'ann')).page;
    expect((await dot.at(page, 'GetCashAmount', 'forbidden')).whyNot).toBe('isBorrower');
  });
});

import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentMethodsView } from '../../machines/cards/cards.view.ts';
import { payment } from '../../machines/kit/places.ts';
import { PaymentAsk } from '../../services/contract/payment.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { DEBIT_CARD, listOf } from './kit/savedCards.ts';
import { choose, pay, signIn } from './kit/steps.ts';

/** Cards with which a payment is made: a new one, one that another tab removes, and one for this payment only. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'dot'));
afterEach(() => page?.close());

const list = (holds?: (view: PaymentMethodsView) => boolean) => listOf(page, holds);
const opens = async (name: string, address = '/TitleMax/PaymentMethods') => {
  page = await signIn(sandbox, name, address);
};

test('a new card is looked up by its first eight digits, and the receipt of a payment with it has the last four (RULE-030, CONST-040)', async () => {
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ kind }) => kind !== null);
  send({ type: 'card.submitted' });
  const { rows } = await list(({ phase, notice }) => phase === 'open' && notice !== null);
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page.send({ type: 'address.requested', target: payment('TitleMax', loanId) });
  await choose(page, 'minimumDue');
  await page.payment('SelectPaymentMethod');
  page.press(
    { type: 'method.chosen', method: rows?.find(({ lastFour }) => lastFour === '5556')?.card ?? '' },
    { type: 'method.confirmed' },
  );
  await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  pay(page);
  await page.payment('ConfirmPayment');
  await page.until(() => sandbox.line.of('POST /sendConfirmation').length > 0);
  expect(sandbox.line.of('POST /cardLookup').map(({ body }) => body)).toEqual([{ cardBin: '40000566' }]);
  expect(sandbox.line.of('POST /sendConfirmation').map(({ body }) => body)).toMatchObject([{ cardNumber: '5556' }]);
});

const declinesAutoPay = async () => {
  await page.at('AutoPayConfirm');
  await page.until(() => page.flow('autopay').getSnapshot().matches({ confirm: 'reading' }));
  page.flow('autopay').send({ type: 'autopay.declined' });
};

/** FLOW-PAY-05 */
test('Dot removes, in another tab, the card that she is about to pay with: the payment is refused by name, the cards are loaded again, and another one pays', async () => {
  const { loanId } = await sandbox.loan('dot', 'TitleMax');
  page = await signIn(sandbox, 'dot', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, 'minimumDue');
  const { methods } = await page.payment('SelectPaymentMethod');
  const [valid = '', removed = '', ...others] = methods.map(({ method }) => method);
  page.press({ type: 'method.chosen', method: removed }, { type: 'method.confirmed' });
  await declinesAutoPay();
  const { amount } = await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  await sandbox.lender.db
    .deleteFrom('card')
    .where('card_id', '=', removed.split(':')[1] ?? '')
    .execute(); // in the other tab
  pay(page);
  const refused = await page.payment('ReviewPayment', ({ phase }) => phase === 'refused' || phase === 'unknown');
  expect([refused.phase, refused.failure?.texts]).toEqual(['refused', ['This card is no longer saved. Choose another card.']]);
  page.press({ type: 'method.changeChosen' });
  const now = await page.payment('SelectPaymentMethod');
  expect([now.amount, now.chosen, now.methods.map(({ method }) => method)]).toEqual([amount, valid, [valid, ...others]]);
  page.press({ type: 'method.confirmed' });
  await declinesAutoPay(); // it might have been of the removed card
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pay(page);
  await page.payment('ConfirmPayment');
  expect(await sandbox.charged(loanId)).toEqual([amount]);
});

describe('a card that Ann does not save when she pays with it', () => {
  beforeEach(async () => {
    const { loanId } = await sandbox.loan('ann', 'TitleMax');
    page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
    await choose(page, '$100');
    await page.payment('SelectPaymentMethod');
    page.press({ type: 'method.addChosen' });
    const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
    page.mountForm(opened.formUrl).type(DEBIT_CARD);
    (await page.addingCard(({ phase }) => phase === 'entering')).send({ type: 'card.submitted' });
    await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
    page.press({ type: 'payment.submitted', hasCvv: false });
    await page.payment('ConfirmPayment', ({ saving }) => saving.phase === 'offered');
  });
  const cardsOfAnn = async () =>
    (await sandbox.lender.db.selectFrom('card').selectAll().execute())
      .filter(({ holder, last_four }) => holder === DEBIT_CARD.name && last_four === '5556')
      .map(({ guest }) => guest);
  const leaves = async () => {
    page.press({ type: 'flow.left' });
    await page.at('AccountDetails');
    await sandbox.time.quiet();
  };

  /** @layer NET STORE */
  test('is added as a guest card, offered on the receipt, saved by one request that never makes a guest card, and stays (FLOW-CARD-02, CALL-082, part of FLOW-CARD-01)', async () => {
    expect(sandbox.line.of('POST /cards').map(({ body }) => body)).toMatchObject([{ guestCard: true }]);
    expect([await cardsOfAnn(), sandbox.line.of('DELETE /cards')]).toEqual([[true], []]);
    page.press({ type: 'cardSaving.chosen' });
    await page.payment('ConfirmPayment', ({ saving }) => saving.phase === 'saved');
    const [paid] = sandbox.line.of('POST /payment');
    expect(sandbox.line.of('PUT /cards').map(({ body }) => body)).toEqual([
      { cardIds: v.parse(PaymentAsk, paid?.body).paymentCardIds, guestCard: false },
    ]);
    await leaves();
    expect([await cardsOfAnn(), sandbox.line.of('DELETE /cards')]).toEqual([[false], []]);
  });

  /** @layer NET STORE */
  test('is removed when she leaves the receipt without saving it (part of FLOW-PAY-07)', async () => {
    await leaves();
    expect(await cardsOfAnn()).toEqual([]);
    expect([sandbox.line.of('DELETE /cards').length, sandbox.line.of('PUT /cards').length]).toEqual([1, 0]);
  });

  test('is removed when it could not be saved, after another try (part of FLOW-CARD-02)', async () => {
    await sandbox.fault('PUT /cards', { status: 500 });
    page.press({ type: 'cardSaving.chosen' });
    await page.payment('ConfirmPayment', ({ saving }) => saving.failure !== null);
    page.press({ type: 'cardSaving.chosen' });
    await page.until(() => sandbox.line.of('PUT /cards').length === 2);
    await page.payment('ConfirmPayment', ({ saving }) => saving.phase === 'offered');
    await leaves();
    expect(await cardsOfAnn()).toEqual([]);
  });

  test('does not keep her on the receipt when its removal hangs', async () => {
    await sandbox.fault('DELETE /cards', { delayMs: 30_000 });
    page.press({ type: 'flow.left' });
    await sandbox.time.passes(6_000);
    expect(page.now().screen).toBe('AccountDetails');
  });

  test('does not keep her on the receipt when saving it hangs', async () => {
    await sandbox.fault('PUT /cards', { delayMs: 30_000 });
    page.press({ type: 'cardSaving.chosen' });
    await page.payment('ConfirmPayment', ({ saving }) => saving.phase === 'saving');
    page.press({ type: 'flow.left' });
    await sandbox.time.passes(6_000);
    expect(page.now().screen).toBe('AccountDetails');
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardsView, type PaymentMethodsView } from '../../machines/cards/cards.view.ts';
import type { CardsEvent } from '../../machines/cards/cards.rules.ts';
import { payment } from '../../machines/kit/places.ts';
import { dump } from './kit/browser.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { openHouse, type House } from './kit/house.ts';
import type { Page } from './kit/page.ts';
import { choose, pay, signIn } from './kit/steps.ts';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.fresh('ann', 'dot', 'otto'));
afterEach(() => page?.close());

const DEBIT_CARD = { ...GOOD_CARD, name: 'Ann Ashby', number: '4000056655665556' };

const press = (event: CardsEvent) => page.flow('cards').send(event);
/** PaymentMethods once `holds`. */
async function list(holds: (view: PaymentMethodsView) => boolean = ({ phase }) => phase === 'shown'): Promise<PaymentMethodsView> {
  const now = () => {
    const { screen, flow } = page.now();
    const view = flow === 'cards' && screen === 'PaymentMethods' ? cardsView(page.flow('cards').getSnapshot()) : null;
    return view?.screen === 'PaymentMethods' ? view : null;
  };
  await page.until(() => {
    const view = now();
    return view !== null && holds(view);
  });
  const view = now();
  if (!view) throw new Error('PaymentMethods is gone');
  return view;
}
const opens = async (name: string, address = '/TitleMax/PaymentMethods') => {
  page = await signIn(house, name, address);
};
const named = ({ rows }: PaymentMethodsView) => rows?.map(({ cardType, lastFour }) => `${cardType} ${lastFour}`);
const firstOf = ({ rows }: PaymentMethodsView) => {
  const [row] = rows ?? [];
  if (!row) throw new Error('no card is listed');
  return row;
};

test('Ann reads her cards: what they can do, which one a payment proposes, and which one has expired (ROUTE-054, CALL-080)', async () => {
  await opens('ann');
  const view = await list();
  expect(view.rows?.map(({ lastFour, validity, isDefault, canDisburse }) => [lastFour, validity, isDefault, canDisburse])).toEqual([
    ['4242', 'valid', true, true],
    ['4444', 'expired', false, false],
  ]);
  expect(page.address()).toBe('/TitleMax/PaymentMethods');
});

/** @layer NET STORE */
test('Ann adds a debit card: its first eight digits are looked up, it is saved, and the list has it (PROD-019, FLOW-CARD-06, CALL-081, CALL-084, CALL-085)', async () => {
  await opens('ann');
  await list();
  press({ type: 'card.addChosen' });
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  expect([page.address(), opened.onlySaves, opened.maySave]).toEqual(['/TitleMax/PaymentMethods/AddPaymentMethod', true, false]);
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { view, send } = await page.addingCard(({ phase, kind }) => phase === 'shown' && kind !== null);
  expect(view.kind).toEqual({ cardType: 'visa', canDisburse: true });
  expect(house.line.of('POST /cardLookup').map(({ body }) => body)).toEqual([{ cardBin: '40000566' }]);
  send({ type: 'card.submitted' });
  const after = await list(({ phase, notice }) => phase === 'shown' && notice !== null);
  expect(after.notice).toEqual({ kind: 'added', card: { cardType: 'visa', lastFour: '5556' } });
  expect(named(after)).toEqual(expect.arrayContaining(['visa 4242', 'mastercard 4444', 'visa 5556']));
  expect(house.line.of('POST /cards').map(({ body }) => body)).toMatchObject([{ guestCard: false }]);
  expect(house.line.of('GET /cardFormKey')).toHaveLength(1);

  // beside the lookup, no digits but the last four leave the form, and none stays in the tab
  const others = house.line.sent.filter(({ call }) => call !== 'POST /cardLookup');
  expect(JSON.stringify(others.map(({ body, answer }) => [body, answer]))).not.toContain('40000566');
  expect(dump(page.tab)).not.toContain('40000566');
});

test('a card whose look-up fails can be saved all the same', async () => {
  await house.fault('POST /cardLookup', { status: 500 });
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase }) => phase === 'shown');
  await page.until(() => house.line.of('POST /cardLookup').some(({ status }) => status === 500));
  send({ type: 'card.submitted' });
  const after = await list(({ phase, notice }) => phase === 'shown' && notice !== null);
  expect(named(after)).toContain('visa 5556');
});

test('Dot removes a card after a question: one request with its ids, and the list has it no more (PROD-019, FLOW-CARD-07, CALL-083)', async () => {
  await opens('dot');
  const before = await list();
  const { card } = firstOf(before);
  press({ type: 'card.removeChosen', card });
  expect((await list(({ phase }) => phase === 'confirming')).chosen?.card).toBe(card);
  expect(house.line.of('DELETE /cards')).toEqual([]);
  press({ type: 'card.removeConfirmed' });
  const after = await list(({ notice }) => notice !== null);
  expect(after.rows?.length).toBe((before.rows?.length ?? 0) - 1);
  expect(after.notice?.kind).toBe('removed');
  const [type = '', id = ''] = card.split(':');
  expect(house.line.of('DELETE /cards').map(({ body }) => body)).toEqual([{ cardIds: [{ type, id }] }]);
});

test('a new card is looked up by its first eight digits, and the receipt of a payment with it carries the last four (RULE-030)', async () => {
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ kind }) => kind !== null);
  send({ type: 'card.submitted' });
  const { rows } = await list(({ phase, notice }) => phase === 'shown' && notice !== null);
  const { loanId } = await house.loan('ann', 'TitleMax');
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
  await page.until(() => house.line.of('POST /sendConfirmation').length > 0);
  expect(house.line.of('POST /cardLookup').map(({ body }) => body)).toEqual([{ cardBin: '40000566' }]);
  expect(house.line.of('POST /sendConfirmation').map(({ body }) => body)).toMatchObject([{ cardNumber: '5556' }]);
});

test('a removal whose answer is lost: the list of the lender says that the card is gone, and nothing is sent twice', async () => {
  await opens('dot');
  const before = await list();
  await house.fault('DELETE /cards', { cut: 'after' });
  press({ type: 'card.removeChosen', card: firstOf(before).card });
  press({ type: 'card.removeConfirmed' });
  const after = await list(({ notice }) => notice !== null);
  expect([after.notice?.kind, after.rows?.length]).toEqual(['removed', (before.rows?.length ?? 0) - 1]);
  expect(house.line.of('DELETE /cards')).toHaveLength(1);
});

test('a removal that the lender refuses keeps the question open with the words of the lender (ERR-011)', async () => {
  await opens('dot');
  const before = await list();
  await house.fault('DELETE /cards', { status: 409, body: { Error: 'Autopay uses this card.' } });
  press({ type: 'card.removeChosen', card: firstOf(before).card });
  press({ type: 'card.removeConfirmed' });
  const view = await list(({ phase, removal }) => phase === 'confirming' && removal !== null);
  expect(view.removal?.texts).toEqual(['Autopay uses this card.']);
  press({ type: 'card.removeDeclined' });
  expect((await list()).rows?.length).toBe(before.rows?.length);
});

test('the form is opened by its address, and Back leads to the list (ROUTE-055, part of GUARD-022)', async () => {
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  await page.addingCard();
  expect(page.address()).toBe('/TitleMax/PaymentMethods/AddPaymentMethod');
  page.back();
  await list();
  expect(page.address()).toBe('/TitleMax/PaymentMethods');
});

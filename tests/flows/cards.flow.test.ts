import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentMethodsView } from '../../machines/cards/cards.view.ts';
import type { CardsEvent } from '../../machines/cards/cards.rules.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { DEBIT_CARD, listOf } from './kit/savedCards.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'dot', 'otto', 'fay'));
afterEach(() => page?.close());

const press = (event: CardsEvent) => page.flow('cards').send(event);
const list = (holds?: (view: PaymentMethodsView) => boolean) => listOf(page, holds);
const opens = async (name: string, address = '/TitleMax/PaymentMethods') => {
  page = await signIn(sandbox, name, address);
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
test('Ann adds a debit card: its first eight digits are looked up, it is saved, and the list has it (PROD-019, FLOW-CARD-06, CALL-081, CALL-084, CALL-085, CONF-033)', async () => {
  await opens('ann');
  await list();
  press({ type: 'card.addChosen' });
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  expect([page.address(), opened.onlySaves, opened.maySave]).toEqual(['/TitleMax/PaymentMethods/AddPaymentMethod', true, false]);
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { view, send } = await page.addingCard(({ phase, kind }) => phase === 'entering' && kind !== null);
  expect(view.kind).toEqual({ cardType: 'visa', canDisburse: true });
  expect(sandbox.line.of('POST /cardLookup').map(({ body }) => body)).toEqual([{ cardBin: '40000566' }]);
  send({ type: 'card.submitted' });
  const after = await list(({ phase, notice }) => phase === 'open' && notice !== null);
  expect(after.notice).toEqual({ kind: 'added', card: { cardType: 'visa', lastFour: '5556' } });
  expect(named(after)).toEqual(expect.arrayContaining(['visa 4242', 'mastercard 4444', 'visa 5556']));
  expect(sandbox.line.of('POST /cards').map(({ body }) => body)).toMatchObject([{ guestCard: false }]);
  expect(sandbox.line.of('GET /cardFormKey')).toHaveLength(1);

  // beside the lookup, no digits but the last four leave the form, and none stays in the tab
  const others = sandbox.line.sent.filter(({ call }) => call !== 'POST /cardLookup');
  expect(JSON.stringify(others.map(({ body, answer }) => [body, answer]))).not.toContain('40000566');
  expect(dump(page.tab)).not.toContain('40000566');
});

test('a card whose look-up fails can still be saved', async () => {
  await sandbox.fault('POST /cardLookup', { status: 500 });
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase }) => phase === 'entering');
  await page.until(() => sandbox.line.of('POST /cardLookup').some(({ status }) => status === 500));
  send({ type: 'card.submitted' });
  const after = await list(({ phase, notice }) => phase === 'open' && notice !== null);
  expect(named(after)).toContain('visa 5556');
});

test('a card that expires while Ann saves it: the lender’s words, and a new form for another card (ERR-011)', async () => {
  await sandbox.fault('POST /cards', { delayMs: 1_000 });
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase }) => phase === 'entering');
  send({ type: 'card.submitted' });
  await page.until(() => sandbox.line.of('POST /cards').length === 1);
  await sandbox.lender.db.updateTable('card_form').set({ month: '01', year: '20' }).where('last_four', '=', '5556').execute();
  const { view } = await page.addingCard(({ phase, failure, formUrl }) => phase === 'opening' && failure !== null && formUrl !== '');
  expect(view.formUrl).not.toBe(opened.formUrl);
  expect(view.failure).toMatchObject({ kind: 'refused', status: 422, code: '', texts: ['This card has expired. Use another card.'] });
});

test('what a card can do is shown until its number is changed to one that is not complete or right (CONF-033)', async () => {
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  const form = page.mountForm(opened.formUrl);
  for (const wrong of ['4000056655665557', '400005665566', '']) {
    form.type(DEBIT_CARD);
    await page.addingCard(({ kind }) => kind !== null);
    form.type({ ...DEBIT_CARD, number: wrong });
    await page.addingCard(({ kind }) => kind === null);
  }
  expect(sandbox.line.of('POST /cardLookup').map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ cardBin: '40000566' })));
});

test('a form that has expired leads to a new one, which takes the card (ERR-009)', async () => {
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: old } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(old.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase }) => phase === 'entering');
  await sandbox.lender.db.deleteFrom('card_form').execute();
  send({ type: 'card.submitted' });
  const expired = await page.addingCard(({ phase, tokenMissing }) => phase === 'entering' && tokenMissing);
  expect(expired.view.fields).toEqual(['form']);
  expired.send({ type: 'card.retryChosen' });
  const { view: next } = await page.addingCard(({ formUrl }) => formUrl !== '' && formUrl !== old.formUrl);
  page.mountForm(next.formUrl).type(DEBIT_CARD);
  (await page.addingCard(({ phase }) => phase === 'entering')).send({ type: 'card.submitted' });
  expect(named(await list(({ notice }) => notice !== null))).toContain('visa 5556');
});

test.each(['Cancel', 'Back'])('a card whose answer is lost: %s leads to a list that has it, because the lender saved it', async (way) => {
  await opens('ann');
  await list();
  press({ type: 'card.addChosen' });
  await sandbox.fault('POST /cards', { status: 503, when: 'after' });
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  (await page.addingCard(({ phase }) => phase === 'entering')).send({ type: 'card.submitted' });
  const { view, send } = await page.addingCard(({ failure }) => failure !== null);
  expect(view.failure?.kind).toBe('unknown');
  if (way === 'Back') page.back();
  else send({ type: 'card.declined' });
  expect(named(await list())).toContain('visa 5556');
});

test('a form that is left without a card does not make the portal load the list again', async () => {
  await opens('ann');
  await list();
  const before = sandbox.line.of('GET /cards').length;
  press({ type: 'card.addChosen' });
  (await page.addingCard(({ formUrl }) => formUrl !== '')).send({ type: 'card.declined' });
  await list();
  expect(sandbox.line.of('GET /cards')).toHaveLength(before);
});

test('a token of the card form that the lender does not take: the sentence about the card, not about access (ERR-009)', async () => {
  await sandbox.fault('POST /cards', { delayMs: 1_000 });
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase }) => phase === 'entering');
  send({ type: 'card.submitted' });
  await page.until(() => sandbox.line.of('POST /cards').length === 1);
  await sandbox.lender.db.deleteFrom('card_form').where('last_four', '=', '5556').execute();
  const { view } = await page.addingCard(({ phase, failure, formUrl }) => phase === 'opening' && failure !== null && formUrl !== '');
  expect(view.failure).toMatchObject({ code: '', texts: ['Please confirm card information is entered correctly'] });
});

test('Dot removes a card after a confirmation: one request with its ids, and the list no longer has it (PROD-019, FLOW-CARD-07, CALL-083)', async () => {
  await opens('dot');
  const before = await list();
  const { card } = firstOf(before);
  press({ type: 'card.removeChosen', card });
  expect((await list(({ phase }) => phase === 'confirming')).chosen?.card).toBe(card);
  expect(sandbox.line.of('DELETE /cards')).toEqual([]);
  press({ type: 'card.removeConfirmed' });
  const after = await list(({ notice }) => notice !== null);
  expect(after.rows?.length).toBe((before.rows?.length ?? 0) - 1);
  expect(after.notice?.kind).toBe('removed');
  const [type = '', id = ''] = card.split(':');
  expect(sandbox.line.of('DELETE /cards').map(({ body }) => body)).toEqual([{ cardIds: [{ type, id }] }]);
});

test('a removal whose answer is lost: the lender’s list no longer has the card, and nothing is sent twice', async () => {
  await opens('dot');
  const before = await list();
  await sandbox.fault('DELETE /cards', { cut: 'after' });
  press({ type: 'card.removeChosen', card: firstOf(before).card });
  press({ type: 'card.removeConfirmed' });
  const after = await list(({ notice }) => notice !== null);
  expect([after.notice?.kind, after.rows?.length]).toEqual(['removed', (before.rows?.length ?? 0) - 1]);
  expect(sandbox.line.of('DELETE /cards')).toHaveLength(1);
});

test('a removal that the lender refuses keeps the confirmation open with the lender’s text (ERR-011)', async () => {
  await opens('dot');
  const before = await list();
  await sandbox.fault('DELETE /cards', { status: 409, body: { Error: 'Autopay uses this card.' } });
  press({ type: 'card.removeChosen', card: firstOf(before).card });
  press({ type: 'card.removeConfirmed' });
  const view = await list(({ phase, removal }) => phase === 'confirming' && removal !== null);
  expect(view.removal?.texts).toEqual(['Autopay uses this card.']);
  press({ type: 'card.removeDeclined' });
  expect((await list()).rows?.length).toBe(before.rows?.length);
});

test('Fay’s card that autopay uses is not removed: nothing is sent (FLOW-CARD-07)', async () => {
  await opens('fay');
  const paying = (await list()).rows?.find(({ autoPays }) => autoPays.length > 0)?.card ?? '';
  press({ type: 'card.removeChosen', card: paying });
  press({ type: 'card.removeConfirmed' });
  await sandbox.time.passes(1_000);
  expect([(await list(({ phase }) => phase === 'confirming')).mayRemove, sandbox.line.of('DELETE /cards')]).toEqual([false, []]);
});

test('where her loans are not known, Fay removes her other card and her bank account, and then cannot remove the last one, which autopay uses: the lender says why, and the card stays', async () => {
  await opens('fay');
  const paying = (await list()).rows?.find(({ autoPays }) => autoPays.length > 0)?.lastFour ?? '';
  await sandbox.fault('GET /accounts', { status: 500 });
  page = await load(sandbox, page);
  const before = await list();
  const remove = async (lastFour: string) => {
    press({ type: 'card.removeChosen', card: before.rows?.find((row) => row.lastFour === lastFour)?.card ?? '' });
    press({ type: 'card.removeConfirmed' });
  };
  for (const { lastFour } of before.rows?.filter((row) => row.lastFour !== paying) ?? []) {
    await remove(lastFour);
    await list(({ phase, notice }) => phase === 'open' && notice?.card.lastFour === lastFour);
  }
  await remove(paying);
  const { removal, rows } = await list(({ phase, removal: no }) => phase === 'confirming' && no !== null);
  expect(removal?.texts[0]).toMatch(/^This is your only card, and autopay for loan .+ uses it\./);
  expect(rows?.map(({ lastFour }) => lastFour)).toEqual([paying]);
});

test('the form opens by its address, and Back leads to the list (ROUTE-055, part of GUARD-022)', async () => {
  await opens('ann', '/TitleMax/PaymentMethods/AddPaymentMethod');
  await page.addingCard();
  expect(page.address()).toBe('/TitleMax/PaymentMethods/AddPaymentMethod');
  page.back();
  await list();
  expect(page.address()).toBe('/TitleMax/PaymentMethods');
});

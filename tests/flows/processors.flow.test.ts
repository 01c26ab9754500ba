import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardsView } from '../../machines/cards/cards.view.ts';
import { payment } from '../../machines/kit/places.ts';
import { PAYMENT_PROCESSOR } from '../../services/contract/enums.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { choose, signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'nell', 'bo'));
afterEach(() => {
  sandbox.brandCode = '';
  page?.close();
});

const formOf = (brand: string) => `/${brand}/PaymentMethods/AddPaymentMethod`;
const FORM = formOf('TitleMax');
const list = () => {
  const view = page.now().screen === 'PaymentMethods' ? cardsView(page.flow('cards').getSnapshot()) : null;
  return view?.screen === 'PaymentMethods' ? view : null;
};

/** By the customer's loan systems, or by the brand of the page where the lender has another processor for it. @layer NET */
test.each([
  ['nell', '', 'CyberSource', 'cs_', ['CyberSource']],
  ['ann', '', 'BridgePay', 'bp_', ['BridgePay']],
  ['ann', 'cic', 'Repay', 'rp_', ['Repay']],
  ['bo', '', 'Mixed', 'mx_', ['BridgePay', 'CyberSource']],
] as const)(
  '%s on a page of "%s" adds a card through the form of %s: the page speaks with it in the same messages, and the card is stored there (OPEN-047)',
  async (name, brandCode, processor, tokenStart, storedAt) => {
    sandbox.brandCode = brandCode;
    page = await signIn(sandbox, name, formOf(name === 'nell' ? 'CheckSmart' : 'TitleMax'));
    const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
    expect(sandbox.line.of('GET /cardFormKey').map(({ answer }) => answer)).toMatchObject([
      { processorType: PAYMENT_PROCESSOR[processor] },
    ]);
    page.mountForm(opened.formUrl).type({ ...GOOD_CARD, number: '5105105105105100' });
    (await page.addingCard(({ phase }) => phase === 'entering')).send({ type: 'card.submitted' });
    await page.until(() => list()?.notice?.kind === 'added');
    const [post] = sandbox.line.of('POST /cards');
    expect(post?.body).toMatchObject({ guestCard: false });
    expect(JSON.stringify(post?.body)).toContain(`"bridgeToken":"${tokenStart}`);
    expect(post?.answer).toMatchObject({ cardIds: storedAt.map((type) => ({ type })) });
  },
);

test('a brand whose processor has no form: the lender says which store to call, and nothing is sent to the vault (OPEN-047)', async () => {
  sandbox.brandCode = 'ccf';
  page = await signIn(sandbox, 'nell', formOf('CheckSmart'));
  const { view } = await page.addingCard(({ phase }) => phase === 'unavailable');
  expect(view.failure).toMatchObject({ kind: 'refused', texts: ['Cards cannot be added online here. Please call (512) 555-0159.'] });
  expect(view.formUrl).toBe('');
});

/** The cards of Ann as the lender has them, and a brand that takes no cards online. */
async function withoutFormOf(brand: string): Promise<void> {
  const { cards } = await sandbox.speak.answer('GET /cards', {}, { token: await sandbox.speak.signIn('ann') });
  await sandbox.fault('GET /cards', { body: { cards, validations: { noCardForm: [brand] } } });
}

test('a brand whose processor has no form, named beside the cards: the list and the payment have the store’s number, and no form is requested (OPEN-047, R-8)', async () => {
  await withoutFormOf('TitleMax');
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', FORM);
  await page.until(() => list()?.phase === 'open');
  expect(list()).toMatchObject({ mayAdd: false, whyNotAdd: 'noForm' });
  page.send({ type: 'address.requested', target: payment('TitleMax', loanId) });
  await choose(page, '$20');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.addChosen' });
  const { view } = await page.addingCard(({ phase }) => phase === 'noForm');
  expect(view.callNumber).toMatch(/^\(512\) 555-/);
  expect(sandbox.line.of('GET /cardFormKey')).toEqual([]);
});

test('another brand without a form changes nothing on the page of TitleMax (OPEN-047)', async () => {
  await withoutFormOf('CommunityChoice');
  page = await signIn(sandbox, 'ann', FORM);
  const { view } = await page.addingCard(({ formUrl }) => formUrl !== '');
  expect(view.phase).not.toBe('noForm');
  expect(sandbox.line.of('GET /cardFormKey')).toHaveLength(1);
});

test('processor None for all loans: the list has the store’s number instead of the form, which its address does not open either (OPEN-047, R-8)', async () => {
  await sandbox.fault('GET /configsettings', { body: { paymentProcessors: { all: 'None' } } });
  page = await signIn(sandbox, 'ann', FORM);
  await page.until(() => list()?.phase === 'open');
  expect(list()).toMatchObject({ mayAdd: false, whyNotAdd: 'noForm' });
  expect(list()?.storePhoneNumber).toMatch(/^\(512\) 555-/);
  expect(sandbox.line.of('GET /cardFormKey')).toEqual([]);
});

test('processor None for the system of the loan: the page for a new card has the store’s number, and no form is asked for (OPEN-047)', async () => {
  await sandbox.fault('GET /configsettings', { body: { paymentProcessors: { TLXe: 'None' } } });
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, '$20');
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.addChosen' });
  const { view, send } = await page.addingCard(({ phase }) => phase === 'noForm');
  expect(view.callNumber).toMatch(/^\(512\) 555-/);
  expect(sandbox.line.of('GET /cardFormKey')).toEqual([]);
  send({ type: 'card.declined' });
  await page.payment('SelectPaymentMethod');
});

test('where cards may not pay, the payment stops at the choice of the card and says so (ENT-015)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann');
  const { cards } = await sandbox.speak.answer('GET /cards', {}, { token: await sandbox.speak.signIn('ann') });
  await sandbox.fault('GET /cards', { body: { cards, validations: { payment: false } } });
  page.close();
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
  await choose(page, '$20');
  expect(await page.payment('SelectPaymentMethod')).toMatchObject({ cardsMayPay: false, mayGoOn: false, chosen: '' });
  page.press({ type: 'method.confirmed' }, { type: 'method.addChosen' });
  expect(page.now().screen).toBe('SelectPaymentMethod');
});

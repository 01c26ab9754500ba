import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dump } from './kit/browser.ts';
import { DECLINED_CARD, GOOD_CARD } from './kit/hostedForm.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { choose } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
let loanId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.fresh('gus');
  await sandbox.lender.db.deleteFrom('card').where('guest', '=', true).execute();
  ({ loanId } = await sandbox.loan('gus', 'TitleMax'));
});
afterEach(() => page?.close());

/** Gus opens a link to the payment of a loan. */
async function arrives(): Promise<void> {
  page = await openPage(sandbox, await sandbox.link(loanId));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
}

/** Enters a card in the hosted form and submits it. */
async function entersCard(card: typeof GOOD_CARD): Promise<void> {
  const { view: opened } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(opened.formUrl).type(card);
  const { send } = await page.addingCard(({ phase }) => phase === 'entering');
  send({ type: 'card.submitted' });
}

async function reviews(amount: `$${string}`, card = GOOD_CARD): Promise<void> {
  await arrives();
  await choose(page, amount);
  await entersCard(card);
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
}
const pays = () => page.press({ type: 'payment.submitted', hasCvv: false });
const cardsLeft = () => sandbox.lender.db.selectFrom('card').select('card_id').where('guest', '=', true).execute();

/** ROUTE-073; CALL-081, CALL-083, CALL-084, CALL-098, CALL-099. @layer NET STORE */
test('Gus pays $75 from a link: charged once, the card is deleted, and leaving signs him out (PROD-010, FLOW-LOCK-01, FLOW-LOCK-03, FLOW-PAY-07, ROLE-009, part of FLOW-CARD-01)', async () => {
  await reviews('$75');
  expect(page.address()).not.toMatch(/signature|profileId/);
  expect(dump(page.tab)).toContain('lockedFlows');
  expect(await cardsLeft()).toHaveLength(1);
  pays();
  const receipt = await page.payment('ConfirmPayment');
  expect(receipt).toMatchObject({ amountPaid: 7_500, guest: true, reviewPage: null, saving: { phase: 'unavailable' } }); // OPEN-007, FLOW-CARD-02
  await sandbox.time.quiet();
  expect(await sandbox.charged(loanId)).toEqual([7_500]);
  expect(sandbox.line.of('DELETE /cards')).toHaveLength(1);
  expect(await cardsLeft()).toEqual([]);
  expect(sandbox.line.of('PUT /cards')).toEqual([]);
  const [post] = sandbox.line.of('POST /payment');
  expect(post?.body).toMatchObject({ guestPayment: true, paymentAmount: '75.00', cardNumber: '•••• •••• •••• 4242' });
  expect(JSON.stringify(sandbox.line.sent.map(({ body }) => body))).not.toContain('42424242');
  expect(sandbox.line.of('POST /cards')[0]?.body).toMatchObject({ guestCard: true });
  expect([receipt.storeAddress, sandbox.line.of('GET /store')]).toEqual(['', []]); // not a call of a guest
  expect(sandbox.line.of('GET /uploadLoanDocuments')).toEqual([]); // NOTHING_FOR_GUESTS in routes/studio/make/guest.ts

  page.press({ type: 'flow.left' });
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'guestLeft' });
  expect(dump(page.tab)).not.toMatch(/lockedFlows|tokens|draft|inFlight|appReview/);
  expect(sandbox.line.of('PUT /deviceKeyAuth')).toHaveLength(1);
});

test('a guest’s card is deleted in two tries at most, and a failure does not hide the receipt (FLOW-PAY-07, part of POLL-008)', async () => {
  await reviews('$75');
  await sandbox.fault('DELETE /cards', { status: 500 });
  pays();
  await page.payment('ConfirmPayment');
  await sandbox.time.passes(10_000);
  expect(sandbox.line.of('DELETE /cards')).toHaveLength(2);
  expect(page.now().screen).toBe('ConfirmPayment');
  expect(await sandbox.charged(loanId)).toEqual([7_500]);
});

test('Gus opens the address of the account: he is signed out, and Login asks him to sign in (FLOW-LOCK-02, GUARD-010, GUARD-011, ERR-044)', async () => {
  await arrives();
  page = await load(sandbox, page, `/TitleMax/Accounts/${loanId}`);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'logInToContinue' });
  expect(dump(page.tab)).not.toMatch(/lockedFlows|tokens/);
  expect(sandbox.line.of('GET /accounts')).toEqual([]);
});

test('Gus reloads the payment: the used link is not sent again, the draft is restored, and the tab is still locked (FLOW-LOCK-05)', async () => {
  await arrives();
  page.press({ type: 'amount.typed', cents: 3_300 });
  page = await load(sandbox, page);
  expect(await page.payment('MakePayment', ({ phase }) => phase === 'choosing')).toMatchObject({ otherAmount: 3_300, guest: true });
  expect(sandbox.line.of('POST /signatureAuth')).toHaveLength(1);
  page = await load(sandbox, page, '/Home');
  await page.at('Login');
});

test('Gus reloads during the payment: the page resumes it and shows the receipt', async () => {
  await reviews('$75');
  await sandbox.fault('GET /payment', { body: { pending: true } });
  pays();
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  page = await load(sandbox, page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  await sandbox.heal();
  await page.payment('ConfirmPayment');
  expect(await sandbox.charged(loanId)).toEqual([7_500]);
  expect(sandbox.line.of('POST /payment')).toHaveLength(1);
  await sandbox.time.quiet();
  expect(await cardsLeft()).toEqual([]);
});

test('the vault rejects the card: its fields are marked, nothing is saved, and another card pays (FLOW-CARD-05, RULE-013)', async () => {
  await arrives();
  await choose(page, '$75');
  await entersCard({ ...GOOD_CARD, number: '4242424242424241', expiry: '01/20' });
  const { view } = await page.addingCard(({ tokenMissing }) => tokenMissing);
  expect(view.fields.toSorted()).toEqual(['expiry', 'number']);
  expect(sandbox.line.of('POST /cards')).toEqual([]);
  await entersCard(GOOD_CARD);
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pays();
  await page.payment('ConfirmPayment');
  expect(await sandbox.charged(loanId)).toEqual([7_500]);
});

test('the card is declined: the reason is on the screen, PAY is disabled, nothing is charged, and another card pays (FLOW-PAY-05, POLL-002, ERR-004)', async () => {
  await reviews('$75', DECLINED_CARD);
  pays();
  const view = await page.payment('ReviewPayment', ({ phase }) => phase === 'refused');
  expect(view.failure?.texts).toEqual(['Your card was declined. Use another card, or call the number on the back of this one.']);
  expect(view.mayPay).toBe(false);
  expect(await sandbox.charged(loanId)).toEqual([]);
  page.press({ type: 'method.changeChosen' });
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.addChosen' });
  await entersCard(GOOD_CARD);
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  expect(await cardsLeft()).toHaveLength(2);
  pays();
  await page.payment('ConfirmPayment');
  expect(await sandbox.charged(loanId)).toEqual([7_500]);
  await sandbox.time.quiet();
  expect(await cardsLeft()).toEqual([]); // also the one that did not pay (FLOW-PAY-07)
  expect(sandbox.line.of('DELETE /cards')).toHaveLength(1);
});

test('the card is declined and Gus changes the amount: he can still pay with the card that he entered', async () => {
  await reviews('$75', DECLINED_CARD);
  pays();
  await page.payment('ReviewPayment', ({ phase }) => phase === 'refused');
  page.press({ type: 'amount.changeChosen' });
  await choose(page, '$60');
  const { methods } = await page.payment('SelectPaymentMethod');
  expect(methods).toMatchObject([{ lastFour: '0002', temporary: true }]);
});

const EXPIRED = 'This link has expired. Log in to continue.';
const expectRefused = async () => {
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'linkExpired' });
  expect(sandbox.line.of('POST /signatureAuth').at(-1)?.answer).toMatchObject({ Error: EXPIRED });
  expect(dump(page.tab)).not.toMatch(/lockedFlows|tokens/);
};

test('an expired link opens nothing (FLOW-LOCK-04, OPEN-042)', async () => {
  const link = await sandbox.link(loanId, { expiresInSeconds: 60 });
  await sandbox.advance(120);
  page = await openPage(sandbox, link);
  await expectRefused();
});

test.each<[string, (query: URLSearchParams) => void]>([
  ['a later end', (query) => query.set('expiration', String(Number(query.get('expiration')) + 60))],
  ['another person', (query) => query.set('profileId', '5a9d0000-0000-4000-8000-000000000001')],
  ['another seal', (query) => query.set('signature', `${query.get('signature')}x`)],
])('a link that was changed to %s opens nothing (FLOW-LOCK-04, OPEN-042)', async (_, change) => {
  const url = new URL(await sandbox.link(loanId), 'http://any');
  change(url.searchParams);
  page = await openPage(sandbox, url.pathname + url.search);
  await expectRefused();
});

test('a used link opens nothing on another device (FLOW-LOCK-04)', async () => {
  const link = await sandbox.link(loanId);
  page = await openPage(sandbox, link);
  await page.payment('MakePayment');
  page.close();
  page = await openPage(sandbox, link);
  await expectRefused();
});

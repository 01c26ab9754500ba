import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../services/lender/faults.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { paidOnce, pay, review } from './kit/steps.ts';

/** The fault matrix of a payment (F1 to F8, F13, F14) without a browser: exact numbers of requests and keys, checked against the lender's ledger. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.fresh('ann');
  ({ page, loanId } = await review(sandbox, 'ann', 'InstaLoan', '$20'));
});
afterEach(() => page.close());

const posts = () => sandbox.line.of('POST /payment');
const keys = () => posts().map(({ key }) => key);
const endsPaidOnce = () => paidOnce(sandbox, page, loanId, 2_000);

const unclear: [string, Fault, { status: number; message: string }][] = [
  ['F1 the connection is cut before the payment arrives', { cut: 'before' }, { status: 0, message: 'the connection was cut' }],
  ['F3 a gateway answers 502 instead', { status: 502 }, { status: 502, message: '' }],
  ['F4 the service answers 500', { status: 500, body: { message: 'boom' } }, { status: 500, message: 'boom' }],
  ['F4 the service answers 503', { status: 503, body: { message: 'busy' } }, { status: 503, message: 'busy' }],
  ['F4 the service answers 429', { status: 429, body: { message: 'slowly' } }, { status: 429, message: 'slowly' }],
  ['F6 the answer is a page', { body: '<html>', contentType: 'text/html' }, { status: 200, message: 'the answer is not JSON' }],
  ['F6 the answer is empty', { body: '' }, { status: 200, message: 'the answer is not JSON' }],
  ['F6 the answer has no messageKey', { body: {} }, { status: 200, message: 'the answer breaks the contract at messageKey' }],
];

test.each(unclear)(
  '%s: the page says so; PAY sends the same payment with the same key, and it is charged once (ERR-002, ERR-003, CONF-009)',
  async (_, fault, says) => {
    await sandbox.fault('POST /payment', fault, 1);
    pay(page);
    const view = await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
    expect(view.failure).toMatchObject(says);
    expect(view).toMatchObject({ mayPay: true, asksCvv: false });
    expect(await sandbox.charged(loanId)).toEqual([]);
    page.press({ type: 'payment.submitted', hasCvv: false });
    await endsPaidOnce();
    expect(posts()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    for (const { body } of posts()) expect(body).toMatchObject({ cvv: '737' });
  },
);

test('F1 PAY is not pressed again: after three look-ups and a fence the page says that nothing was sent; the next PAY has a new key', async () => {
  await sandbox.fault('POST /payment', { cut: 'before' }, 1);
  pay(page);
  const view = await page.payment('ReviewPayment', ({ notice }) => notice === 'notSent');
  expect(view).toMatchObject({ phase: 'ready', asksCvv: true });
  expect(sandbox.line.of('GET /payment').map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(sandbox.line.of('POST /paymentTimeout').map(({ key, body, answer }) => ({ key, body, answer }))).toEqual([
    { key: keys()[0], body: { loanId, paymentAmount: '20.00' }, answer: { status: 'abandoned' } },
  ]);
  expect(await sandbox.charged(loanId)).toEqual([]);
  pay(page);
  await endsPaidOnce();
  expect(new Set(keys()).size).toBe(2);
});

test.each<[string, Fault]>([
  ['F2 the payment arrives and its answer is cut off', { cut: 'after' }],
  ['F3 a gateway answers 502 after the payment has arrived', { status: 502, when: 'after' }],
  ['F6 the payment arrives and its answer is not JSON', { body: 'oops', when: 'after' }],
])('%s: the page finds it by its key, without a second POST (CONF-009, CONF-037)', async (_, fault) => {
  await sandbox.fault('POST /payment', fault, 1);
  pay(page);
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.key).not.toBe('');
});

test('F2 PAY pressed again although the payment has arrived: a look-up comes first, and nothing is posted (CONF-009)', async () => {
  await sandbox.fault('POST /payment', { cut: 'after' }, 1);
  pay(page);
  await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
  page.press({ type: 'payment.submitted', hasCvv: false });
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

const LIMIT_MS = 36_000;

test('F5 no response for 35 s and the payment arrives at 41 s: the page never says that it failed, and ends on the ledger’s outcome', async () => {
  await sandbox.fault('POST /payment', { delayMs: 41_000 }, 1);
  pay(page);
  await sandbox.time.passes(LIMIT_MS);
  const view = await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
  expect(view).toMatchObject({ failure: { kind: 'unknown', message: 'no answer within 35 s' }, mayPay: true });
  await sandbox.time.passes(20_000);
  const isPaid = page.now().screen === 'ConfirmPayment';
  if (!isPaid) await page.payment('ReviewPayment', ({ notice }) => notice === 'notSent');
  expect(await sandbox.charged(loanId)).toEqual(isPaid ? [2_000] : []);
  if (!isPaid) pay(page);
  await endsPaidOnce();
});

test('F5 the payment arrives only after it was fenced: the lender refuses it, and the page’s "not sent" is correct', async () => {
  await sandbox.fault('POST /payment', { delayMs: 70_000 }, 1);
  pay(page);
  await sandbox.time.passes(LIMIT_MS);
  await page.payment('ReviewPayment', ({ notice }) => notice === 'notSent');
  await sandbox.time.passes(40_000);
  expect(await sandbox.charged(loanId)).toEqual([]);
  pay(page);
  await endsPaidOnce();
  await sandbox.time.passes(5_000);
  expect(await sandbox.charged(loanId)).toEqual([2_000]);
});

test.each<[string, string | string[], string[]]>([
  ['one text', 'Card not accepted.', ['Card not accepted.']],
  ['a list', ['Card not accepted.', 'Call your bank.'], ['Card not accepted.', 'Call your bank.']],
])(
  'F7 the service refuses (%s): PAY is disabled until something changes, and then has a new key (FLOW-PAY-05, ERR-001)',
  async (_, Error, texts) => {
    await sandbox.fault('POST /payment', { status: 422, Error }, 1);
    pay(page);
    const view = await page.payment('ReviewPayment', ({ phase }) => phase === 'refused');
    expect(view).toMatchObject({ mayPay: false, failure: { kind: 'refused', texts } });
    pay(page);
    await sandbox.time.passes(3_000);
    expect(posts()).toHaveLength(1);
    expect(await sandbox.charged(loanId)).toEqual([]);
    page.press({ type: 'method.changeChosen' });
    await page.payment('SelectPaymentMethod');
    page.press({ type: 'method.confirmed' });
    await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
    pay(page);
    await endsPaidOnce();
    expect(new Set(keys()).size).toBe(2);
  },
);

test('F8 PAY pressed ten times at once is one POST (FLOW-PAY-01)', async () => {
  for (let press = 0; press < 10; press++) pay(page);
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

const ANSWER_PENDING: Fault = { body: { pending: true } };

test('F13 the access token ends while the payment is polled: one refresh, and the result (FLOW-AUTH-07)', async () => {
  await sandbox.fault('GET /payment', ANSWER_PENDING, 3);
  pay(page);
  await page.until(() => sandbox.line.of('GET /payment').length === 1);
  await sandbox.advance(3_700);
  await endsPaidOnce();
  expect(sandbox.line.of('GET /payment').filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1);
  expect(sandbox.line.of('Cognito InitiateAuth')).toHaveLength(1);
  expect(posts()).toHaveLength(1);
});

test('F13 requests of a closed page finish before the next test, because a late 401 would start a refresh there', async () => {
  await sandbox.fault('POST /usercache', { delayMs: 3_000 }, 1);
  pay(page);
  await page.until(() => sandbox.line.of('POST /usercache').at(-1)?.status === null);
  page.close();
  await sandbox.fresh('ann');
  expect(sandbox.line.waiting()).toBe(0);
});

test('F13 the refresh is refused: Ann signs in again and sees the result, without a second POST (ERR-034)', async () => {
  await sandbox.fault('GET /payment', ANSWER_PENDING, 1);
  await sandbox.fault('GET /payment', { status: 401, body: {} }, 1);
  await sandbox.fault('POST /cognito/InitiateAuth', {
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'Refresh Token has expired' },
  });
  pay(page);
  await page.at('Login');
  expect(page.login().notice).toEqual({ kind: 'sessionEnded', reason: 'invalidSession' });
  await sandbox.heal();
  page.submitLogin('ann@example.com');
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

test.each<[string, Fault]>([
  ['answers 500', { status: 500, body: {} }],
  ['answers 404', { status: 404, body: {} }],
  ['answers 429', { status: 429, body: {} }],
  ['is cut', { cut: 'before' }],
  ['answers rubbish', { body: 'oops' }],
  ['takes three seconds', { delayMs: 3_000 }],
])('F14 the look-up %s three times: the page polls until the outcome is known (FLOW-PAY-06, POLL-002, ERR-004)', async (_, fault) => {
  await sandbox.fault('GET /payment', fault, 3);
  pay(page);
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
  expect(sandbox.line.of('POST /paymentTimeout')).toEqual([]);
});

test('F14 pending for a minute: after 30 s the lender gets a timeout, the page says pending and can be left, and ends on the receipt (FLOW-PAY-09, CALL-075, CONF-007, part of OPEN-010)', async () => {
  await sandbox.fault('GET /payment', ANSWER_PENDING);
  pay(page);
  await page.payment('PaymentProcessing', ({ phase }) => phase === 'pending');
  await sandbox.time.passes(28_000);
  expect(await page.payment('PaymentProcessing')).toMatchObject({ mayLeave: false, phase: 'pending' });
  await sandbox.time.passes(32_000);
  expect(await page.payment('PaymentProcessing')).toMatchObject({ mayLeave: true, phase: 'stillWorking' });
  expect(sandbox.line.of('POST /paymentTimeout').map(({ body, answer }) => ({ body, answer }))).toEqual([
    { body: { loanId, paymentAmount: '20.00' }, answer: { status: 'accepted' } },
  ]);
  await sandbox.heal();
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

test('F14 Ann leaves a payment that is still pending: she is at her account, and sees the result when she opens the payment again (POLL-012, CONF-007)', async () => {
  await sandbox.fault('GET /payment', ANSWER_PENDING);
  pay(page);
  await page.payment('PaymentProcessing', ({ mayLeave }) => mayLeave);
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  await sandbox.heal();
  page.accounts().send({ type: 'payment.chosen', loanId });
  await page.payment('ConfirmPayment');
  expect(await sandbox.charged(loanId)).toEqual([2_000]);
  expect(posts()).toHaveLength(1);
});

/** The balance of the paid loan in a list. */
const owed = () =>
  page
    .accounts()
    .view()
    .groups?.flatMap((group) => group.cards)
    .find((card) => card.loanId === loanId)?.owed;

test('F14 Ann leaves a payment that is still pending: the lists are loaded each time, with the current balance (CONF-007)', async () => {
  const { payoffCents } = await sandbox.loan('ann', 'InstaLoan');
  await sandbox.fault('GET /payment', ANSWER_PENDING);
  pay(page);
  await page.payment('PaymentProcessing', ({ mayLeave }) => mayLeave);
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
  page.accounts().send({ type: 'accounts.opened' });
  await page.at('Dashboard');
  expect(owed()).toBe(payoffCents - 2_000);
  const before = sandbox.line.of('GET /accounts').length;
  page.accounts().send({ type: 'home.opened' });
  await page.at('Home');
  expect(sandbox.line.of('GET /accounts').length).toBe(before + 1);
  expect(owed()).toBe(payoffCents - 2_000);
});

const looks = () => sandbox.line.of('GET /payment').length;

/** CONST-025 */
test('F14 the look-up gets 429: it backs off, up to 8 s, and polls once per second again after a success (FLOW-PAY-03, POLL-001)', async () => {
  await sandbox.fault('GET /payment', { status: 429, body: {} }, 3);
  await sandbox.fault('GET /payment', ANSWER_PENDING);
  pay(page);
  await page.until(() => looks() === 1);
  const pauses: number[] = [];
  for (let count = 1; count < 7; count++) {
    const from = Date.now();
    await page.until(() => looks() > count);
    pauses.push(Date.now() - from);
  }
  expect(pauses.slice(3)).toEqual([1_000, 1_000, 1_000]);
  for (const [index, longest] of [2_000, 4_000, 8_000].entries()) {
    expect(pauses[index]).toBeGreaterThan(longest * 0.87);
    expect(pauses[index]).toBeLessThanOrEqual(longest);
  }
});

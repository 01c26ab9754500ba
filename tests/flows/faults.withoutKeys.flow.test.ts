import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, type Page } from './kit/page.ts';
import { paidOnce, pay, review } from './kit/steps.ts';

/** A payment to a lender that ignores keys, against the lender's ledger: it is paid once, and the page says nothing that is not true. */
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
const endsPaidOnce = () => paidOnce(sandbox, page, loanId, 2_000);
/** A lender that ignores the Idempotency-Key: it finds no attempt by our key, and has no fence. Its account history is correct. */
async function ignoresKeys(): Promise<void> {
  await sandbox.time.quiet(); // the review has read the history from before the payment
  await sandbox.fault('GET /payment', { status: 404, body: {} });
  await sandbox.fault('POST /paymentTimeout', { body: {} });
}

test('CONF-009 a lender that ignores keys took the payment and its answer was cut off: found in the history, without a second POST', async () => {
  await ignoresKeys();
  await sandbox.fault('POST /payment', { cut: 'after' }, 1);
  pay(page);
  await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
  await page.until(() => sandbox.line.of('GET /payment').length > 0);
  page.press({ type: 'payment.submitted', hasCvv: false });
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

test('CONF-009 the same without another press of PAY: the page shows the receipt by itself', async () => {
  await ignoresKeys();
  await sandbox.fault('POST /payment', { cut: 'after' }, 1);
  pay(page);
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

test('CONF-009 the same, after a reload in between: the record has the history from before the payment', async () => {
  await ignoresKeys();
  await sandbox.fault('POST /payment', { cut: 'after' }, 1);
  pay(page);
  await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
  page = await load(sandbox, page);
  await endsPaidOnce();
  expect(posts()).toHaveLength(1);
});

test('CONF-009 it never arrived at a lender that ignores keys: the page never says "not sent", and sends Ann to her account', async () => {
  await ignoresKeys();
  await sandbox.fault('POST /payment', { cut: 'before' }, 1);
  pay(page);
  await page.payment('PaymentProcessing', ({ phase, mayLeave }) => phase === 'unconfirmed' && mayLeave);
  await sandbox.time.passes(20_000);
  expect(await page.payment('PaymentProcessing')).toMatchObject({ phase: 'unconfirmed' });
  expect(await sandbox.charged(loanId)).toEqual([]);
});

test('CONF-009 neither key nor history can be looked up: PAY sends nothing, and stays', async () => {
  await ignoresKeys();
  await sandbox.fault('POST /payment', { cut: 'after' }, 1);
  await sandbox.fault('GET /accounthistory', { status: 500, body: {} });
  pay(page);
  await page.payment('ReviewPayment', ({ phase }) => phase === 'unknown');
  page.press({ type: 'payment.submitted', hasCvv: false });
  await page.payment('ReviewPayment', ({ phase, mayPay }) => phase === 'unknown' && mayPay);
  expect(posts()).toHaveLength(1);
  await sandbox.heal();
  await endsPaidOnce();
});

import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../kit/test.ts';
import type { Control, Fault, LoanFacts } from '../kit/control.ts';
import { portalOf, type Portal } from '../kit/portal.ts';

/**
 * The fault matrix of a payment, checked against the lender's ledger. After every row: the card was charged at most once, the screen shows
 * the real outcome without a press, storage has no secret, and the browser reports no error.
 */
/** Spec: FLOW-PAY-09. */
const PAYMENT_TIMEOUT_MS = 30_000;
const CONNECTION_ERROR = 'Server error: A connection error occurred. Please try again.';

let loan: LoanFacts;
let began: number;

test.beforeEach(async ({ portal, lender }) => {
  loan = await lender.loan('ann', 'InstaLoan');
  began = await lender.now();
  await portal.withSession('ann@example.com');
  await portal.review('InstaLoan', loan.loanId, { other: '20' });
});

const charged = async (lender: Control) => (await lender.charges(loan.loanId, began)).map(({ cents }) => cents);

async function endsPaidOnce(portal: Portal, lender: Control): Promise<void> {
  await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
  expect(await charged(lender)).toEqual([2_000]);
  await holdsNoSecret(portal.page);
}

async function holdsNoSecret(page: Page): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href, history.state]),
  );
  expect(stored).not.toMatch(/"cvv"|Sandbox2026/);
}

/** POST /payment has no usable response; the lender did the work (`after`) or not (`before`). */
const unclear: [name: string, fault: Fault, text: string | RegExp][] = [
  ['F1 the line is cut before the payment arrives', { cut: 'before' }, /Server error: /],
  ['F3 a gateway answers 502 and the payment has not arrived', { status: 502 }, CONNECTION_ERROR],
  ['F4 the service answers 500', { status: 500, body: { message: 'boom' } }, 'Server error: boom'],
  ['F4 the service answers 503', { status: 503, body: { message: 'busy' } }, 'Server error: busy'],
  ['F6 the answer is not JSON', { body: '<html>hello</html>', contentType: 'text/html' }, /Server error: /],
  ['F6 the answer has no messageKey', { body: {} }, /Server error: /],
];

for (const [name, fault, text] of unclear) {
  test(`${name}: the page says so, and pressing PAY again sends the same payment (ERR-002, ERR-003)`, async ({ portal, lender }) => {
    await lender.fault('POST /payment', fault); // permanent: a browser retries a cut request once by itself
    await portal.primary.click();
    await expect(portal.problem.first()).toContainText(text);
    await expect(portal.primary).not.toHaveAttribute('aria-disabled', 'true');
    expect(await charged(lender)).toEqual([]);
    await lender.heal();
    await portal.primary.click();
    await endsPaidOnce(portal, lender);
  });
}

test('F1 nothing arrives and PAY is not pressed again: the page finds out that nothing was sent', async ({ portal, lender, page }) => {
  await lender.fault('POST /payment', { cut: 'before' });
  await portal.primary.click();
  await expect(portal.problem.first()).toContainText('Server error: ');
  await accessible(page);
  await expect(portal.main.locator('.notice-info')).toBeVisible();
  await lender.heal();
  expect(await charged(lender)).toEqual([]);
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await endsPaidOnce(portal, lender);
});

for (const [name, fault] of [
  ['F2 the payment arrives and its answer is cut off', { cut: 'after' }],
  ['F3 a gateway answers 502 after the payment has arrived', { status: 502, when: 'after' }],
] satisfies [string, Fault][]) {
  test(`${name}: the page finds the payment without a second click`, async ({ portal, lender }) => {
    await lender.fault('POST /payment', fault, 1);
    await portal.primary.click();
    await endsPaidOnce(portal, lender);
  });
}

test('F7 the service refuses with a list of reasons: both are shown, and PAY is disabled (ERR-001)', async ({ portal, lender }) => {
  await lender.fault('POST /payment', { status: 422, Error: ['Card not accepted.', 'Call your bank.'] }, 1);
  await portal.primary.click();
  await expect(portal.problem.first()).toContainText('Card not accepted.');
  await expect(portal.problem.first()).toContainText('Call your bank.');
  await expect(portal.primary).toHaveAttribute('aria-disabled', 'true');
  await portal.primary.click({ force: true });
  expect(await charged(lender)).toEqual([]);
  await accessible(portal.page);
});

test('F8 ten clicks and Enter make one payment (FLOW-PAY-01)', async ({ portal, lender, page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/payment')) posts.push(request.url());
  });
  await page.evaluate(() => {
    const pay = document.querySelector<HTMLButtonElement>('main button.button-primary');
    for (let press = 0; press < 10; press++) pay?.click();
    pay?.form?.requestSubmit();
  });
  await endsPaidOnce(portal, lender);
  expect(posts).toHaveLength(1);
});

test('F9 a reload during the payment: the page resumes it and shows the result (POLL-012)', async ({ portal, lender, page }) => {
  await lender.fault('GET /payment', { delayMs: 1_500 });
  await portal.primary.click();
  await portal.on('PaymentProcessing');
  await page.reload();
  await lender.heal();
  await endsPaidOnce(portal, lender);
});

test('F9 a reload of the review: amount and card are restored, the security code is not (FLOW-PAY-14, CONF-015)', async ({
  portal,
  lender,
  page,
}) => {
  await page.reload();
  await portal.settled('ReviewPayment');
  await expect(portal.main).toContainText('$20.00');
  await expect(page.locator('#cvv')).toHaveValue('');
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await endsPaidOnce(portal, lender);
});

test('F11 a duplicated tab pays the same loan at the same time: it says so, and the card is charged once', async ({
  portal,
  lender,
  page,
  context,
}) => {
  const copied = context.waitForEvent('page');
  await page.evaluate((path) => void window.open(path, '_blank'), `/InstaLoan/Accounts/${loan.loanId}/Payment`); // its session storage is copied
  const second = portalOf(await copied);
  await second.settled('MakePayment');
  await second.reviewFrom({ other: '20' });
  await lender.fault('GET /payment', { delayMs: 3_000 });
  await portal.primary.click();
  await portal.on('PaymentProcessing');
  await second.primary.click();
  await expect(second.main.locator('.notice-warning')).toBeVisible();
  await second.settled('ReviewPayment');
  await lender.heal();
  await endsPaidOnce(portal, lender);
  await second.settled('MakePayment'); // the balance is loaded again, and the page says why
  await expect(second.main.locator('.notice-info')).toBeVisible();
});

test('F13 the session ends while the payment is polled: one refresh, and the result is shown (FLOW-AUTH-07)', async ({
  portal,
  lender,
  page,
}) => {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('InitiateAuth')) refreshes.push(request.url());
  });
  await lender.fault('GET /payment', { status: 401, body: {} }, 1);
  await portal.primary.click();
  await endsPaidOnce(portal, lender);
  expect(refreshes).toHaveLength(1);
});

for (const [name, fault] of [
  ['answers 500', { status: 500, body: {} }],
  ['answers 404', { status: 404, body: {} }],
  ['is cut', { cut: 'before' }],
  ['answers rubbish', { body: 'oops' }],
] satisfies [string, Fault][]) {
  test(`F14 the status ${name} three times: the page polls until it is known`, async ({ portal, lender }) => {
    await lender.fault('GET /payment', fault, 3);
    await portal.primary.click();
    await endsPaidOnce(portal, lender);
  });
}

test('F14 a payment that is pending past its time limit: the page says so, can be left, and shows the result later (FLOW-PAY-09, CONF-007)', async ({
  portal,
  lender,
  page,
}) => {
  await lender.fault('GET /payment', { body: { pending: true } });
  await page.clock.install();
  await portal.primary.click();
  await portal.on('PaymentProcessing');
  await page.clock.fastForward(PAYMENT_TIMEOUT_MS);
  const leave = portal.main.locator('button.button-secondary');
  await expect(leave).toBeVisible();
  await expect(portal.main).not.toContainText('Thank you');
  await accessible(page);
  await lender.heal();
  await endsPaidOnce(portal, lender);
});

test('F19 Back and Forward after the payment never reopen the review, and never pay (GUARD-020)', async ({ portal, lender, page }) => {
  await portal.primary.click();
  await endsPaidOnce(portal, lender);
  for (const step of ['back', 'back', 'forward'] as const) {
    await page.evaluate((way) => (way === 'back' ? history.back() : history.forward()), step);
    await expect(portal.main).not.toHaveAttribute('data-screen', /ReviewPayment|PaymentProcessing/);
  }
  expect(await charged(lender)).toEqual([2_000]);
});

test('F19 Back during the payment does nothing (OPEN-004)', async ({ portal, lender, page }) => {
  await lender.fault('GET /payment', { body: { pending: true } });
  await portal.primary.click();
  await portal.on('PaymentProcessing');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/PaymentProcessing$/);
  await lender.heal();
  await endsPaidOnce(portal, lender);
});

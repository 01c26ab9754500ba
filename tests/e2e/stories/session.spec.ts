import type { Page, Request } from '@playwright/test';
import { accessible, expect, test } from '../kit/test.ts';
import type { Control } from '../kit/control.ts';
import { stopClock } from '../paths/kit/drive.ts';

const MINUTE_S = 60;
const IDLE_LIMIT_MS = 301_000;

/** The service ends no session. */
async function noSignOut(lender: Control): Promise<void> {
  for (const call of ['PUT /deviceKeyAuth', 'POST /cognito/RevokeToken']) await lender.fault(call, { status: 500 });
}
const notSignedOut = (page: Page) => page.waitForResponse((answer) => answer.url().includes('deviceKeyAuth') && answer.status() === 500);

test('Without activity Ann gets a warning, can stay signed in, and is signed out after 301 seconds, although the service does not answer (FLOW-IDLE-03, FLOW-IDLE-04, CONF-026, ERR-036)', async ({
  portal,
  lender,
  page,
}) => {
  await page.clock.install();
  await portal.signIn('ann@example.com');
  await page.clock.fastForward(242_000);
  const warning = page.getByRole('alertdialog');
  await expect(warning).toBeVisible();
  await accessible(page);
  await warning.getByRole('button').first().click();
  await expect(warning).toBeHidden();
  await noSignOut(lender);
  const failed = notSignedOut(page);
  await page.clock.fastForward(302_000);
  await failed;
  await portal.on('Login');
  await expect(portal.main).toContainText('We signed you out to keep your account safe');
  await expect(portal.problem).toHaveCount(0);
});

test('Ann signs out from the menu, and the service does not answer: Login is shown, and nothing of the failure (ERR-035)', async ({
  portal,
  lender,
  page,
}) => {
  await portal.signIn('ann@example.com');
  await noSignOut(lender);
  const menu = page.locator('.shell-menu-button');
  if (await menu.isVisible()) await menu.click();
  const failed = notSignedOut(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await failed;
  await portal.settled('Login');
  await expect(portal.problem).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('token');
});

/** The sandbox prints the log. */
test('Ann’s computer slept past the limit: as soon as its window has the focus she is at Login, although the sign-out fails, which is logged (FLOW-IDLE-05, FLOW-IDLE-07)', async ({
  portal,
  lender,
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (line) => printed.push(line.text()));
  await page.clock.install();
  await portal.signIn('ann@example.com');
  await lender.fault('PUT /deviceKeyAuth', { status: 500 });
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + IDLE_LIMIT_MS);
  await portal.settled('Home');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await portal.on('Login');
  await expect.poll(() => printed.filter((line) => line.includes('sign-out failed')).length).toBe(1);
});

/** @layer UI NET */
test('Ann is signed out while her payment is pending: after the sign-in she sees its receipt, and it was sent once (FLOW-PAY-16)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  const began = await lender.now();
  const posts: string[] = [];
  const isPayment = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/payment';
  page.on('request', (request) => {
    if (isPayment(request)) posts.push(request.url());
  });
  await page.clock.install();
  await portal.signIn('ann@example.com');
  await portal.review('InstaLoan', loan.loanId, { other: '20' });
  await lender.fault('GET /payment', { body: { pending: true } });
  const accepted = page.waitForResponse((response) => isPayment(response.request()));
  await portal.primary.click();
  await portal.on('PaymentProcessing');
  await accepted; // a payment that is signed out before it has arrived is truly not sent
  await page.clock.fastForward(IDLE_LIMIT_MS);
  await portal.on('Login');
  await lender.heal();
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.on('ConfirmPayment');
  await expect(portal.main).toContainText('$20.00');
  expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
  expect(posts).toHaveLength(1);
});

const LEAVES_WITHIN_MS = 5_000;
const TURN_MS = 20;

test('a sign-out in one tab signs the other tab out within five seconds', async ({ portal, page, context }) => {
  await page.clock.install();
  await portal.signIn('ann@example.com');
  // a duplicated tab: the browser copies its session storage
  const copied = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/Home', '_blank'));
  const other = await copied;
  const main = other.locator('main');
  await expect(main).toHaveAttribute('data-screen', 'Home');
  const menu = page.locator('.shell-menu-button');
  if (await menu.isVisible()) await menu.click();
  await stopClock(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  // both tabs use the test's clock: a busy machine does not shorten the five seconds
  for (let ms = 0; ms < LEAVES_WITHIN_MS && (await main.getAttribute('data-screen')) !== 'Login'; ms += TURN_MS)
    await page.clock.runFor(TURN_MS);
  expect(await main.getAttribute('data-screen')).toBe('Login');
  await page.clock.resume();
  await portal.settled('Login');
});

test('an expired access token is refreshed once for all waiting calls (FLOW-AUTH-07)', async ({ portal, lender, page }) => {
  await portal.signIn('ann@example.com');
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('InitiateAuth')) refreshes.push(request.url());
  });
  await lender.advance(61 * MINUTE_S);
  const loan = await lender.loan('ann', 'TitleMax');
  await portal.openLoan('TitleMax', loan.loanId);
  expect(refreshes).toHaveLength(1);
});

test('the draft of a payment survives a reload (FLOW-PAY-14)', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  await portal.signIn('ann@example.com');
  await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.typeAmount('33');
  await page.reload();
  await portal.settled('MakePayment');
  await expect(page.locator('#amount')).toHaveValue('$33.00');
});

test('a payment by keyboard alone', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  const began = await lender.now();
  await page.goto('/');
  await portal.settled('Login');
  await page.locator('#username').focus();
  await page.keyboard.type('ann@example.com');
  await page.keyboard.press('Tab');
  while (!(await page.locator('#password').evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('Sandbox2026');
  await page.keyboard.press('Enter');
  await portal.settled('Home');
  await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await page.locator('input[value="minimumDue"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await portal.settled('SelectPaymentMethod');
  await page.locator('main input[type="radio"]:checked').focus();
  await page.keyboard.press('Enter');
  await portal.settled('ReviewPayment');
  await page.locator('#cvv').focus();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await portal.settled('ConfirmPayment');
  expect(await lender.charges(loan.loanId, began)).toHaveLength(1);
});

test('the lender is slow after a reload: header and menu are shown while the content loads, and the loading ends (GUARD-018)', async ({
  portal,
  page,
}) => {
  await portal.signIn('ann@example.com');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/accounts*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  await portal.on('Home');
  await expect(portal.main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('link', { name: 'Help and contact' })).toBeVisible();
  answer();
  await portal.settled('Home');
});

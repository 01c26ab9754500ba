import { readFile } from 'node:fs/promises';
import { PASSWORD, portalOf } from '../kit/portal.ts';
import { expect, test } from '../kit/test.ts';

declare global {
  interface Window {
    /** Reports the messages from the portal's tabs to the test. */
    onMessage?: (text: string) => void;
  }
}

// a request that a service worker passes on may escape the test's route
test.use({ serviceWorkers: 'block' });

/** Typed in the portal, and never visible in the studio: a security code, a card number, a Social Security number, a password. */
const CANARIES = { cvv: '739', card: '4000056655665556', ssn: '219-09-9999' };

/** A time in milliseconds may have the last four digits of a card in it. */
const TIME_MS = /\b1\d{12}\b/g;
/** A label of a picture may be 739 pixels from the top. */
const PIXELS = / (?:x|y|cx|cy|width|height)="[\d.-]+"/g;

test('the studio follows a payment: the active step, the history, the possible events; it receives no secret', async ({
  page: studio,
  context,
  lender,
  complaints,
}) => {
  void complaints;
  const loan = await lender.loan('ann', 'TitleMax');
  const portal = portalOf(await context.newPage());
  const heard: string[] = [];
  await studio.exposeFunction('onMessage', (text: string) => void heard.push(text));
  await studio.addInitScript(() => {
    new BroadcastChannel('studio').addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      window.onMessage?.(JSON.stringify(data)),
    );
  });
  await studio.goto('/studio/');
  await studio.getByRole('button', { name: 'Follow the portal' }).click();

  await portal.page.goto('/');
  await portal.settled('Login');
  await portal.fillLogin(CANARIES.ssn);
  await portal.primary.click();
  await expect(portal.problem).toBeVisible(); // a press before hydration is sent after it, with the text in the fields then
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');
  await portal.page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await expect(studio).toHaveURL(/#payment/);
  await expect(studio.locator('.studio-lit [data-state="amount"]')).toBeVisible();

  await portal.typeAmount(CANARIES.card);
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await expect(studio.locator('.studio-lit [data-state="method"]')).toBeVisible();
  await studio.locator('[data-state="method"]').click();
  await expect(studio.locator('.studio-panel')).toContainText('possible now');
  await expect(studio.locator('.studio-data')).toContainText('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await portal.page.locator('#cvv').fill(CANARIES.cvv);
  await portal.primary.click();
  await portal.on('ConfirmPayment');
  await expect(studio.locator('.studio-lit [data-state="confirmed"]')).toBeVisible();

  await studio
    .locator('.studio-live-bar')
    .getByText(/^History/)
    .click();
  const slider = studio.getByRole('slider');
  await slider.focus();
  await studio.keyboard.press('Home');
  await expect(studio.locator('.studio-live-bar')).toContainText('Past step');
  await expect(studio.locator('.studio-lit [data-state="confirmed"]')).toHaveCount(0);
  await studio.getByRole('button', { name: 'Now', exact: true }).click();

  const download = studio.waitForEvent('download');
  await studio.getByRole('button', { name: 'Save as SVG' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const seen = [await studio.content(), saved, ...heard].join('\n').replaceAll(TIME_MS, '').replaceAll(PIXELS, '');
  expect(heard.length).toBeGreaterThan(10);
  for (const secret of [CANARIES.card, CANARIES.ssn, PASSWORD, `"${CANARIES.cvv}"`, 'eyJ', 'ann@example.com', '4242'])
    expect(seen).not.toContain(secret);
});

test('the portal continues with an answer given in the studio', async ({ page: studio, context, lender, complaints }) => {
  void [lender, complaints];
  const portal = portalOf(await context.newPage());
  await portal.page.route('**/api/authenticate', () => undefined); // no response
  await studio.goto('/studio/');
  await studio.getByRole('button', { name: 'Follow the portal' }).click();
  await portal.page.goto('/');
  await portal.settled('Login');
  await expect(studio).toHaveURL(/#signIn/);
  await portal.fillLogin('ann@example.com');
  const asked = portal.page.waitForRequest('**/api/authenticate');
  await portal.primary.click();
  await asked; // the list of answers moves until the call has begun
  await expect(studio.locator('.studio-lit [data-state="login"]')).toBeVisible();
  await studio.locator('[data-state="login"]').click();
  await studio.getByRole('button', { name: 'the password is wrong' }).click();
  await expect(portal.problem).toContainText('Incorrect username or password.');
});

test('an owner restarts the portal from an earlier step; nothing was paid', async ({ page: studio, context, lender, complaints }) => {
  void complaints;
  const loan = await lender.loan('ann', 'TitleMax');
  const began = await lender.now();
  const portal = portalOf(await context.newPage());
  await studio.goto('/studio/');
  await studio.getByRole('button', { name: 'Follow the portal' }).click();
  await portal.withSession('ann@example.com');
  await portal.page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await expect(studio.locator('.studio-lit [data-state="amount"]')).toBeVisible();
  await portal.reviewFrom('minimumDue');
  await expect(studio.locator('.studio-lit [data-state="paying"]')).toBeVisible();
  await studio
    .locator('.studio-live-bar')
    .getByText(/^History/)
    .click();
  const slider = studio.getByRole('slider');
  await slider.focus();
  const amount = studio.locator('.studio-lit [data-state="amount"]');
  for (let step = Number(await slider.inputValue()) - 1; step >= 0 && !(await amount.isVisible()); step--) {
    await studio.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(step));
  }
  await expect(amount).toBeVisible();
  await studio.getByRole('button', { name: 'Restart from here' }).click();
  await portal.settled('MakePayment');
  await expect(studio.locator('.studio-lit [data-state="amount"]')).toBeVisible();
  expect(await lender.charges(loan.loanId, began)).toEqual([]);
});

test('the studio follows a registration into the chart of the code, and back', async ({ page: studio, context, lender, complaints }) => {
  void complaints;
  const nora = `nora${Date.now()}@example.com`;
  const portal = portalOf(await context.newPage());
  await studio.goto('/studio/');
  await studio.getByRole('button', { name: 'Follow the portal' }).click();
  await portal.page.goto('/Register');
  await portal.settled('Register');
  await expect(studio).toHaveURL(/#registration/);
  await portal.page.locator('#username').fill(nora);
  await portal.page.locator('#password').fill('Brandnew2026');
  await portal.primary.click();
  await portal.settled('RegisterVerificationMethod');
  await expect(studio).toHaveURL(/#verifyCode/);
  await expect(studio.locator('.studio-lit [data-state="method"]')).toBeVisible();
  await portal.primary.click();
  await portal.settled('RegisterVerificationCode');
  await expect(studio.locator('.studio-lit [data-state="code"]')).toBeVisible();
  await portal.page.locator('#code').fill((await lender.messages(nora))[0]?.text.match(/\d{6}/)?.[0] ?? 'no code was sent');
  await portal.primary.click();
  await portal.settled('VerifyConfirm');
  await expect(studio).toHaveURL(/#registration/);
  await expect(studio.locator('.studio-lit [data-state="verifyConfirm"]')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { accessible, expect, test } from '../kit/test.ts';

/** The lender's products in the language of the page (D5). */
const LOANS = { en: ['Title loan', 'Installment loan'], es: ['Préstamo sobre título', 'Préstamo a plazos'] } as const;

for (const language of ['en', 'es'] as const) {
  /** FLOW-PAY-04, ROUTE-041, OPEN-001, CONF-022 */
  test(`Ann signs in with her e-mail, sees the loans of two brands, pays the minimum of one, and the balance is lower (${language}) (ROUTE-001, ROUTE-018, ROUTE-057, ROUTE-058, ROUTE-068, ROUTE-070, ROUTE-072, ROUTE-074, part of ROUTE-077)`, async ({
    portal,
    lender,
    page,
  }) => {
    const before = await lender.loan('ann', 'TitleMax');
    const began = await lender.now();
    await portal.speak(language);

    await page.goto('/');
    await portal.settled('Login');
    await accessible(page);
    await portal.fillLogin('ann@example.com');
    await portal.primary.click();

    await portal.settled('Home');
    await expect(page).toHaveURL(/\/Home$/);
    for (const loan of LOANS[language]) await expect(portal.main).toContainText(loan);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await accessible(page);
    const heights = await portal.main
      .locator('.card-footer .button')
      .evaluateAll((buttons) => buttons.map((one) => `${one.getBoundingClientRect().height}px of ${getComputedStyle(one).minHeight}`));
    for (const height of heights) expect(height, 'each button of a card is one line').toMatch(/^(.+) of \1$/);
    expect(heights).toHaveLength(4);

    for (const brand of ['InstaLoan', 'TitleMax']) {
      await page.goto(`/${brand}/Accounts`);
      await portal.settled('Dashboard');
      await accessible(page);
    }
    await portal.openLoan('TitleMax', before.loanId);
    await accessible(page);

    await page.goto(`/TitleMax/Accounts/${before.loanId}/Payment`);
    await portal.settled('MakePayment');
    for (const amount of ['minimumDue', 'payoff', 'other']) await expect(page.locator(`input[value="${amount}"]`)).toBeVisible();
    await portal.chooseAmount('minimumDue');
    await accessible(page);
    await portal.primary.click();

    await portal.settled('SelectPaymentMethod');
    await accessible(page);
    await portal.primary.click();

    await portal.settled('ReviewPayment');
    await accessible(page);
    await page.locator('#cvv').fill('123');
    await portal.primary.click();

    await portal.on('PaymentProcessing');
    await portal.settled('ConfirmPayment');
    await accessible(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const [charge, ...others] = await lender.charges(before.loanId, began);
    expect(others).toEqual([]);
    const after = await lender.loan('ann', 'TitleMax');
    expect(after.payoffCents).toBe(before.payoffCents - (charge?.cents ?? 0));
    const [receipt] = await lender.messages('ann@example.com');
    const confirmation = receipt?.text.match(/[A-Z0-9-]{8,}/)?.[0] ?? 'no confirmation number in the receipt';
    await expect(portal.main).toContainText(confirmation);

    await portal.primary.click();
    await portal.settled('AccountDetails');
    await expect(portal.main).toContainText(confirmation);
  });
}

test('Ann signs in with her phone number as she writes it (PROD-003)', async ({ portal, page }) => {
  await page.goto('/');
  await portal.settled('Login');
  await portal.fillLogin('+1 (512) 555-0101');
  await portal.primary.click();
  await portal.settled('Home');
});

/** @layer NET */
test('every request of Ann’s page to the lender says which version of the portal she uses (HDR-007)', async ({ portal, page }) => {
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(await readFile('package.json', 'utf8')));
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) said.push(`${pathname} ${request.headers()['x-mobile-app-version']}`);
  });
  await portal.signIn('ann@example.com');
  expect(said.map((request) => request.split(' ')[0])).toEqual(expect.arrayContaining(['/api/authenticate', '/api/accounts']));
  expect(said.filter((request) => !request.endsWith(` ${version}`))).toEqual([]);
});

test('Bo, 35 days late, must confirm a partial payment, and can change the amount (FLOW-PAY-18)', async ({ portal, lender, page }) => {
  const loan = await lender.loan('bo', 'TitleMax');
  const began = await lender.now();
  await portal.signIn('bo@example.com');
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.typeAmount('50');
  await portal.primary.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await accessible(page);
  await dialog.locator('button.button-secondary').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#amount')).toHaveValue('$50.00');
  await portal.primary.click();
  await dialog.locator('button.button-primary').click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([5_000]);
});

test('Sam holds the lock of a loan that is shared with Ann: Ann can still pay (part of FLOW-REFI-02)', async ({ portal, lender, page }) => {
  const began = await lender.now();
  const loan = await lender.loan('ann', 'TitleMax');
  await lender.lock(loan.loanId, 'sam');
  await portal.signIn('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  expect(await lender.charges(loan.loanId, began)).toHaveLength(1);
});

/** @layer UI STORE */
test('Ann signs out: the old token is refused, storage has none of her data, and Back shows none (FLOW-AUTH-08, ROUTE-002, STORE-009)', async ({
  portal,
  page,
  server,
}) => {
  await portal.signIn('ann@example.com');
  const token = await page.evaluate(() => document.cookie.match(/token=([^;]+)/)?.[1] ?? '');
  expect(token).not.toBe('');
  const menu = page.locator('.shell-menu-button');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await portal.settled('Login');
  await expect(page).toHaveURL(/signedOut=true/);
  const answer = await fetch(`${server.origin}/api/accounts`, { headers: { authorization: `Bearer ${token}`, 'x-api-version': '2' } });
  expect(answer.status).toBe(401);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(stored).not.toMatch(/ann@example|eyJ|C-ann/);
  await page.goBack();
  await portal.on('Login');
  await expect(portal.main).not.toContainText('Title');
});

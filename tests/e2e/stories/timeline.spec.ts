import type { Page } from '@playwright/test';
import { byKeys } from '../kit/keys.ts';
import { accessible, expect, test } from '../kit/test.ts';

test('Nell opens her agreement, makes an appointment, and reads both in the timeline of her account; from there she manages it (ROUTE-058, ROUTE-063)', async ({
  portal,
  lender,
  page,
}) => {
  const [loan] = (await lender.person('nell')).loans;
  const account = `/${loan?.brand}/Accounts/${loan?.loanId}`;
  const keys = byKeys(page);
  await portal.withSession('nell@example.com');
  await page.goto(account);
  await portal.settled('AccountDetails');
  const lines = portal.main.locator('.history-row');
  await expect(lines).toHaveCount(3);
  await expect(lines.last()).toContainText('Loan started');
  await accessible(page);

  await portal.main.getByRole('link', { name: 'Documents', exact: true }).click();
  await portal.settled('Documents');
  const reported = page.waitForResponse('**/api/lmsAccountDocumentViewHistory');
  await portal.main.getByRole('button', { name: /^Open: Loan agreement/ }).click();
  expect((await reported).ok()).toBe(true);
  await page.goto(`${account}/Appointment`);
  await portal.settled('Appointment');
  await portal.main.locator('input[name="time"]').first().click();
  await portal.primary.click();
  await expect(portal.main.locator('.notice-good')).toBeVisible();
  await portal.primary.click();

  await portal.settled('AccountDetails');
  await expect(lines).toHaveCount(5);
  await expect(lines.first()).toContainText('Appointment');
  await expect(lines.nth(1)).toContainText('Document opened');
  await expect(lines.nth(1)).toContainText('Loan agreement');
  await expect(portal.main.locator('.fact', { hasText: 'Your next appointment' })).toContainText(/\d:\d\d/);
  await accessible(page);

  await keys.press(portal.main.getByRole('link', { name: 'Manage this account' }));
  await portal.settled('ManageAccount');
  await expect(page).toHaveURL(new RegExp(`${account}/ManageAccount$`));
  await expect(portal.main).toContainText('Autopay is off.');
  await expect(portal.main.getByRole('link', { name: 'See the appointment' })).toBeVisible();
  await accessible(page);
  await page.reload(); // the address opens the same screen
  await portal.settled('ManageAccount');
  await page.goBack();
  await portal.settled('AccountDetails');
  await expect(lines).toHaveCount(5);
});

test('Without the documents and the uploads, Nell still reads her payments, and tries each of them again', async ({
  portal,
  lender,
  page,
}) => {
  const [loan] = (await lender.person('nell')).loans;
  await portal.withSession('nell@example.com');
  await page.route('**/api/lmsAccountDocuments*', (route) => route.fulfill({ status: 500, json: { message: 'boom' } }));
  await page.route('**/api/uploadLoanDocumentsHistory*', (route) => route.fulfill({ status: 500, json: { message: 'boom' } }));
  await page.goto(`/${loan?.brand}/Accounts/${loan?.loanId}`);
  await portal.settled('AccountDetails');
  await expect(portal.main.locator('.history-row')).toHaveCount(3);
  await expect(portal.main.locator('.notice-warning')).toHaveCount(2);
  await accessible(page);
  await page.unroute('**/api/lmsAccountDocuments*');
  await portal.main.getByRole('button', { name: 'Try again: documents' }).click();
  await expect(portal.main.locator('.notice-warning')).toHaveCount(1);
  await expect(portal.main.getByRole('button', { name: 'Try again: files' })).toBeVisible();
  await expect(portal.main.locator('.history-paper a').first()).toHaveText('Receipt');
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('Lou’s history of thousands of lines is not wider than the page', async ({ portal, lender, page }) => {
    const [loan] = (await lender.person('lou')).loans;
    await portal.withSession('lou@example.com');
    await portal.openLoan(loan?.brand ?? '', loan?.loanId ?? '');
    await portal.main.getByRole('button', { name: 'Show more' }).click();
    await expect(portal.main.locator('.history-row')).toHaveCount(40);
    expect(await wider(page)).toBeLessThanOrEqual(0);
  });

  test('Nell’s short history is not wider than the page, and leaves no empty space below it', async ({ portal, lender, page }) => {
    const [loan] = (await lender.person('nell')).loans;
    await portal.withSession('nell@example.com');
    await portal.openLoan(loan?.brand ?? '', loan?.loanId ?? '');
    await expect(portal.main.locator('.history-row')).toHaveCount(3);
    expect(await wider(page)).toBeLessThanOrEqual(0);
    const height = await page.evaluate(() => document.querySelector('.history-page')?.getBoundingClientRect().height ?? 0);
    expect(height).toBeLessThan(600); // px, for three lines
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { byKeys } from '../kit/keys.ts';
import { accessible, expect, test } from '../kit/test.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

/** The browser of these tests has no viewer of its own; this says that it has one, so that the page frames the PDF. */
const withViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }));

test('Pat opens the letter that her loan is paid, where the browser shows no PDF: it is saved', async ({ portal, lender, page }) => {
  const { loanId } = await lender.loan('pat', 'TitleMax');
  await portal.withSession('pat@example.com');
  await portal.openLoan('TitleMax', loanId);
  const way = portal.main.getByRole('link', { name: 'Statements and signed documents' });
  await expect(way).toHaveAttribute('href', `/TitleMax/Accounts/${loanId}/AccountMonthlyDocuments`);
  await way.click();
  await portal.settled('AccountMonthlyDocuments');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${loanId}/AccountMonthlyDocuments$`));
  await expect(portal.main.getByRole('heading', { name: 'Statements by month' })).toBeVisible();
  await accessible(page);
  const downloading = page.waitForEvent('download');
  const reported = page.waitForResponse(/lmsAccountDocumentViewHistory/);
  await portal.main.getByRole('button', { name: /^Open: Your loan is paid in full/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^your-loan-is-paid-in-full-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await reported).ok()).toBe(true);
  await expect(portal.main.getByText('Saved. You’ll find it in the downloads on this device.')).toBeVisible();
  await expect(portal.main.getByText(/^Opened /)).toBeVisible();
  await accessible(page);
  await page.goBack();
  await portal.settled('AccountDetails');
});

test('Ann reads her agreement in the page, saves it, and is back at its row', async ({ portal, lender, page }) => {
  await withViewer(page);
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await portal.openLoan('TitleMax', loanId);
  await portal.main.getByRole('link', { name: 'Documents', exact: true }).click();
  await portal.settled('Documents');
  await portal.main.getByRole('combobox').selectOption({ value: 'agreement' });
  const row = portal.main.getByRole('button', { name: /^Open: Loan agreement/ });
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Loan agreement' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('title', 'Loan agreement');
  await fits(page);
  await accessible(page);
  const downloading = page.waitForEvent('download', (download) => download.suggestedFilename().startsWith('loan-agreement'));
  await dialog.getByRole('button', { name: 'Save a copy (PDF)' }).click();
  await downloading;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
});

test('Nell opens the receipt of a payment from her history: it is that receipt, also after a reload; Back returns to the history, and what is not hers only shows the list (ROUTE-058, ROUTE-059)', async ({
  portal,
  lender,
  page,
}) => {
  await withViewer(page);
  const [loan] = (await lender.person('nell')).loans;
  const account = `/${loan?.brand}/Accounts/${loan?.loanId}`;
  await portal.withSession('nell@example.com');
  await page.goto(account);
  await portal.settled('AccountDetails');
  const [newest, other] = [portal.main.locator('.history-row').first(), portal.main.locator('.history-row').nth(1)];
  const receiptOf = async (row: typeof newest) => {
    const link = row.getByRole('link', { name: 'Receipt' });
    const number = ((await link.getAttribute('aria-label')) ?? '').replace('Receipt for No. ', '');
    return { link, number, href: (await link.getAttribute('href')) ?? '' };
  };
  const [first, second] = [await receiptOf(newest), await receiptOf(other)];
  expect(second.href).toMatch(new RegExp(`^${account}/Documents/\\w+\\?document=receipt-${second.number}$`));
  expect(first.number).not.toBe(second.number);

  const asked = page.waitForRequest((request) => request.url().includes(`documentId=receipt-${second.number}`));
  await second.link.click();
  await asked;
  const reader = page.getByRole('dialog', { name: /^Receipt for your payment/ });
  await expect(reader).toBeVisible();
  await accessible(page);
  await expect(page).toHaveURL(second.href);
  await page.reload();
  await expect(reader).toBeVisible();
  await reader.getByRole('button', { name: 'Close' }).click();
  await portal.settled('Documents');
  await page.goBack();
  await portal.settled('AccountDetails');
  await expect(newest.getByRole('link', { name: 'Receipt' })).toBeVisible();

  for (const foreign of ['receipt-P000000000', '%3Cscript%3E']) {
    await page.goto(second.href.replace(/=.*/, `=${foreign}`));
    await portal.settled('Documents');
    await expect(portal.main.getByRole('button', { name: /^Open: Loan agreement/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('by the keyboard, on the narrowest page and in Spanish', async ({ portal, lender, page }) => {
  await withViewer(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.speak('es');
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await portal.openLoan('TitleMax', loanId);
  const { press, goTo } = byKeys(page);
  await press(portal.main.getByRole('link', { name: 'Documentos', exact: true }));
  await portal.settled('Documents');
  await expect(page.locator('main h1')).toBeFocused();
  await fits(page);
  const row = portal.main.getByRole('button', { name: /^Abrir: Contrato de préstamo/ });
  await press(row);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await goTo(dialog.getByRole('button', { name: 'Cerrar' })); // before the controls of the viewer
  await fits(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
});

test('an address with another loan system goes to the loan’s own; one of another’s loan shows nothing', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const { loanId: bos } = await lender.loan('bo', 'TitleMax');
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Documents/1`);
  await portal.settled('Documents');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${loanId}/Documents/2$`));
  await expect(portal.main.getByRole('listitem').first()).toBeVisible();
  await page.goto(`/TitleMax/Accounts/${bos}/Documents/2`);
  await portal.settled('Documents');
  await expect(portal.main.getByText('This account is not in your profile.')).toBeVisible();
  await expect(portal.main.getByRole('listitem')).toHaveCount(0);
  await accessible(page);
});

test('a document that is gone says so in its row, and a list that failed can be tried again', async ({ portal, lender, page }) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await lender.fault('GET /loanDocuments', { status: 500 }, 1);
  await page.goto(`/TitleMax/Accounts/${loanId}/AccountMonthlyDocuments`);
  await portal.settled('AccountMonthlyDocuments');
  await expect(portal.problem).toContainText('Failed to get signed account documents. Please try again.'); // ERR-027
  await portal.main.getByRole('button', { name: 'Try again' }).click();
  await expect(portal.main.getByRole('listitem').first()).toBeVisible();
  await lender.fault('GET /lmsAccountDocuments', { status: 403 }, 1);
  const [first] = await portal.main.getByRole('button', { name: /^Open: / }).all();
  await first?.click();
  await expect(portal.main.getByRole('listitem').first().getByRole('alert')).toContainText('no longer in this account');
  await accessible(page);
});

test('Lou has more than 500 documents: they come a page at a time', async ({ portal, lender, page }) => {
  const [long] = (await lender.person('lou')).loans;
  await portal.withSession('lou@example.com');
  await page.goto(`/TitleMax/Accounts/${long?.loanId ?? ''}/Documents/2`);
  await portal.settled('Documents');
  const rows = portal.main.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  const more = portal.main.getByRole('button', { name: 'Show more' });
  for (const count of [40, 60, 80]) {
    await more.click();
    await expect(rows).toHaveCount(count);
  }
  await expect(more).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0)); // no row is half under the header
  await fits(page);
  await accessible(page);
});

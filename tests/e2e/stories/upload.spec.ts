import type { Page } from '@playwright/test';
import { SMALL_PDF } from '../../calls/documents.ts';
import { accessible, expect, test } from '../kit/test.ts';
import { card, choose, maxComesFromDocuments, maxOpensUpload } from '../kit/uploads.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

const pdf = (name: string, text = SMALL_PDF) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });

test('Max sends his pay stubs: from his documents, file by file, to another origin, and sees what has arrived (ROUTE-065, FLOW-DOC-03)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Documents/2`);
  await portal.settled('Documents');
  const way = portal.main.getByRole('link', { name: 'Upload documents' });
  await expect(way).toHaveAttribute('href', `/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await way.click();
  await portal.settled('DocumentUpload');
  await expect(portal.main.getByRole('article')).toHaveCount(2);
  await accessible(page);
  await fits(page);
  const sent: { origin: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/upload')
      sent.push({ origin: new URL(request.url()).origin, headers: request.headers() });
  });
  await choose(page, 'Proof of income').setInputFiles([pdf('stub 1.pdf'), pdf('stub 2.pdf', `${SMALL_PDF}\n`)]);
  const income = card(page, 'Proof of income');
  await expect(income.getByRole('listitem')).toHaveCount(2);
  await accessible(page);
  await income.getByRole('button', { name: 'Send 2 files' }).click();
  await expect(income.getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(2);
  await expect(income.locator('.badge')).toHaveText('2 files received');
  const history = portal.main.getByRole('region', { name: 'Received by your lender' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  expect(sent).toHaveLength(2);
  for (const { origin, headers } of sent) {
    expect(origin).not.toBe(new URL(page.url()).origin);
    expect(Object.keys(headers).filter((name) => /^x-|authorization|cookie|token|device|brand|version/.test(name))).toEqual([]);
  }
  await accessible(page);
  await fits(page);
  await page.reload(); // chosen files are gone, and what has arrived is known
  await portal.settled('DocumentUpload');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(card(page, 'Proof of income').locator('.badge')).toHaveText('2 files received');
});

test('Max sees on his account that documents are asked for, sends both, and is asked no more (ROUTE-065)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}`);
  await portal.settled('AccountDetails');
  const way = portal.main.getByRole('link', { name: 'Upload documents' });
  await expect(portal.main.getByText('Documents we need from you')).toBeVisible();
  await accessible(page);
  await fits(page);
  await way.click();
  await portal.settled('DocumentUpload');
  for (const name of ['Proof of income', 'Proof of identity']) {
    await choose(page, name).setInputFiles(pdf(`${name}.pdf`));
    await card(page, name).getByRole('button', { name: 'Send 1 file' }).click();
    await expect(card(page, name).getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(1);
  }
  await portal.main.getByRole('link', { name: 'Back to the account' }).click();
  await portal.settled('AccountDetails');
  await expect(portal.main.getByRole('heading', { name: 'What you can do' })).toBeVisible();
  await expect(way).toHaveCount(0);
});

test('Max chooses five files, where four are taken: he removes one, the fifth takes its place, and the focus goes on to the next file (WCAG 2.4.3)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('DocumentUpload');
  const income = card(page, 'Proof of income');
  const named = (name: string) => income.getByRole('listitem').filter({ hasText: name });
  const remove = (name: string) => income.getByRole('button', { name: `Remove: ${name}` });
  const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'];
  await choose(page, 'Proof of income').setInputFiles(names.map((name, at) => pdf(name, `${SMALL_PDF}${'\n'.repeat(at)}`)));
  await expect(named('5.pdf')).toContainText('You can send up to 4 files');
  await remove('2.pdf').press('Enter');
  await expect(named('5.pdf')).toContainText('Ready to send');
  await expect(remove('3.pdf')).toBeFocused();
  for (const [gone, next] of [
    ['5.pdf', '4.pdf'],
    ['4.pdf', '3.pdf'],
    ['1.pdf', '3.pdf'],
  ] as const) {
    await remove(gone).press('Enter');
    await expect(remove(next)).toBeFocused();
  }
  await remove('3.pdf').press('Enter');
  await expect(choose(page, 'Proof of income')).toBeFocused();
});

test('wrong files say why, each in its own row, and the good one is sent all the same (RULE-018, OPEN-012)', async ({
  portal,
  lender,
  page,
}) => {
  await maxOpensUpload(portal, lender);
  const income = card(page, 'Proof of income');
  const row = (name: string) => income.getByRole('listitem').filter({ hasText: name });
  await choose(page, 'Proof of income').setInputFiles([
    pdf('empty.pdf', ''),
    pdf('page.pdf', '<!doctype html><script>alert(1)</script>'),
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(45 * 1024 * 1024) },
    pdf('good.pdf'),
    pdf('hidden.pdf', '%PDF-1.4\n<html></html>\n%%EOF\n'),
  ]);
  await expect(row('empty.pdf').getByRole('alert')).toHaveText('This file is empty. Choose another file.');
  await expect(row('page.pdf').getByRole('alert')).toContainText('This isn’t the type of file its name says.');
  await expect(row('logo.svg').getByRole('alert')).toContainText('We don’t accept this type of file.');
  await expect(row('large.pdf').getByRole('alert')).toContainText('A file can be up to 4 MB.');
  await accessible(page);
  await income.getByRole('button', { name: 'Send 2 files' }).click();
  await expect(row('good.pdf')).toContainText('Received');
  await expect(row('hidden.pdf').getByRole('alert')).not.toBeEmpty();
  await row('empty.pdf')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row('empty.pdf')).toHaveCount(0);
  await fits(page);
});

test('Max chooses a file and goes elsewhere: the page asks, and the browser does when he loads it again', async ({
  portal,
  lender,
  page,
}) => {
  const loanId = await maxComesFromDocuments(portal, lender);
  await choose(page, 'Proof of income').setInputFiles([pdf('stub.pdf')]);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  const file = card(page, 'Proof of income').getByRole('listitem').filter({ hasText: 'stub.pdf' });
  await expect(file).toContainText('Ready to send');
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await expect(question).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(file).toContainText('Ready to send');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await portal.settled('DocumentUpload');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload$`));
  const [browser] = await Promise.all([page.waitForEvent('dialog'), page.evaluate(() => setTimeout(() => location.reload()))]);
  expect(browser.type()).toBe('beforeunload');
  await browser.dismiss();
  await expect(file).toContainText('Ready to send');
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await portal.settled('AccountDetails');
});

test('Back that was answered with Stay leads to the same screen once nothing would be lost', async ({ portal, lender, page }) => {
  await maxComesFromDocuments(portal, lender);
  await choose(page, 'Proof of income').setInputFiles([pdf('stub.pdf')]);
  const file = card(page, 'Proof of income').getByRole('listitem');
  await expect(file).toContainText('Ready to send');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Remove: stub.pdf' }).click();
  await expect(file).toHaveCount(0);
  await page.goBack();
  await portal.settled('Documents');
});

test('a fifth file is not added, and the four are (CONST-019)', async ({ portal, lender, page }) => {
  await portal.speak('es');
  await maxOpensUpload(portal, lender);
  const income = card(page, 'Comprobante de ingresos');
  await choose(page, 'Comprobante de ingresos').setInputFiles([1, 2, 3, 4, 5].map((at) => pdf(`${at}.pdf`, SMALL_PDF + '\n'.repeat(at))));
  await expect(income.getByRole('alert')).toHaveCount(1);
  await expect(income.getByRole('listitem').filter({ hasText: '5.pdf' }).getByRole('alert')).toContainText('4 archivos como máximo');
  await expect(income.getByRole('button', { name: 'Enviar 4 archivos' })).toBeVisible();
  await fits(page);
  await accessible(page);
});

test('a cut file is sent again, alone, and the keyboard reaches everything', async ({ portal, lender, page }) => {
  await maxOpensUpload(portal, lender);
  const income = card(page, 'Proof of income');
  await lender.fault('POST /upload', { status: 503 }, 1);
  await choose(page, 'Proof of income').setInputFiles([pdf('1.pdf'), pdf('2.pdf', `${SMALL_PDF}\n`)]);
  const button = income.getByRole('button', { name: 'Send 2 files' });
  await button.focus();
  await page.keyboard.press('Enter');
  const again = income.getByRole('button', { name: 'Try again: 1.pdf' });
  await expect(again).toBeVisible();
  await expect(income.getByRole('listitem').filter({ hasText: '2.pdf' })).toContainText('Received');
  await accessible(page);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(income.getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(2);
  await choose(page, 'Proof of income').focus();
  await expect(choose(page, 'Proof of income')).toBeFocused();
});

test('a payment asks for a document: Nell sends it first, and goes on with the payment', async ({ portal, lender, page }) => {
  const { loanId } = await lender.loan('nell', 'CheckSmart');
  await portal.withSession('nell@example.com');
  await page.goto(`/CheckSmart/Accounts/${loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.typeAmount('50');
  const way = portal.main.getByRole('link', { name: 'Upload it now' });
  await expect(way).toBeVisible();
  await accessible(page);
  await fits(page);
  await way.click();
  await portal.settled('DocumentUpload');
  await expect(portal.main.getByRole('article')).toHaveCount(1);
  await accessible(page);
  await choose(page, 'Proof of identity').setInputFiles([pdf('id.pdf')]);
  await page.getByRole('button', { name: 'Send 1 file' }).click();
  await expect(card(page, 'Proof of identity').locator('.badge')).toHaveText('1 file received');
  await page.getByRole('button', { name: 'Continue to the payment' }).click();
  await portal.settled('MakePayment');
  await expect(page.locator('#amount')).toHaveValue('$50.00');
  await expect(way).toHaveCount(0);
});

test('without the flag of the loan system there is no way to the upload, and its address leads to FeatureUnavailable (FLAG-001, FLOW-DOC-07)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('nell', 'CheckSmart');
  await lender.fault('GET /configsettings', { body: { canUploadNlsLoanDocuments: false, canUploadTlxeLoanDocuments: true } });
  await portal.withSession('nell@example.com');
  await page.goto(`/CheckSmart/Accounts/${loanId}/Documents/1`);
  await portal.settled('Documents');
  await expect(portal.main.getByRole('link', { name: 'Statements and signed documents' })).toBeVisible();
  await expect(portal.main.getByRole('link', { name: 'Upload documents' })).toHaveCount(0);
  await page.goto(`/CheckSmart/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('FeatureUnavailable');
  await accessible(page);
  await lender.heal();
  await page.goto(`/CheckSmart/Accounts/${loanId}/Documents/1`);
  await portal.settled('Documents');
  await expect(portal.main.getByRole('link', { name: 'Upload documents' })).toBeVisible();
});

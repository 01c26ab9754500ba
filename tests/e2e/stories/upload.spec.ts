import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import * as v from 'valibot';
import { SMALL_PDF } from '../../calls/documents.ts';
import { accessible, expect, test } from '../kit/test.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

const pdf = (name: string, text = SMALL_PDF) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const choose = (page: Page, name: string) => card(page, name).locator('input[multiple]');

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

test('wrong files say why, each in its own row, and the good one is sent all the same (RULE-018, OPEN-012)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('DocumentUpload');
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

/** The coordinates of a home, as a camera notes them: degrees, minutes, seconds. */
const PLACE = [30, 16, 2_013, 97, 44, 2_718];

/** What the camera of a phone notes in a JPG: an APP1 segment with a directory for the place (tag 8825), here 30° 16' 20.13" N, 97° 44' 27.18" W. */
function withPlace(jpg: Buffer): Buffer {
  const u16 = (...values: number[]) => Buffer.from(values.flatMap((n) => [n >> 8, n & 255]));
  const u32 = (...values: number[]) => Buffer.concat(values.map((n) => u16(n >>> 16, n & 0xffff)));
  const entry = (tag: number, type: number, count: number, value: Buffer) => Buffer.concat([u16(tag, type), u32(count), value]);
  const [d = 0, m = 0, s = 0, dd = 0, mm = 0, ss = 0] = PLACE;
  const directory = Buffer.concat([
    u16(4),
    entry(1, 2, 2, Buffer.from('N\0\0\0')),
    entry(2, 5, 3, u32(80)),
    entry(3, 2, 2, Buffer.from('W\0\0\0')),
    entry(4, 5, 3, u32(104)),
    u32(0),
  ]);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*'),
    u32(8),
    u16(1),
    entry(0x8825, 4, 1, u32(26)),
    u32(0),
    directory,
    u32(d, 1, m, 1, s, 100),
    u32(dd, 1, mm, 1, ss, 100),
  ]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([jpg.subarray(0, 2), u16(0xffe1, segment.length + 2), segment, jpg.subarray(2)]);
}

/** A photo as the browser writes it. */
const photo = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(20, 20, 100, 100);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
};

/** Every byte its own: nothing of it can be packed. */
function noise(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  let next = 1;
  for (let at = 0; at < png.data.length; at += 1) {
    next = (Math.imul(next, 1_103_515_245) + 12_345) >>> 0;
    png.data[at] = at % 4 === 3 ? 255 : (next >>> 16) & 255;
  }
  return PNG.sync.write(png);
}

/** The files that the lender has, newest first. */
async function received(page: Page): Promise<Buffer[]> {
  await page.reload({ waitUntil: 'commit' }); // what the page before it requested is over
  const answer = page.waitForResponse((response) => response.url().includes('/uploadLoanDocumentsHistory'));
  const { documents } = v.parse(v.object({ documents: v.array(v.object({ url: v.string() })) }), await (await answer).json());
  return Promise.all(documents.map(async ({ url }) => Buffer.from(await (await fetch(url)).arrayBuffer())));
}

test('a photo reaches the lender without the place where it was taken, and a large one is made smaller (part of RULE-018)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('DocumentUpload');
  const income = card(page, 'Proof of income');
  const row = (name: string) => income.getByRole('listitem').filter({ hasText: name });
  const taken = withPlace(await photo(page));
  const large = noise(1_600, 1_000);
  expect(large.length).toBeGreaterThan(4 * 1024 * 1024);
  await choose(page, 'Proof of income').setInputFiles([
    { name: 'home.jpg', mimeType: 'image/jpeg', buffer: taken },
    { name: 'large.png', mimeType: 'image/png', buffer: large },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\u0010ftypheic\0\0\0\0\0\0\0\bmeta', 'latin1') },
  ]);
  await expect(row('IMG_1.HEIC').getByRole('alert')).toHaveText(
    'Your browser can’t open this photo. Take a new photo, or save it as a JPG and choose that.',
  );
  await accessible(page);
  await income.getByRole('button', { name: 'Send 2 files' }).click();
  await expect(income.getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(2);
  const files = await received(page);
  expect(taken.includes('Exif')).toBe(true); // the test itself: the chosen photo had the place
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(file.length).toBeLessThan(4 * 1024 * 1024);
    expect(file.includes('Exif')).toBe(false);
    expect(file.includes(taken.subarray(4, 60))).toBe(false);
  }
  const sizes = await page.evaluate(
    async (pictures) =>
      Promise.all(
        pictures.map(async (bytes) => {
          const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          return [width, height];
        }),
      ),
    files.map((file) => [...file]),
  );
  expect(sizes.toSorted(([one = 0], [other = 0]) => other - one)).toEqual([
    [1_600, 1_000],
    [300, 200],
  ]); // as they were: nothing is cut off, and this one is small enough as a JPG
});

test('Max chooses a file and goes elsewhere: the page asks, and the browser does when he loads it again', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Documents/2`);
  await portal.settled('Documents');
  await portal.main.getByRole('link', { name: 'Upload documents' }).click();
  await portal.settled('DocumentUpload');
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
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Documents/2`);
  await portal.settled('Documents');
  await portal.main.getByRole('link', { name: 'Upload documents' }).click();
  await portal.settled('DocumentUpload');
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
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.speak('es');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('DocumentUpload');
  const income = card(page, 'Comprobante de ingresos');
  await choose(page, 'Comprobante de ingresos').setInputFiles([1, 2, 3, 4, 5].map((at) => pdf(`${at}.pdf`, SMALL_PDF + '\n'.repeat(at))));
  await expect(income.getByRole('alert')).toHaveCount(1);
  await expect(income.getByRole('listitem').filter({ hasText: '5.pdf' }).getByRole('alert')).toContainText('4 archivos como máximo');
  await expect(income.getByRole('button', { name: 'Enviar 4 archivos' })).toBeVisible();
  await fits(page);
  await accessible(page);
});

test('a cut file is sent again, alone, and the keyboard reaches everything', async ({ portal, lender, page }) => {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('DocumentUpload');
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

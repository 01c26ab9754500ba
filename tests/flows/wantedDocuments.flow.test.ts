import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadView } from '../../machines/upload/upload.view.ts';
import { SMALL_PDF } from '../calls/documents.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** The account and the documents that the lender asks for, against the real lender. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'max', 'nell'));
afterEach(() => page?.close());

async function opensAccount(name: string, brand: string) {
  const { loanId } = await sandbox.loan(name, brand);
  page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}`);
  await page.at('AccountDetails');
  await page.until(() => account() !== null);
  return loanId;
}
const account = () => page.accounts().view().account;
const queries = () => sandbox.line.of('GET /uploadLoanDocuments').map(({ query }) => query);

async function sendsAll() {
  const upload = page.flow('upload');
  const tasks = () => uploadView(upload.getSnapshot()).tasks;
  const file = () => new File([SMALL_PDF], 'paper.pdf', { type: 'application/pdf' });
  const all = (state: string) => tasks().every(({ files }) => files.length > 0 && files.every((one) => one.state === state));
  await page.until(() => tasks().length > 0);
  for (const { taskId } of tasks()) upload.send({ type: 'files.chosen', taskId, files: [file()] });
  await page.until(() => all('ready'));
  for (const { taskId } of tasks()) upload.send({ type: 'files.sent', taskId });
  await page.until(() => all('arrived'));
}

test('Max’s account leads to every document that is asked for, not only those of a payment; when all have arrived it asks no more (ROUTE-065, CALL-036)', async () => {
  const loanId = await opensAccount('max', 'TitleMax');
  expect(account()?.wantsDocuments).toBe(true);
  expect(queries()).toEqual([{ loanId, lmsId: '2' }]);
  page.accounts().send({ type: 'upload.chosen' });
  await page.at('DocumentUpload');
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await sendsAll();
  page.flow('upload').send({ type: 'done.chosen' });
  await page.at('AccountDetails');
  await page.until(() => account() !== null);
  expect(account()?.wantsDocuments).toBe(false);
});

test('an answer that fails, or never comes, leaves the account as it is without documents', async () => {
  await sandbox.fault('GET /uploadLoanDocuments', { status: 500 });
  await opensAccount('max', 'TitleMax');
  expect(account()).toMatchObject({ wantsDocuments: false, whyNotMeet: null });
  expect(page.accounts().view().failure).toBeNull();
  page.close();
  await sandbox.heal();
  await sandbox.fault('GET /uploadLoanDocuments', { delayMs: 20_000 });
  await opensAccount('max', 'TitleMax');
  expect(account()?.wantsDocuments).toBe(false);
  page.accounts().send({ type: 'upload.chosen' });
  expect(page.now().screen).toBe('AccountDetails');
  await page.until(() => account()?.wantsDocuments === true, 30_000); // it comes at last
});

test('Ann, of whom nothing is asked, sees no such way; without the flag of the loan system nobody is asked (FLAG-001)', async () => {
  await opensAccount('ann', 'TitleMax');
  expect(account()?.wantsDocuments).toBe(false);
  page.close();
  sandbox.line.sent.length = 0;
  await sandbox.fault('GET /configsettings', { body: { canUploadNlsLoanDocuments: false, canUploadTlxeLoanDocuments: true } });
  await opensAccount('nell', 'CheckSmart');
  expect(account()?.wantsDocuments).toBe(false);
  expect(queries()).toEqual([]);
});

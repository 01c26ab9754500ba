import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SMALL_PDF } from '../calls/documents.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';
import * as max from './kit/uploading.ts';
import { VAULT } from './kit/wire.ts';

/** The upload against the real lender: what is sent where, and what is true after a cut line. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'max', 'nell'));
afterEach(() => page?.close());

const view = () => max.viewOf(page);
const task = (docType?: string) => max.taskOf(page, docType);
const files = (docType?: string) => task(docType).files;
async function opens(name: string, brand: string) {
  const { loanId, ...opened } = await max.opens(sandbox, name, brand);
  ({ page } = opened);
  return loanId;
}
const chooses = (...chosen: File[]) => max.chooses(page, ...chosen);
const sends = () => max.sends(sandbox, page);
const retries = async () => {
  page.flow('upload').send({ type: 'file.retried', fileId: files().find(({ state }) => state === 'cut')?.fileId ?? '' });
  await max.ended(page);
};
const states = () => files().map(({ state }) => state);

/** CALL-038 */
test('Max sends his pay stub: a signed address, the file, the history (PROD-016, ROUTE-065, FLOW-DOC-02, FLOW-DOC-03, CALL-037, CALL-041, HDR-012)', async () => {
  const loanId = await opens('max', 'TitleMax');
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  expect(view().tasks.map(({ docType, received }) => [docType, received])).toEqual([
    ['identity', 0],
    ['income', 0],
  ]);
  await page.until(() => view().history !== null);
  expect(view().history).toEqual([]);
  await chooses(max.pdf('../../pay stub.pdf'));
  expect(states()).toEqual(['ready']);
  expect(sandbox.line.of('PUT /uploadLoanDocuments')).toEqual([]); // nothing leaves before the customer sends it
  await sends();
  expect(states()).toEqual(['arrived']);
  const [announced] = sandbox.line.of('PUT /uploadLoanDocuments');
  expect(announced?.body).toEqual({
    taskId: `task-${loanId}-income`,
    loanId,
    lmsId: '2',
    docType: 'income',
    isPayment: false,
    files: [{ name: 'pay stub.pdf', size: SMALL_PDF.length, type: 'application/pdf', docType: 'income' }],
  });
  expect(JSON.stringify(announced?.answer)).toContain(`"uploadUrl":"${VAULT}/upload?ticket=`);
  const [sent, ...more] = sandbox.line.of('POST /upload');
  expect(more).toEqual([]);
  // the file and its own content type: none of the portal's headers, no credentials
  expect([...(sent?.headers.keys() ?? [])].filter((name) => /^x-|authorization|cookie|token|device|brand|version/.test(name))).toEqual([]);
  expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toContain('name="file"; filename="Proof of income 1.pdf"');
  expect(sent?.body).not.toContain('pay stub');
  expect(sandbox.line.of('GET /uploadLoanDocumentsHistory')).toHaveLength(2);
  await page.until(() => view().history?.length === 1);
  expect(view().history).toMatchObject([{ name: 'Proof of income 1.pdf', docType: 'income', size: SMALL_PDF.length }]);
});

test('CALL-036: what is wanted is asked for by loan and loan system, and a cut file by its task and name', async () => {
  const loanId = await opens('max', 'TitleMax');
  const query = (at: number) => sandbox.line.of('GET /uploadLoanDocuments')[at]?.query;
  expect(query(0)).toEqual({ loanId, lmsId: '2' });
  await chooses(max.pdf());
  await sandbox.fault('POST /upload', { cut: 'before' }, 1);
  await sends();
  expect(query(1)).toEqual({
    taskId: `task-${loanId}-income`,
    loanId,
    lmsId: '2',
    docType: 'income',
    isPayment: 'false',
    files: 'Proof of income 1.pdf',
  });
});

describe('a cut line', () => {
  test('before the file: it is sent again with an address of its own, the others are not (upload-6)', async () => {
    await opens('max', 'TitleMax');
    await chooses(max.pdf('1.pdf'), max.pdf('2.pdf'), max.pdf('3.pdf'));
    await sandbox.fault('POST /upload', { cut: 'before' }, 1);
    await sends();
    expect(states()).toEqual(['cut', 'arrived', 'arrived']);
    await retries();
    expect(states()).toEqual(['arrived', 'arrived', 'arrived']);
    expect(sandbox.line.of('PUT /uploadLoanDocuments')).toHaveLength(4);
    await page.until(() => view().history?.length === 3);
  });

  test('after the file: it has arrived, and is not sent twice', async () => {
    await opens('max', 'TitleMax');
    await chooses(max.pdf());
    await sandbox.fault('POST /upload', { cut: 'after' }, 1);
    await sends();
    expect(states()).toEqual(['arrived']);
    expect(sandbox.line.of('POST /upload')).toHaveLength(1);
    await page.until(() => view().history?.length === 1);
  });

  test('after the file, and for a while after it: the retry looks first', async () => {
    await opens('max', 'TitleMax');
    await chooses(max.pdf());
    await sandbox.fault('POST /upload', { cut: 'after' }, 1);
    await sandbox.fault('GET /uploadLoanDocuments', { status: 503 }, 1);
    await sends();
    expect(states()).toEqual(['cut']);
    await retries();
    expect(states()).toEqual(['arrived']);
    expect(sandbox.line.of('POST /upload')).toHaveLength(1);
  });

  test('an address that is too old: the retry gets a new one', async () => {
    await opens('max', 'TitleMax');
    await chooses(max.pdf());
    await sandbox.fault('POST /upload', { status: 410, Error: 'This upload has expired. Choose the file again.' }, 1);
    await sends();
    expect(states()).toEqual(['cut']);
    await retries();
    expect(states()).toEqual(['arrived']);
    expect(sandbox.line.of('PUT /uploadLoanDocuments')).toHaveLength(2);
  });
});

/** RULE-018 */
describe('what the lender does not take', () => {
  test('a page that begins as a PDF: the lender looks into it, and says why at this file', async () => {
    await opens('max', 'TitleMax');
    await chooses(max.pdf('statement.pdf', '%PDF-1.4\n<html><script>alert(1)</script></html>\n%%EOF'), max.pdf());
    await sends();
    expect(states()).toEqual(['refused', 'arrived']);
    expect(files()[0]).toMatchObject({ problem: 'declined', texts: [expect.stringContaining('PDF')] });
  });

  test('a page that is called a PDF, nothing, too much, a drawing: nothing of it leaves the page', async () => {
    await opens('max', 'TitleMax');
    await chooses(
      max.pdf('page.pdf', '<!doctype html>'),
      max.pdf('empty.pdf', ''),
      max.pdf('large.pdf', 'x'.repeat(50 * 1024 * 1024)),
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
    );
    expect(files().map(({ problem }) => problem)).toEqual(['otherThanItsName', 'empty', 'tooLarge', 'wrongType']);
    expect(sandbox.line.of('PUT /uploadLoanDocuments')).toEqual([]);
  });

  test('a fifth file from another device: the lender counts, and its sentence is at the file', async () => {
    await opens('max', 'TitleMax');
    await chooses(max.pdf('1.pdf'), max.pdf('2.pdf'), max.pdf('3.pdf'), max.pdf('4.pdf'));
    await sandbox.fault('PUT /uploadLoanDocuments', { status: 422, Error: 'You can upload up to 4 files.' }, 1);
    await sends();
    expect(states()).toEqual(['refused', 'arrived', 'arrived', 'arrived']);
    expect(files()[0]?.texts).toEqual(['You can upload up to 4 files.']);
  });
});

/** FLAG-001, FLOW-DOC-07 */
describe('each loan system has its own flag', () => {
  test.each([
    ['nell', 'CheckSmart', 'canUploadNlsLoanDocuments'],
    ['max', 'TitleMax', 'canUploadTlxeLoanDocuments'],
  ])('%s of %s: without %s the address leads to FeatureUnavailable, and nothing is asked', async (name, brand, flag) => {
    await sandbox.fault('GET /configsettings', {
      body: { canUploadNlsLoanDocuments: true, canUploadTlxeLoanDocuments: true, [flag]: false },
    });
    const { loanId } = await sandbox.loan(name, brand);
    page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Pending/DocumentUpload`);
    await page.at('FeatureUnavailable');
    expect(sandbox.line.of('GET /uploadLoanDocuments')).toEqual([]);
  });

  test('the other flag does not matter', async () => {
    await sandbox.fault('GET /configsettings', { body: { canUploadNlsLoanDocuments: true, canUploadTlxeLoanDocuments: false } });
    await opens('nell', 'CheckSmart');
    expect(
      view()
        .tasks.map(({ docType }) => docType)
        .toSorted(),
    ).toEqual(['identity', 'insurance']);
  });
});

test('another customer’s loan is not asked about', async () => {
  const { loanId } = await sandbox.loan('max', 'TitleMax');
  page = await signIn(sandbox, 'nell', `/CheckSmart/Accounts/${loanId}/Pending/DocumentUpload`);
  await page.at('DocumentUpload');
  expect(view().state).toBe('unknown');
  expect(sandbox.line.of('GET /uploadLoanDocuments')).toEqual([]);
});

test('a history that failed to load stands in nobody’s way, and is loaded again', async () => {
  await sandbox.fault('GET /uploadLoanDocumentsHistory', { status: 500 }, 1);
  await opens('max', 'TitleMax');
  await page.until(() => view().historyFailed);
  page.flow('upload').send({ type: 'history.retried' });
  await page.until(() => view().history !== null);
  expect(view().historyFailed).toBe(false);
});

/** CALL-036 */
describe('a payment that asks for a document (upload-4)', () => {
  const pays = async (name: string, brand: string) => {
    const { loanId } = await sandbox.loan(name, brand);
    page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Payment`);
    await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    return loanId;
  };

  test('leads to that document alone, and back to the payment as it was; then it asks no more', async () => {
    const loanId = await pays('nell', 'CheckSmart');
    await page.payment('MakePayment', ({ documentsWanted }) => documentsWanted);
    expect(sandbox.line.of('GET /uploadLoanDocuments').map(({ query }) => query)).toEqual([{ loanId, lmsId: '1', isPayment: 'true' }]);
    page.press({ type: 'amount.chosen', amountType: 'other' }, { type: 'amount.typed', cents: 5_000 }, { type: 'documents.opened' });
    await page.at('DocumentUpload');
    expect(view().tasks.map(({ docType }) => docType)).toEqual(['identity']);
    page.flow('upload').send({ type: 'files.chosen', taskId: task('identity').taskId, files: [max.pdf()] });
    await page.until(() => files('identity').every(({ state }) => state === 'ready'));
    page.flow('upload').send({ type: 'files.sent', taskId: task('identity').taskId });
    await page.until(() => files('identity').every(({ state }) => state === 'arrived'));
    expect(sandbox.line.of('PUT /uploadLoanDocuments').map(({ body }) => body)).toMatchObject([{ docType: 'identity', isPayment: true }]);
    page.flow('upload').send({ type: 'done.chosen' });
    const back = await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    expect(back).toMatchObject({ chosen: 'other', otherAmount: 5_000 });
    await sandbox.time.quiet();
    expect((await page.payment('MakePayment')).documentsWanted).toBe(false);
  });

  test('does not wait for it, also when nobody knows whether one is wanted', async () => {
    await sandbox.fault('GET /uploadLoanDocuments', { status: 500 });
    await pays('nell', 'CheckSmart');
    await sandbox.time.quiet();
    expect((await page.payment('MakePayment')).documentsWanted).toBe(false);
    page.press({ type: 'amount.chosen', amountType: 'minimumDue' }, { type: 'amount.confirmed' });
    await page.at('SelectPaymentMethod');
  });

  test('is none for a loan without such a document, and without the flag', async () => {
    await pays('ann', 'TitleMax');
    await sandbox.time.quiet();
    expect(sandbox.line.of('GET /uploadLoanDocuments')).toHaveLength(1);
    expect((await page.payment('MakePayment')).documentsWanted).toBe(false);
    page.close();
    sandbox.line.sent.length = 0;
    await sandbox.fault('GET /configsettings', { body: { canUploadNlsLoanDocuments: false, canUploadTlxeLoanDocuments: true } });
    await pays('nell', 'CheckSmart');
    await sandbox.time.quiet();
    expect(sandbox.line.of('GET /uploadLoanDocuments')).toEqual([]);
    expect((await page.payment('MakePayment')).documentsWanted).toBe(false);
  });
});

test('from the documents to the upload and back', async () => {
  const { loanId } = await sandbox.loan('max', 'TitleMax');
  page = await signIn(sandbox, 'max', `/TitleMax/Accounts/${loanId}/Documents/2`);
  await page.at('Documents');
  page.flow('documents').send({ type: 'upload.opened' });
  await page.at('DocumentUpload');
  expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  page.back();
  await page.at('Documents');
});

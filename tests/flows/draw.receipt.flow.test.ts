import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as dot from './kit/drawing.ts';
import { load, type Page } from './kit/page.ts';
import { beginInTexas } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** The receipt of a cash advance, after a reload, against the real lender. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('dot', 'ann', 'sam'));
afterEach(() => page?.close());

const address = () => `/TitleMax/Accounts/${loanId}/Payment/ConfirmDisbursement`;

/** Dot gets $500.00 on her card, up to the receipt with its number. */
async function draws() {
  ({ page, loanId } = await dot.wantsCash(sandbox));
  await dot.toReview(page, 50_000, '5556');
  dot.press(page, { type: 'draw.submitted' });
  await dot.at(page, 'ConfirmDisbursement', 'received');
  await sandbox.time.quiet();
  return dot.at(page, 'ConfirmDisbursement', 'received');
}

test('Dot reloads her receipt, twice: it reads the same, and nothing is sent, drawn, looked up or removed again (ROUTE-090, FLOW-DRAW-13, PROD-029)', async () => {
  const before = await draws();
  expect([before.referenceNumber.slice(0, 1), before.where.card?.lastFour]).toEqual(['R', '5556']);
  const sent = sandbox.line.sent.length;
  for (const time of ['once', 'twice']) {
    page = await load(sandbox, page);
    const { receipt, referenceNumber, where, loan, brand } = await dot.at(page, 'ConfirmDisbursement', 'received');
    expect([page.address(), receipt, referenceNumber, where.way, where.card?.lastFour, loan, brand], `reloaded ${time}`).toEqual([
      address(),
      before.receipt,
      before.referenceNumber,
      'debit',
      '5556',
      before.loan,
      'TitleMax',
    ]);
  }
  await sandbox.time.quiet();
  const again = sandbox.line.sent.slice(sent).map(({ call }) => call);
  expect(again.filter((call) => !call.startsWith('GET ') && call !== 'POST /refreshSession')).toEqual([]);
  expect(again).not.toContain('GET /draw');
  expect(again).not.toContain('GET /disbursementReference');
  expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  dot.press(page, { type: 'flow.left' });
  await page.at('AccountDetails');
});

test('a number that could not be loaded is loaded after a reload', async () => {
  await sandbox.fault('GET /disbursementReference', { status: 500 }, 2);
  expect(await draws()).toMatchObject({ referenceNumber: '', numberIsMissing: true });
  page = await load(sandbox, page);
  await dot.at(page, 'ConfirmDisbursement', 'received');
  await sandbox.time.quiet();
  const { referenceNumber, numberIsMissing } = await dot.at(page, 'ConfirmDisbursement', 'received');
  expect([referenceNumber.slice(0, 1), numberIsMissing]).toEqual(['R', false]);
});

test('Dot begins another cash advance after her receipt: a reload of its last look shows that, and not the old receipt', async () => {
  await draws();
  dot.press(page, { type: 'flow.left' });
  await page.at('AccountDetails');
  page = await load(sandbox, page, `/TitleMax/Accounts/${loanId}/Payment/GetCashAmount`);
  await dot.agrees(page, 20_000, 'store');
  await dot.at(page, 'ConfirmDisbursement', 'ready');
  await sandbox.time.settled();
  page = await load(sandbox, page, address());
  expect(await dot.at(page, 'ConfirmDisbursement', 'ready')).toMatchObject({ amount: 20_000, where: { way: 'store' } });
});

test('in another tab the address of the receipt begins at the amount', async () => {
  await draws();
  page.close();
  page = await signIn(sandbox, 'dot', address());
  expect((await dot.at(page, 'GetCashAmount', 'choosing')).typed).toBeNull();
});

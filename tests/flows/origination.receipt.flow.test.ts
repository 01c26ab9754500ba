import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as kim from './kit/borrowing.ts';
import { CookieJar, newTab } from './kit/browser.ts';
import { load, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';

/** The last page of Kim's new loan: its number, after a reload and in the history of the loan. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  // room for a frame to sign in
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  await sandbox.fresh('kim');
});
afterEach(() => page?.close());

/** Kim signs her loan of $600.00, which she has asked for by MoneyGram or to her card. */
async function signed(way: string) {
  page = await kim.borrows(sandbox, { tab: { ...newTab(), cookies: new CookieJar() } });
  await kim.toReview(page, 60_000, way);
  kim.takes(page);
  return kim.signsTheLoan(page);
}

test.each([
  ['by MoneyGram', 'moneyGram', 'moneyGram', undefined],
  ['on her card', '5556', 'debit', '5556'],
])(
  '%s: a reload of the last page shows the same number, amount and way, and sends nothing (ROUTE-047, FLOW-DRAW-13)',
  async (_, choice, way, lastFour) => {
    const before = await signed(choice);
    const { applicationId } = await kim.applicationOf(sandbox, 'kim');
    const sent = sandbox.line.sent.length;
    page = await load(sandbox, page);
    const after = await kim.at(page, 'OriginationDocuSign', 'received');
    expect(page.address()).toBe(kim.addressOf(applicationId, 'OriginationDocuSign'));
    expect([after.referenceNumber, after.amount, after.dueDate]).toEqual([before.referenceNumber, 60_000, before.dueDate]);
    expect([after.where.way, after.where.card?.lastFour]).toEqual([way, lastFour]);
    const again = sandbox.line.sent.slice(sent).map(({ call }) => call);
    expect(again.filter((call) => !call.startsWith('GET ') && call !== 'POST /refreshSession')).toEqual([]);
    expect(again).not.toContain('GET /disbursementReference');
    expect(await kim.moved(sandbox)).toEqual([[60_000, 'settled']]);
    kim.press(page, { type: 'flow.left' });
    await page.at('Dashboard');
  },
);

test('the history of the loan has the number of the last page, and no other (CALL-074)', async () => {
  const { referenceNumber } = await signed('moneyGram');
  kim.press(page, { type: 'flow.left' });
  await page.at('Dashboard');
  const { loan_id } = await sandbox.lender.db
    .selectFrom('disbursement')
    .select('loan_id')
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirstOrThrow();
  page = await load(sandbox, page, `/TitleMax/Accounts/${loan_id}`);
  await page.at('AccountDetails');
  await page.until(() => page.accounts().view().timeline.state === 'loaded');
  const lines = page.accounts().view().timeline.pages.flat();
  expect(lines.flatMap((line) => (line.kind === 'booking' ? [[line.what, line.confirmationNumber]] : []))).toEqual([
    ['origination', referenceNumber],
  ]);
});

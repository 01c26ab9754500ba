import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ask, CallName } from '../../services/contract/index.ts';
import { drawn } from './kit/drawn.ts';
import type { Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { pay, review, signIn } from './kit/steps.ts';

const annId = '702001';

/** What is somebody else's, asked for by the portal's own client with the token of its page. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'bo'));
afterEach(() => page?.close());

/** The client of the page asks; the status on the wire. */
async function statusOf<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<number | null | undefined> {
  const { api } = await import('../../services/client/api.ts');
  await api(name, ask).catch(() => undefined);
  return sandbox.line.of(name).at(-1)?.status;
}

/** A payment of Ann’s and its key, a card and the loans. */
async function annPays() {
  ({ page } = await review(sandbox, 'ann', 'TitleMax', '$20'));
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  const messageKey = sandbox.line.of('GET /payment')[0]?.query['messageKey'] ?? '';
  page.close();
  const token = await sandbox.speak.signIn('ann');
  const { cards } = await sandbox.speak.answer('GET /cards', {}, { token });
  const [shared, own] = [await sandbox.loan('ann', 'TitleMax'), await sandbox.loan('ann', 'InstaLoan')];
  return { messageKey, cardIds: cards[0]?.cardIds ?? [], shared, own };
}

test('Bo’s page gets nothing of Ann’s: 403 for her notices, loan, card, documents and payment, and its screen names nothing of hers (OPEN-015)', async () => {
  const { messageKey, cardIds, shared } = await annPays();
  page = await signIn(sandbox, 'bo');
  const loan = { loanId: shared.loanId, lmsId: '2' };
  expect(await statusOf('GET /dashboardmessage', { customerId: annId })).toBe(403);
  expect(await statusOf('GET /accountdetail', loan)).toBe(403);
  expect(await statusOf('DELETE /cards', { cardIds })).toBe(403);
  expect(await statusOf('GET /lmsAccountDocuments', loan)).toBe(403);
  expect([await statusOf('GET /payment', { messageKey }), await statusOf('GET /payment', { messageKey: randomUUID() })]).toEqual([
    403, 404,
  ]);
  page.close();
  page = await signIn(sandbox, 'bo', `/TitleMax/Accounts/${shared.loanId}`);
  expect(await drawn(page)).toContain('This account is not in your profile.');
});

test('Sam’s page gets the loan of Ann’s that he has co-signed, and 403 for her other one (OPEN-015)', async () => {
  const { shared, own } = await annPays();
  page = await signIn(sandbox, 'sam');
  expect(await statusOf('GET /accountdetail', { loanId: shared.loanId, lmsId: '2' })).toBe(200);
  expect(await statusOf('GET /accountdetail', { loanId: own.loanId, lmsId: '2' })).toBe(403);
});

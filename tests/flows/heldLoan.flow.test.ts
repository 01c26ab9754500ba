import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** What the other party of a loan sees while one of them renews it, against the real lender. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'bo'));
afterEach(() => page?.close());

const asked = () => sandbox.line.of('GET /loanlock').map(({ query }) => query);
const onCards = () =>
  page
    .accounts()
    .view()
    .groups?.flatMap(({ cards }) => cards.flatMap(({ loanId, heldBy }) => (heldBy === '' ? [] : [[loanId, heldBy]])));
const onAccount = () => page.accounts().view().account?.heldBy;

/** Sam, in his own session, takes the lock of the shared loan, or gives it back. */
async function sam(loanId: string, value: true | 'delete') {
  const token = await sandbox.speak.signIn('sam');
  await sandbox.speak.answer('POST /loanlock', { loanId, value, lockType: 'refinance' }, { token });
}

/** CALL-005. @layer NET */
test('Sam takes the lock of the loan that he shares with Ann: she reads it on the card and on the account, and no longer once he gives it back (part of ROLE-007)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  const { profileId } = await sandbox.person('ann');
  await sam(loanId, true);
  page = await signIn(sandbox, 'ann', '/TitleMax/Accounts');
  await page.at('Dashboard');
  await page.until(() => (onCards() ?? []).length > 0);
  expect(onCards()).toEqual([[loanId, 'Sam Ortega']]);
  expect(asked()).toEqual([{ loanIds: loanId, profileId, lockType: 'refinance' }]);
  page.accounts().send({ type: 'account.opened', loanId });
  await page.at('AccountDetails');
  await page.until(() => onAccount() === 'Sam Ortega');
  await sam(loanId, 'delete');
  page.accounts().send({ type: 'accounts.opened' });
  await page.at('Dashboard');
  await sandbox.time.quiet();
  expect(onCards()).toEqual([]);
  expect(asked()).toHaveLength(3); // once for each list and account that is opened, never from the cache (OPEN-050)
});

test('Ann holds the lock herself: her own accounts do not say so, Sam’s do', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  await sandbox.lock(loanId, 'ann');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  await sandbox.time.quiet();
  expect(onAccount()).toBe('');
  page.close();
  page = await signIn(sandbox, 'sam', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  await page.until(() => onAccount() === 'Ann Ashby');
});

test('a failed request shows nothing, and the account works as before', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  await sam(loanId, true);
  await sandbox.fault('GET /loanlock', { status: 500 });
  page = await signIn(sandbox, 'ann', '/TitleMax/Accounts');
  await page.at('Dashboard');
  await sandbox.time.quiet();
  expect([onCards(), page.accounts().view().failure]).toEqual([[], null]);
});

test('Bo, who shares no loan, and Ann at the brand where she shares none, make no request', async () => {
  page = await signIn(sandbox, 'bo', '/Home');
  await page.at('Home');
  const [loan] = (await sandbox.person('bo')).loans;
  page.accounts().send({ type: 'account.opened', loanId: loan?.loanId ?? '' });
  await page.at('AccountDetails');
  await sandbox.time.quiet();
  page.close();
  page = await signIn(sandbox, 'ann', '/InstaLoan/Accounts');
  await page.at('Dashboard');
  await sandbox.time.quiet();
  expect(asked()).toEqual([]);
});

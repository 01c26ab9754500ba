import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** The two addresses of one loan, with Back and Forward of the browser. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

test('Back and Forward between the account and its management load nothing again (ROUTE-058, ROUTE-063)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  await page.until(() => page.accounts().view().timeline.state === 'loaded');
  page.accounts().send({ type: 'manage.chosen' });
  await page.at('ManageAccount');
  await sandbox.time.quiet();
  const sent = sandbox.line.sent.length;
  for (const [go, screen] of [
    [page.back, 'AccountDetails'],
    [page.forward, 'ManageAccount'],
  ] as const) {
    go();
    await page.at(screen);
    expect(page.accounts().view()).toMatchObject({ account: { loanId }, timeline: { state: 'loaded' } });
  }
  await sandbox.time.quiet();
  expect(sandbox.line.sent.length).toBe(sent);
});

test('the address of another loan is loaded', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  const other = await sandbox.loan('ann', 'InstaLoan');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  page.send({
    type: 'address.requested',
    target: { flow: 'accounts', screen: 'AccountDetails', params: { brand: 'InstaLoan', loanId: other.loanId }, search: {} },
  });
  await page.until(() => page.accounts().view().account?.loanId === other.loanId);
  expect(sandbox.line.of('GET /accounthistory').map(({ query }) => query['loanId'])).toEqual([loanId, other.loanId]);
});

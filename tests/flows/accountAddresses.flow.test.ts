import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouse, type House } from './kit/house.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

/** The two addresses of one loan, with Back and Forward of the browser. */
let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.fresh('ann'));
afterEach(() => page?.close());

test('Back and Forward between the account and its management load nothing again (ROUTE-058, ROUTE-063)', async () => {
  const { loanId } = await house.loan('ann', 'TitleMax');
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  await page.until(() => page.accounts().view().timeline.state === 'loaded');
  page.accounts().send({ type: 'manage.chosen' });
  await page.at('ManageAccount');
  await house.time.quiet();
  const sent = house.line.sent.length;
  for (const [go, screen] of [
    [page.back, 'AccountDetails'],
    [page.forward, 'ManageAccount'],
  ] as const) {
    go();
    await page.at(screen);
    expect(page.accounts().view()).toMatchObject({ account: { loanId }, timeline: { state: 'loaded' } });
  }
  await house.time.quiet();
  expect(house.line.sent.length).toBe(sent);
});

test('the address of another loan is loaded', async () => {
  const { loanId } = await house.loan('ann', 'TitleMax');
  const other = await house.loan('ann', 'InstaLoan');
  page = await signIn(house, 'ann', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountDetails');
  page.send({
    type: 'address.requested',
    target: { flow: 'accounts', screen: 'AccountDetails', params: { brand: 'InstaLoan', loanId: other.loanId }, search: {} },
  });
  await page.until(() => page.accounts().view().account?.loanId === other.loanId);
  expect(house.line.of('GET /accounthistory').map(({ query }) => query['loanId'])).toEqual([loanId, other.loanId]);
});

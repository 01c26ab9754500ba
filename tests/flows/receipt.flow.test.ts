import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { pay, review } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

/** @layer NET */
test('the receipt has the address of the store (part of ROUTE-077)', async () => {
  ({ page } = await review(sandbox, 'ann', 'TitleMax', '$10'));
  pay(page);
  await page.payment('ConfirmPayment', ({ storeAddress }) => storeAddress === '1200 Juniper Row, Austin, TX 78701');
  expect(sandbox.line.of('GET /store')).toHaveLength(1);
});

/** @layer NET */
test('a store that cannot be loaded neither delays nor hides the receipt', async () => {
  await sandbox.fault('GET /store', { status: 500 });
  ({ page } = await review(sandbox, 'ann', 'TitleMax', '$10'));
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  await sandbox.time.quiet();
  expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 1_000, storeAddress: '' });
  expect(sandbox.line.of('GET /store')).toHaveLength(1);
});

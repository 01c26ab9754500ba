import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { payment } from '../../machines/kit/places.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { choose, pay, signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

/** Pays ten dollars of a title loan, up to the receipt. */
async function pays(page: Page, loanId: string) {
  page.send({ type: 'address.requested', target: payment('TitleMax', loanId) });
  await choose(page, '$10');
  await page.at('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
  pay(page);
  await page.payment('ConfirmPayment', ({ confirmation }) => confirmation !== 'sending');
  await sandbox.time.quiet();
  const receipt = await page.payment('ConfirmPayment');
  return { receipt, leave: () => leave(page) };
}

async function leave(page: Page) {
  page.press({ type: 'flow.left' });
  await page.at('AccountDetails');
}

const REVIEW = '/sandbox-pages/tmx/review';

/** @layer NET STORE */
test('Ann gets the review prompt after the third payment, also after a sign-out in between; she declines, and it never returns (FLOW-PAY-19, OPEN-007, STORE-012)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann');
  for (let made = 0; made < 2; made += 1) {
    const { receipt, leave } = await pays(page, loanId);
    expect(receipt.reviewPage).toBeNull();
    await leave();
  }
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.at('Login');
  page.submitLogin('ann@example.com');
  await page.at('Home');

  const third = await pays(page, loanId);
  expect(third.receipt.reviewPage).toBe(REVIEW);
  page.press({ type: 'review.answered' });
  expect((await page.payment('ConfirmPayment')).reviewPage).toBeNull();
  await third.leave();
  const fourth = await pays(page, loanId);
  expect(fourth.receipt.reviewPage).toBeNull();
  expect(dump(page.tab)).toMatch(/payments\D+4\D/);
});

test('there is no review prompt with a receipt that could not be sent; the next receipt has it (OPEN-007)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann');
  for (let made = 0; made < 2; made += 1) await (await pays(page, loanId)).leave();
  await sandbox.fault('POST /sendConfirmation', { status: 500 });
  const third = await pays(page, loanId);
  expect(third.receipt).toMatchObject({ confirmation: 'failed', reviewPage: null });
  await third.leave();
  await sandbox.heal();
  expect((await pays(page, loanId)).receipt.reviewPage).toBe(REVIEW);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { choose, pay, review } from './kit/steps.ts';

/** The lender is reset while a page is open, as by POST /sandbox/reset: sessions, payments and intents are deleted. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

const isAccepted = () => sandbox.line.of('POST /payment').some(({ status }) => status === 200);

test.each([
  ['at the review, before PAY', false],
  ['after the lender took the payment', true],
])(
  'the lender is reset %s: Ann sees why the session ended, signs in, sees that nothing was sent, and pays once (ERR-034, FLOW-PAY-16)',
  async (_, isSent) => {
    const { page: opened, loanId } = await review(sandbox, 'ann', 'TitleMax', 'minimumDue');
    page = opened;
    if (isSent) {
      pay(page);
      await page.until(isAccepted);
      await sandbox.speak.reset('ann');
    } else {
      await sandbox.speak.reset('ann');
      pay(page);
    }
    await page.at('Login');
    expect(page.login().notice).toEqual({ kind: 'sessionEnded', reason: 'invalidSession' });

    page.submitLogin('ann@example.com');
    const { notice } = await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
    expect(notice).toBe('notSent');
    expect(await sandbox.charged(loanId)).toEqual([]);

    await choose(page, 'minimumDue');
    await page.payment('SelectPaymentMethod');
    page.press({ type: 'method.confirmed' });
    await page.payment('ReviewPayment', ({ mayPay }) => mayPay);
    pay(page);
    const { amountPaid } = await page.payment('ConfirmPayment');
    expect(await sandbox.charged(loanId)).toEqual([amountPaid]);
  },
);

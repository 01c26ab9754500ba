import { expect, test } from '../kit/test.ts';
import type { Portal } from '../kit/portal.ts';

/** A payment in a broken browser (F12, F18): a wrong or jumping clock, no storage. Checked against the lender's ledger. */
const TWO_HOURS_MS = 7_200_000;

/** Ann pays $20 of an installment loan, from Home by links only: opening an address would reload the page and lose what is not stored. */
async function reviews(portal: Portal): Promise<string> {
  await portal.signIn('ann@example.com');
  const pay = portal.main.locator('[data-brand=InstaLoan] .account-item .button').first();
  await pay.click();
  await portal.settled('MakePayment');
  await portal.reviewFrom({ other: '20' });
  return /Accounts\/(\d+)\//.exec(portal.page.url())?.[1] ?? '';
}

for (const [name, offset] of [
  ['two hours fast', TWO_HOURS_MS],
  ['two hours slow', -TWO_HOURS_MS],
] as const) {
  test(`F12 the clock is ${name}, and jumps back while the payment is polled: Ann stays signed in and is charged once`, async ({
    portal,
    lender,
    page,
  }) => {
    const began = await lender.now();
    await page.clock.setSystemTime(Date.now() + offset);
    const loanId = await reviews(portal);
    await lender.fault('GET /payment', { body: { pending: true } });
    await portal.primary.click();
    await portal.on('PaymentProcessing');
    await page.clock.setSystemTime(Date.now());
    await page.clock.setSystemTime(Date.now() - offset);
    await lender.heal();
    await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
    expect((await lender.charges(loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
  });
}

test('F18 the browser blocks all storage: a notice says that a reload loses everything, and Ann pays and is charged once', async ({
  portal,
  lender,
  page,
}) => {
  const began = await lender.now();
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['sessionStorage', 'localStorage'] as const) Object.defineProperty(window, store, { get: denied });
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  });
  const loanId = await reviews(portal);
  await expect(page.locator('.shell-notices .notice-warning')).toBeVisible();
  await portal.primary.click();
  await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
  expect((await lender.charges(loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
});

test('F18 the storage is full: a notice says so, and Ann pays and is charged once', async ({ portal, lender, page }) => {
  const began = await lender.now();
  await page.addInitScript(() => {
    for (const store of [sessionStorage, localStorage]) {
      for (let length = 1 << 22; length > 0; length >>= 1) {
        try {
          for (let at = 0; ; at++) store.setItem(`full-${length}-${at}`, 'x'.repeat(length));
        } catch {
          // the storage is full
        }
      }
    }
  });
  const loanId = await reviews(portal);
  await expect(page.locator('.shell-notices .notice-warning')).toBeVisible();
  await portal.primary.click();
  await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
  expect((await lender.charges(loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
});

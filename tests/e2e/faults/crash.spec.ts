import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { controlOf } from '../kit/control.ts';
import { startServer } from '../kit/server.ts';
import { portalOf } from '../kit/portal.ts';

test('F20 the lender crashes during a payment and restarts: the page shows the real outcome, and Ann is charged once', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'));
  const server = await startServer({ dataDir });
  try {
    const lender = controlOf(server.origin);
    const portal = portalOf(page);
    const loan = await lender.loan('ann', 'InstaLoan');
    const began = await lender.now();
    await page.goto(server.origin);
    await portal.settled('Login');
    await portal.fillLogin('ann@example.com');
    await portal.primary.click();
    await portal.settled('Home');
    await page.goto(`${server.origin}/InstaLoan/Accounts/${loan.loanId}/Payment`);
    await portal.settled('MakePayment');
    await portal.typeAmount('20');
    await portal.primary.click();
    await portal.settled('SelectPaymentMethod');
    await portal.primary.click();
    await portal.settled('ReviewPayment');
    await page.locator('#cvv').fill('123');
    const accepted = page.waitForResponse((response) => response.url().endsWith('/api/payment') && response.request().method() === 'POST');
    await portal.primary.click();
    await accepted;
    await server.kill();
    await server.start();
    await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
    expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});

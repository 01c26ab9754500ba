import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext } from '@playwright/test';
import { annChoosesCard } from '../kit/cardForm.ts';
import { controlOf, type Control } from '../kit/control.ts';
import { portalOf, type Portal } from '../kit/portal.ts';
import { COLUMBUS, standsIn } from '../kit/places.ts';
import { charged, renewing } from '../kit/renewing.ts';
import { startServer } from '../kit/server.ts';

type Shop = { lender: Control; portal: Portal; context: BrowserContext; crash: () => Promise<void> };

/** A lender with its data on disk, and a customer's browser. `crash`: kill -9, and it starts again on its data. */
async function atOwnLender(browser: Browser, run: (shop: Shop) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'));
  const server = await startServer({ dataDir });
  const context = await browser.newContext({ baseURL: server.origin });
  const crash = async () => {
    await server.kill();
    await server.start();
  };
  try {
    await run({ lender: controlOf(server.origin), portal: portalOf(await context.newPage()), context, crash });
  } finally {
    await context.close();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Presses the button that pays; resolves when the lender has accepted the payment and decides it later. */
async function payAccepted({ page, primary }: Portal): Promise<void> {
  await page.locator('#cvv').fill('123');
  const accepted = page.waitForResponse((response) => response.url().endsWith('/api/payment') && response.request().method() === 'POST');
  await primary.click();
  await accepted;
}

test('F20 the lender crashes during a payment and restarts: the page shows the real outcome, and Ann is charged once', ({ browser }) =>
  atOwnLender(browser, async ({ lender, portal, crash }) => {
    const began = await lender.now();
    const loan = await annChoosesCard(portal, lender);
    await portal.primary.click();
    await portal.settled('ReviewPayment');
    await payAccepted(portal);
    await crash();
    await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
    expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
  }));

test('F20 the lender crashes during a renewal and restarts: the page shows the new loan, and Bo is charged once', ({ browser }) =>
  atOwnLender(browser, async ({ lender, portal, context, crash }) => {
    await standsIn(context, COLUMBUS);
    const { loanId } = await lender.loan('bo', 'CheckSmart');
    const began = await lender.now();
    const bo = renewing({ portal, lender, fullName: 'Bo Lindqvist', initials: 'BL', looks: async () => undefined });
    await portal.withSession('bo@example.com');
    await bo.begins('CheckSmart', loanId);
    await bo.choosesRenewal();
    await bo.isLocated();
    await portal.primary.click(); // he is in Ohio
    await portal.page.getByRole('dialog').locator('.button-primary').click(); // his limit has changed
    await bo.arrives('ProductSwitch');
    await portal.primary.click();
    await bo.takesNothing();
    await bo.takesCard();
    await bo.agrees();
    await bo.arrives('ReviewPayment');
    await payAccepted(portal);
    await crash();
    await portal.settled('ConfirmPayment');
    await expect(portal.main).toContainText('$100.00');
    expect(await charged(lender, loanId, began)).toEqual([['refinance', 10_000]]);
    await portal.primary.click();
    await portal.settled('AccountDetails');
    const newLoanId = new URL(portal.page.url()).pathname.split('/').at(-1);
    expect(newLoanId).not.toBe(loanId);
    expect((await lender.person('bo')).loans.map((loan) => loan.loanId)).toContain(newLoanId);
  }));

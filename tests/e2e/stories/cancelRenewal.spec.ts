import type { Page } from '@playwright/test';
import { speaker } from '../../lender/kit/bench.ts';
import { annRefinances } from '../../lender/kit/lending.ts';
import { byKeys } from '../kit/keys.ts';
import { accessible, expect, test } from '../kit/test.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

/** Ann's title loan is renewed with $345.00, by calls: the flow that does it has stories of its own. */
const renewal = (origin: string) => annRefinances({ ...speaker(fetch, origin), portal: origin });

for (const language of ['en', 'es'] as const)
  test(`Ann cancels the renewal of her title loan by keyboard, and keeps the receipt after a reload, in ${language} (ROUTE-076, ROUTE-077, FLOW-REFI-09)`, async ({
    portal,
    lender,
    page,
    server,
  }) => {
    const { old, young } = await renewal(server.origin);
    const keys = byKeys(page);
    await portal.speak(language);
    await portal.withSession('ann@example.com');
    await portal.openLoan('TitleMax', young.loanId);
    const way = portal.main.locator('a[href$="/Payment/CancelRenewal"]');
    await expect(way).toContainText(language === 'en' ? 'Cancel the refinance' : 'Cancelar el refinanciamiento');
    await accessible(page);
    await keys.press(portal.main.locator('a[href$="/ManageAccount"]'));
    await portal.settled('ManageAccount');
    await keys.press(way);

    await portal.settled('CancelRenewal');
    await expect(portal.main).toContainText('$345.00');
    await expect(portal.main).toContainText('Visa •••• 4242');
    await expect(portal.main.locator('input:checked')).toHaveCount(0);
    await accessible(page);
    await fits(page);
    await keys.choose(portal.main.locator('input[value="otherWay"]'));
    await keys.press(portal.main.locator('.button-danger'));

    await portal.settled('ConfirmPayment');
    const number = await portal.main.locator('.fact-strong dd').textContent();
    expect(number).toMatch(/^C/);
    await accessible(page);
    await fits(page);
    expect((await lender.ledger(old.loanId)).filter(({ cents }) => cents < 0).map(({ cents }) => cents)).toEqual([-old.minimumAmountDue]);

    await page.reload();
    await portal.settled('ConfirmPayment');
    await expect(portal.main.locator('.fact-strong dd')).toHaveText(number ?? '');
    await expect(portal.main).toContainText(language === 'en' ? 'I found another way' : 'Encontré otra solución');
    await page.goBack();
    await expect(page).not.toHaveURL(/CancelRenewal$/);
  });

test('Ann does not know whether it was cancelled: the page says so, finds out, and the money came back once', async ({
  portal,
  lender,
  page,
  server,
}) => {
  const { old, young } = await renewal(server.origin);
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${young.loanId}/Payment/CancelRenewal`);
  await portal.settled('CancelRenewal');
  await lender.fault('POST /cancelrefinance', { status: 502, when: 'after' }, 2);
  await lender.fault('GET /accountdetail', { status: 503 }, 2);
  await portal.main.locator('.button-danger').dblclick();
  await expect(portal.problem).toContainText('We don’t know yet if it’s canceled');
  await accessible(page);
  await fits(page);
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  await portal.primary.click();
  await portal.settled('AccountDetails');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${old.loanId}$`));
  expect((await lender.ledger(old.loanId)).filter(({ cents }) => cents < 0)).toHaveLength(1);
});

test('a loan that no renewal made offers no cancellation, and its address says so (ROUTE-076)', async ({ portal, lender, page }) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await portal.openLoan('TitleMax', loanId);
  await expect(portal.main.locator('a[href$="/Payment/CancelRenewal"]')).toHaveCount(0);
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment/CancelRenewal`);
  await portal.settled('CancelRenewal');
  await expect(portal.main).toContainText('You can’t cancel it online right now');
  await accessible(page);
});

test('nothing comes back: there is no receipt, and Ann reads on her Dashboard that the renewal is cancelled (FLOW-REFI-10)', async ({
  portal,
  lender,
  page,
  server,
}) => {
  const { old, young } = await renewal(server.origin);
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${young.loanId}/Payment/CancelRenewal`);
  await portal.settled('CancelRenewal');
  const answer = {
    confirmationNumber: 'C-0',
    amountReturned: '0.00',
    loanId: old.loanId,
    cancelledAt: new Date(await lender.now()).toISOString(),
  };
  await lender.fault('POST /cancelrefinance', { body: answer, when: 'after' }, 1);
  await portal.main.locator('.button-danger').click();
  await portal.settled('Dashboard');
  await expect(page.locator('.notice').filter({ hasText: 'canceled' })).toBeVisible();
  await accessible(page);
});

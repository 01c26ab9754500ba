import type { Locator, Page } from '@playwright/test';
import { accessible, expect, test } from '../kit/test.ts';

/** px: a border, or a rounded half. */
const CLOSE = 1;

const leftOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;

/** The title and the button that goes on, on each step until the review. */
async function eachStep(page: Page, portal: { primary: Locator; settled: (screen: string) => Promise<void> }, look: () => Promise<void>) {
  await portal.settled('MakePayment');
  await look();
  await page.locator('input[name="amountType"][value="minimumDue"]').click();
  await expect(portal.primary).toContainText('$');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await look();
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await look();
}

test('on a phone the button that goes on is in the window on every step, and covers no field that has the focus', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.signIn((await lender.person('ann')).email);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.typeAmount('400');
  for (const field of [page.locator('#amount'), page.locator('input[type="range"]'), page.locator('.quick-amount').last()]) {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    const [at, bar] = [await field.boundingBox(), await page.locator('.form-bar').boundingBox()];
    expect((at?.y ?? Infinity) + (at?.height ?? 0), 'the bar is below the field').toBeLessThanOrEqual((bar?.y ?? 0) + CLOSE);
  }
  await accessible(page);
  await eachStep(page, portal, async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(portal.primary).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize({ width: 640, height: 320 }); // zoomed to 200 %: the bar would leave no space for the form
  await expect(page.locator('.form-bar')).toHaveCSS('position', 'static');
});

test('on a wide screen every step has the same columns, and the summary beside it', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.signIn((await lender.person('ann')).email);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  const columns: number[][] = [];
  const look = async () => {
    const side = page.locator('.page-aside .card');
    await expect(side).toBeVisible();
    columns.push([await leftOf(page.locator('h1')), await leftOf(side)]);
  };
  await eachStep(page, portal, look);
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  expect(new Set(columns.map(String)).size, JSON.stringify(columns)).toBe(1);
  const file = page.waitForEvent('download');
  await page.locator('.page-aside button').click();
  expect((await file).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
});

import type { Page } from '@playwright/test';
import { byKeys } from '../kit/keys.ts';
import { accessible, expect, test } from '../kit/test.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

const offersLine = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Offers/ });

/** Opens the side menu where it does not stand open. */
async function openMenu(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.locator('.shell-menu-button').click();
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
}

/** @layer UI STORE */
test('Eve has three new offers, reads them, and the badge is gone, also after a reload (PROD-024, MENU-007, FLOW-OFFER-01, STORE-005, ROLE-003)', async ({
  portal,
  page,
  isMobile,
}) => {
  await portal.signIn('eve@example.com', 'Dashboard');
  await openMenu(page, isMobile);
  await expect(offersLine(page)).toContainText('3 new');
  await offersLine(page).click();
  await portal.settled('Offers');
  await expect(page).toHaveURL(/\/TitleMax\/Offers$/);
  await expect(portal.main).toContainText('3 offers are new.');
  await expect(portal.main.locator('article')).toHaveText([/\$300\.00/, /\$1,800\.00/, /\$1,200\.00/, /\$250\.00.*Expired/s]);
  await accessible(page);
  await fits(page);
  const stored = await page.evaluate(() => localStorage.getItem('viewedOffers'));
  expect(stored?.match(/"(10|12|22)-[\w-]+"/g)).toHaveLength(4);

  await page.goto('/TitleMax/Accounts');
  await portal.settled('Dashboard');
  await openMenu(page, isMobile);
  await expect(offersLine(page)).toBeVisible();
  await expect(offersLine(page)).not.toContainText('new');
});

test('Eve opens each of her offers, and comes back by the header (ROUTE-051, ROUTE-052)', async ({ portal, page }) => {
  await portal.withSession('eve@example.com');
  await page.goto('/TitleMax/Offers');
  await portal.settled('Offers');
  const seeOffer = (nth: number) => portal.main.getByRole('link', { name: /^See this offer/ }).nth(nth);

  await seeOffer(0).click();
  await portal.settled('OfferDetails');
  await expect(page).toHaveURL(/\/TitleMax\/Offers\/OfferDetails\/10-\w+$/);
  await expect(portal.main).toContainText('Personal loan');
  await expect(portal.main.getByRole('link', { name: 'Settle this loan' })).toBeVisible();
  await accessible(page);
  await fits(page);
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await portal.settled('Offers');

  await seeOffer(2).click();
  await portal.settled('WidgetOffer');
  await expect(page).toHaveURL(/\/TitleMax\/Offers\/WidgetOffer\/22-TitleMax$/);
  await expect(portal.main.getByRole('button')).toHaveCount(0);
  await accessible(page);
  const [application] = await Promise.all([page.waitForEvent('popup'), portal.main.getByRole('link', { name: /^Apply for loan/ }).click()]);
  await application.waitForURL(/\/sandbox-pages\/tmx\/apply$/);
  await application.close();
  await portal.main.getByRole('link', { name: 'See all my offers' }).click();
  await portal.settled('Offers');

  await seeOffer(3).click();
  await portal.settled('OfferDetails');
  await expect(portal.main).toContainText('This offer has expired.');
  await expect(portal.primary).toHaveCount(0);
  await accessible(page);
});

test('by keys alone Kim reads her appraisal offer and goes on to its loan, in Spanish on 320 pixels (ROUTE-111)', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.speak('es');
  const keys = byKeys(page);
  await portal.withSession('kim@example.com');
  await page.goto('/TitleMax/Offers');
  await portal.settled('Offers');
  await fits(page);
  await keys.press(portal.main.getByRole('link', { name: /^Ver esta oferta/ }));
  await portal.settled('OfferDetails');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(portal.main).toContainText('$12,000.00');
  await accessible(page);
  await fits(page);
  await keys.press(portal.primary);
  await portal.settled('OriginationAmount');
  await accessible(page);
  await fits(page);
});

test('in Spanish on 320 pixels no loan number of Eve’s offers is broken into two lines', async ({ portal, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.speak('es');
  await portal.withSession('eve@example.com');
  await page.goto('/TitleMax/Offers');
  await portal.settled('Offers');
  const lines = await page.locator('.loan-number').evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length));
  expect(lines).toEqual([1, 1]);
});

test('an offer that is gone: the list says so (ROUTE-050)', async ({ portal, page }) => {
  await portal.withSession('kim@example.com');
  await page.goto('/TitleMax/Offers/OfferDetails/10-nothing');
  await portal.settled('Offers');
  await expect(page).toHaveURL(/\/TitleMax\/Offers$/);
  await expect(portal.main.getByRole('status')).toContainText('This offer is no longer available.');
  await accessible(page);
});

test('without the flag there is no entry, and the address leads to FeatureUnavailable (MENU-007, FLAG-008, ROUTE-053)', async ({
  portal,
  page,
  lender,
  isMobile,
}) => {
  await lender.fault('GET /configsettings', { body: { menuItemVisibility: { offerButton: false } } });
  await portal.signIn('eve@example.com', 'Dashboard');
  await openMenu(page, isMobile);
  await expect(offersLine(page)).toHaveCount(0);
  await page.goto('/TitleMax/Offers');
  await portal.settled('FeatureUnavailable');
  await accessible(page);
});

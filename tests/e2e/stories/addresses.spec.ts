import { portalOf } from '../kit/portal.ts';
import { expect, test } from '../kit/test.ts';

/** Where an address leads: by who asks, which brands are available, and which browser it is. */
test('ContactUs answers a visitor, and Ann when she is signed in (ROUTE-097)', async ({ portal, page }) => {
  await page.goto('/ContactUs');
  await portal.settled('ContactUs');
  await expect(portal.main.locator('a[href^="tel:"]').first()).toBeVisible();
  await portal.withSession('ann@example.com');
  await page.goto('/ContactUs');
  await portal.settled('ContactUs');
  await expect(portal.main.locator('a[href^="tel:"]').first()).toBeVisible();
});

test('a visitor opens Register in a fresh tab: Back in the header leads to Login (GUARD-024)', async ({ portal, page }) => {
  await page.goto('/Register');
  await portal.settled('Register');
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await portal.settled('Login');
});

test('Eve was at TitleMax and types only the name of a screen: it opens under TitleMax (GUARD-002)', async ({ portal, page }) => {
  await portal.withSession('eve@example.com');
  await page.goto('/TitleMax/Accounts');
  await portal.settled('Dashboard');
  await page.goto('/Offers');
  await portal.settled('Offers');
  await expect(page).toHaveURL(/\/TitleMax\/Offers$/);
});

test('Ann opens another screen from the menu: the page can be scrolled again, is at its top, and its header no longer names the brand (GUARD-028)', async ({
  portal,
  page,
}) => {
  const root = page.locator('html');
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/Accounts');
  await portal.settled('Dashboard');
  await expect(page.getByRole('banner')).toContainText('TitleMax');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('.shell-menu-button').click();
  await expect(root).toHaveClass(/scroll-locked/);
  await page.getByRole('link', { name: 'All my accounts' }).click();
  await portal.settled('Home');
  await expect(root).not.toHaveClass(/scroll-locked/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('banner')).not.toContainText('TitleMax');
});

test('InstaLoan is not available: its loans lead Ann to Home, which says so; TitleMax opens (GUARD-015)', async ({
  portal,
  lender,
  page,
}) => {
  await lender.fault('GET /serviceProvider', { body: { brands: ['TitleMax', 'InstaLoan'], availableProviders: ['TitleMax'] } });
  await portal.withSession('ann@example.com');
  await page.goto('/InstaLoan/Accounts');
  await portal.settled('Home');
  await expect(page.locator('.notice').filter({ hasText: 'InstaLoan' })).toBeVisible();
  await page.goto('/TitleMax/Accounts');
  await portal.settled('Dashboard');
});

test('Zoe has no brand: the loans of TitleMax open, those of InstaLoan and CommunityChoice lead her to Home (GUARD-016)', async ({
  portal,
  page,
}) => {
  await portal.withSession('zoe@example.com');
  await page.goto('/TitleMax/Accounts');
  await portal.settled('Dashboard');
  for (const brand of ['InstaLoan', 'CommunityChoice']) {
    await page.goto(`/${brand}/Accounts`);
    await portal.settled('Home');
  }
});

test('no brand of Ann’s is available any more: she signs out, and is told at once that the portal is closed; when it is open again, "Try again" leads to Login without a reload, and she signs in (GUARD-014)', async ({
  portal,
  lender,
  page,
}) => {
  await lender.fault('GET /serviceProvider', { body: { brands: ['TitleMax'], availableProviders: [] } });
  await portal.signIn('ann@example.com');
  const menu = page.locator('.shell-menu-button');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await portal.on('MaintenanceMode');
  await lender.heal();
  await portal.primary.click();
  await portal.settled('Login');
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');
});

const APPLE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
for (const [browser, userAgent, screen] of [
  ['Safari of an iPhone', `${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`, 'PwaInstallApple'],
  ['Chrome of an iPhone', `${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'PwaInstallApple'],
  ['Chrome', undefined, 'PwaInstallChrome'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'PwaInstallUnsupported'],
] as const)
  test(`PwaInstallRoute leads ${browser} to ${screen} (ROUTE-104)`, async ({ browser: started, baseURL }) => {
    const context = await started.newContext({ ...(userAgent && { userAgent }), ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    if (screen === 'PwaInstallUnsupported') await page.addInitScript(() => Reflect.deleteProperty(window, 'onbeforeinstallprompt'));
    await page.goto('/PwaInstallRoute');
    await portalOf(page).settled(screen);
    await expect(page).toHaveURL(new RegExp(`/${screen}$`));
    await context.close();
  });

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, accessible } from '../kit/test.ts';

test('Ann opens the menu by keyboard, opens the privacy notice in a new tab, sees a message when the browser blocks it, and signs out (MENU-015, MENU-018, MENU-019, MENU-021, A11Y-001, ERR-021, ERR-031, ERR-032)', async ({
  portal,
  lender,
  page,
  isMobile,
}) => {
  await lender.now(); // resets Ann's data
  await page.goto('/');
  await portal.settled('Login');
  await expect(page.locator('.shell-menu')).toHaveCount(0);
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');

  const open = async () => {
    if (!isMobile) return;
    await page.locator('.shell-menu-button').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#side-menu')).toBeFocused();
  };
  await open();
  const group = page.locator('.menu-group > summary');
  await group.focus();
  await page.keyboard.press('Enter');
  await accessible(page);
  const [notice] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Privacy notice' }).click()]);
  await notice.waitForURL(/\/sandbox-pages\/\w+\/privacy$/);
  expect(await notice.evaluate(() => window.opener === null)).toBe(true);
  await notice.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await open();
  await page.getByRole('button', { name: 'Store locator' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Unable to open the link' });
  await expect(dialog).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await portal.settled('Login');
  await expect(page).toHaveURL(/signedOut=true/);
  await expect(page.locator('.shell-menu')).toHaveCount(0);
});

test('Bo, at TitleMax and at CheckSmart, has the same screens at the addresses of each brand; only the terms of TitleMax are a screen, and a brand that is switched off is closed (CONF-005)', async ({
  portal,
  lender,
  page,
}) => {
  await lender.now();
  await portal.signIn('bo@example.com');
  for (const [brand, code] of [
    ['TitleMax', 'tmx'],
    ['CheckSmart', 'chs'],
  ] as const) {
    const { loanId } = await lender.loan('bo', brand);
    await page.goto(`/${brand}/Accounts`);
    await portal.settled('Dashboard');
    await page.goto(`/${brand}/Accounts/${loanId}`);
    await portal.settled('AccountDetails');
    await page.goto(`/${brand}/Accounts/${loanId}/Payment`);
    await portal.settled('MakePayment');
    await expect(page.locator('body')).toHaveClass(new RegExp(`brand-${code}`));
  }
  await page.goto('/TitleMax/TermsConditions');
  await portal.settled('TermsConditions');
  await page.goto('/CheckSmart/TermsConditions');
  await expect(portal.main).not.toHaveAttribute('data-screen', 'TermsConditions');
  await portal.settled('Home');
  await lender.fault('GET /serviceProvider', { body: { brands: ['TitleMax', 'CheckSmart'], availableProviders: ['TitleMax'] } });
  await page.goto('/CheckSmart/Accounts');
  await portal.settled('Home');
});

/** In the sandbox, telemetry goes to the console. @layer UI NET */
test('in the sandbox the ribbon opens the debug panel, closing it restores focus; the bundle has nothing of it (ROUTE-120, ANL-006)', async ({
  portal,
  lender,
  page,
}) => {
  await lender.now();
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await page.goto('/');
  await portal.settled('Login');
  const ribbon = page.locator('.sandbox-ribbon button');
  const panel = page.getByRole('dialog', { name: 'Sandbox' });
  // the panel loads with telemetry, when the browser is idle
  await expect(async () => {
    await ribbon.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();
  await accessible(page);
  await panel.getByRole('button', { name: 'Inbox message' }).click();
  await panel.getByRole('button', { name: 'In-app message' }).click();
  await expect(panel.getByRole('status')).toHaveText('Tracked: in-app message');
  expect(lines.filter((line) => /inbox message|in-app message/.test(line))).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(ribbon).toBeFocused();
  const bundle = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(bundle.filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes('Switchboard'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../kit/test.ts';
import type { Portal } from '../kit/portal.ts';

const WORDS = {
  en: {
    go: 'Go to the online store',
    finish: 'Go back as if the renewal is finished',
    leave: 'Go back without finishing',
    back: 'You’re back from the online store.',
    store: 'Online store · TitleMax',
  },
  es: {
    go: 'Ir a la tienda en línea',
    finish: 'Volver como si la renovación hubiera terminado',
    leave: 'Volver sin terminar',
    back: 'Ha vuelto de la tienda en línea.',
    store: 'Tienda en línea · TitleMax',
  },
} as const;

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

const tokenCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token');

/** Ray signs in and opens his loan. */
async function opensLoan(portal: Portal, loanId: string) {
  await portal.withSession('ray@example.com');
  await portal.openLoan('TitleMax', loanId);
}

for (const language of ['en', 'es'] as const) {
  const words = WORDS[language];

  test.describe(language, () => {
    test.use({ locale: language === 'es' ? 'es-MX' : 'en-US' });

    /** @layer UI NET STORE */
    test(`Ray goes to the online store and comes back, in ${language === 'es' ? 'Spanish' : 'English'} (FLOW-REFI-07, FLOW-REFI-08, CONF-018)`, async ({
      portal,
      page,
      lender,
    }) => {
      const { loanId } = await lender.loan('ray', 'TitleMax');
      await portal.speak(language);
      await opensLoan(portal, loanId);
      await accessible(page);
      await fits(page);
      await lender.lock(loanId, 'ray');
      const trace: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(api\/(accounts|loanlock)|online-store)$/.test(pathname)) trace.push(`${request.method()} ${pathname}`);
      });
      await page.context().clearCookies();

      await portal.main.getByRole('button', { name: words.go }).click();
      await page.waitForURL(/\/online-store\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.store);
      expect(new URL(page.url()).searchParams.get('loanId')).toBe(loanId);
      await expect.poll(() => trace).toEqual(['GET /api/accounts', 'POST /api/loanlock', 'GET /online-store']);
      const cookie = await tokenCookie(page);
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(300);
      await accessible(page);

      await page.getByRole('link', { name: words.finish }).click();
      await portal.settled('Dashboard');
      await expect(page).toHaveURL(/\/TitleMax\/Accounts$/);
      await expect(portal.main.getByRole('status').filter({ hasText: words.back })).toBeVisible();
      expect(trace.filter((line) => line === 'GET /api/accounts').length).toBeGreaterThan(1);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:flow:ecommerce'))).toContain('"success":true');
      await accessible(page);
      await fits(page);

      await page.reload();
      await portal.settled('Dashboard');
      await expect(portal.main).not.toContainText(words.back);
    });
  });
}

test('Ray leaves the store without finishing, and Back leads to his loan too: nothing is said, and he can choose it again', async ({
  portal,
  page,
  lender,
}) => {
  const { loanId } = await lender.loan('ray', 'TitleMax');
  await opensLoan(portal, loanId);
  const choose = () => portal.main.getByRole('button', { name: WORDS.en.go }).click();
  await choose();
  await page.getByRole('link', { name: WORDS.en.leave }).click();
  await portal.settled('AccountDetails');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${loanId}$`));
  await choose();
  await page.waitForURL(/\/online-store\?/);
  await page.goBack();
  await portal.settled('AccountDetails');
  await expect(portal.main.getByRole('button', { name: WORDS.en.go })).toBeVisible();
});

test('Ray signs out: the token cookie is gone', async ({ portal, page, lender }) => {
  const { loanId } = await lender.loan('ray', 'TitleMax');
  await opensLoan(portal, loanId);
  await portal.main.getByRole('button', { name: WORDS.en.go }).click();
  await page.getByRole('link', { name: WORDS.en.finish }).click();
  await portal.settled('Dashboard');
  expect(await tokenCookie(page)).toBeDefined();
  await page.locator('.shell-menu-button').click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Sign out' }).click();
  await portal.settled('Login');
  expect(await tokenCookie(page)).toBeUndefined();
});

test('an address that the installation does not list is not offered, whatever the lender answers (FLOW-REFI-07)', async ({
  portal,
  page,
  lender,
}) => {
  const { loanId } = await lender.loan('ray', 'TitleMax');
  await portal.signIn('ray@example.com', 'Dashboard');
  let answered = '';
  await page.route('**/api/accountdetail?*', async (route) => {
    // a connection may be closed in the moment it is used again
    const text = await (await route.fetch({ maxRetries: 3 })).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replace(/"ecommerceRefinanceUrl":"[^"]*"/, `"ecommerceRefinanceUrl":${JSON.stringify(answered)}`),
    });
  });
  for (const address of [
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://localhost@evil.example/',
    `${new URL(page.url()).origin}.evil.example/`,
    `${new URL(page.url()).origin}/online-store`,
  ]) {
    answered = address;
    await portal.openLoan('TitleMax', loanId);
    await expect(portal.main.getByRole('heading', { level: 1 })).toHaveText('Installment loan');
    await expect(portal.main, address).not.toContainText('online store');
  }
});

test('the lock cannot be given back: Ray reads that nothing has changed, and tries again', async ({ portal, page, lender }) => {
  const { loanId } = await lender.loan('ray', 'TitleMax');
  await opensLoan(portal, loanId);
  await lender.fault('POST /loanlock', { status: 500 });
  await portal.main.getByRole('button', { name: WORDS.en.go }).click();
  await expect(portal.problem).toContainText('The online store didn’t open. Your loan has not changed.');
  await accessible(page);
  await lender.heal();
  await portal.main.getByRole('button', { name: WORDS.en.go }).click();
  await page.waitForURL(/\/online-store\?/);
});

import type { Page } from '@playwright/test';
import type { Control } from '../kit/control.ts';
import { byKeys } from '../kit/keys.ts';
import { GOOD_CARD, PASSWORD, type Portal } from '../kit/portal.ts';
import { expect, test } from '../kit/test.ts';

/** The six most common tasks on the narrowest page (WCAG 1.4.10), in both languages, without a pointer (WCAG 2.1.1). */
test.use({ viewport: { width: 320, height: 640 } });

const NEW_PASSWORD = 'Lantern-2041';

/** The screen is shown, its title has focus, and nothing overflows the page. */
async function arrive(portal: Portal, screen: string): Promise<void> {
  await portal.settled(screen);
  await expect(portal.page.locator('main h1')).toBeFocused();
  await fits(portal.page);
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

async function codeFor(lender: Control, to: string): Promise<string> {
  const code = (await lender.messages(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

for (const language of ['en', 'es'] as const) {
  test.describe(language === 'en' ? 'in English' : 'in Spanish', () => {
    test.beforeEach(({ portal }) => portal.speak(language));

    const signIn = async (portal: Portal, { press, type }: ReturnType<typeof byKeys>) => {
      await portal.page.goto('/');
      await portal.settled('Login');
      await type(portal.page.locator('#username'), 'ann@example.com');
      await type(portal.page.locator('#password'), PASSWORD);
      await press(portal.primary);
      await arrive(portal, 'Home');
    };

    test('by keys alone Ann signs in, opens her loan and pays what is due (PROD-008)', async ({ portal, lender, page }) => {
      const keys = byKeys(page);
      const began = await lender.now();
      await signIn(portal, keys);
      await keys.press(portal.main.locator('.account-item .button-quiet').first());
      await arrive(portal, 'AccountDetails');
      const loanId = /Accounts\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      await keys.press(portal.primary);
      await arrive(portal, 'MakePayment');
      await keys.choose(portal.main.locator('input[name="amountType"][value="minimumDue"]'));
      await keys.press(portal.primary);
      await arrive(portal, 'SelectPaymentMethod');
      await keys.press(portal.primary);
      await arrive(portal, 'ReviewPayment');
      await keys.type(page.locator('#cvv'), '123');
      await keys.press(portal.primary);
      await portal.settled('ConfirmPayment');
      await fits(page);
      expect(await lender.charges(loanId, began)).toHaveLength(1);
    });

    test('by keys alone Gus pays from his link with a new card', async ({ portal, lender, page }) => {
      const keys = byKeys(page);
      const began = await lender.now();
      const { loanId } = await lender.loan('gus', 'TitleMax');
      await page.goto(await lender.link(loanId));
      await portal.settled('MakePayment');
      await fits(page);
      await keys.choose(portal.main.locator('input[name="amountType"][value="other"]'));
      await keys.type(portal.main.locator('#amount'), '75');
      await keys.press(portal.primary);
      await arrive(portal, 'AddPaymentMethod');
      const form = page.frameLocator('iframe');
      const card = { number: GOOD_CARD, expiry: '1230', cvv: '123', zip: '78701', name: 'Gus Okafor' };
      for (const [field, text] of Object.entries(card)) await keys.type(form.locator(`#${field}`), text);
      await keys.press(portal.primary);
      await arrive(portal, 'ReviewPayment');
      await keys.press(portal.primary);
      await portal.settled('ConfirmPayment');
      await fits(page);
      expect((await lender.charges(loanId, began)).map(({ cents }) => cents)).toEqual([7_500]);
    });

    test('by keys alone Nora creates a sign-in', async ({ portal, lender, page }) => {
      const keys = byKeys(page);
      const nora = `nora${Date.now()}@example.com`;
      await page.goto('/');
      await portal.settled('Login');
      await keys.press(portal.main.locator('.form-actions .button-quiet').last());
      await arrive(portal, 'Register');
      await keys.type(page.locator('#username'), nora);
      await keys.type(page.locator('#password'), NEW_PASSWORD);
      await keys.press(portal.primary);
      await arrive(portal, 'RegisterVerificationMethod');
      await keys.press(portal.primary);
      await arrive(portal, 'RegisterVerificationCode');
      await keys.type(page.locator('#code'), await codeFor(lender, nora));
      await keys.press(portal.primary);
      await arrive(portal, 'VerifyConfirm');
      await keys.press(portal.primary);
      await expect(portal.main).not.toHaveAttribute('data-screen', /VerifyConfirm|Login/);
    });

    test('by keys alone Ann resets a forgotten password', async ({ portal, lender, page }) => {
      const keys = byKeys(page);
      await page.goto('/');
      await portal.settled('Login');
      await keys.press(portal.main.locator('.form-actions .button-quiet').first());
      await arrive(portal, 'ForgotPassword');
      await keys.type(page.locator('#username'), 'ann@example.com');
      await keys.press(portal.primary);
      await arrive(portal, 'ForgotPasswordVerificationMethod');
      await keys.press(portal.primary);
      await arrive(portal, 'ForgotPasswordVerificationCode');
      await keys.type(page.locator('#code'), await codeFor(lender, 'ann@example.com'));
      await keys.press(portal.primary);
      await arrive(portal, 'ResetPassword');
      await keys.type(page.locator('#newPassword'), NEW_PASSWORD);
      await keys.press(portal.primary);
      await portal.settled('Login');
      await keys.type(page.locator('#password'), NEW_PASSWORD);
      await keys.press(portal.primary);
      await arrive(portal, 'Home');
    });

    test('by keys alone Ann opens her profile from the menu and corrects her phone number', async ({ portal, page }) => {
      const keys = byKeys(page);
      await signIn(portal, keys);
      await keys.press(page.locator('.shell-menu-button'));
      await expect(page.locator('#side-menu')).toBeFocused();
      await fits(page);
      await keys.press(page.locator('.menu-entry', { has: page.locator('.menu-icon-profile') }));
      await arrive(portal, 'CustomerProfile');
      await keys.press(portal.main.getByRole('button', { name: /^(Change phone|Cambiar teléfono)/ }));
      const phone = portal.main.locator('input[type="tel"]');
      await expect(phone).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('512 555 0188');
      await keys.press(portal.primary);
      await expect(portal.main.getByText('(512) 555-0188').first()).toBeVisible();
      await fits(page);
    });

    /** MENU-020: choosing an entry closes the menu, otherwise the page behind it could not be pressed. */
    test('by keys alone Ann reads the terms, finds the phone number, and signs out (MENU-019)', async ({ portal, page }) => {
      const keys = byKeys(page);
      const entry = (name: string) => page.locator('.menu-entry', { has: page.locator(`.menu-icon-${name}`) });
      await signIn(portal, keys);
      const open = async () => {
        await keys.press(page.locator('.shell-menu-button'));
        await expect(page.locator('#side-menu')).toBeFocused();
      };
      await open();
      await keys.press(entry('privacyAndTerms'));
      await keys.press(entry('terms'));
      await arrive(portal, 'TermsConditions');
      await keys.press(page.locator('.shell-help'));
      await arrive(portal, 'ContactUs');
      await open();
      await page.keyboard.press('Escape');
      await expect(page.locator('.shell-menu-button')).toBeFocused();
      await open();
      await keys.press(entry('signOut'));
      await portal.settled('Login');
      await fits(page);
    });
  });
}

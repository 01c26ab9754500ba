import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { TOKENS_KEY } from '../../../services/client/keys.ts';
import { Entry } from '../../../services/contract/authentication.ts';

/** Spec: sandbox "People". */
export const PASSWORD = 'Sandbox2026';
export const GOOD_CARD = '4242424242424242';
/** It can receive money. */
export const DEBIT_CARD = '4000056655665556';
export const DECLINED_CARD = '4000000000000002';

export type Portal = ReturnType<typeof portalOf>;

/**
 * The portal as a customer uses it, in any language: by elements and roles, never by a translated text. `data-screen` is the name of the
 * screen.
 */
export function portalOf(page: Page) {
  const main = page.locator('main');
  const primary: Locator = main.locator('.button-primary');
  const on = async (screen: string) => {
    await expect(main, `on ${screen}`).toHaveAttribute('data-screen', screen);
  };
  const settled = async (screen: string) => {
    await on(screen);
    // the page handles input; what is pressed before is tested in firstMoment.spec.ts
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await expect(main).not.toHaveAttribute('aria-busy', 'true');
  };
  const fillLogin = async (username: string, password = PASSWORD) => {
    await page.locator('#username').fill(username);
    await page.locator('#password').fill(password);
  };
  // the chart gets the choice after the press is painted, so it is checked a moment later
  const chooseAmount = async (type: string) => {
    const choice = main.locator(`input[name="amountType"][value="${type}"]`);
    await choice.click();
    await expect(choice).toBeChecked();
  };
  const typeAmount = async (text: string) => {
    await chooseAmount('other');
    await main.locator('#amount').fill('');
    await main.locator('#amount').pressSequentially(text);
  };
  /** From the address of a payment past its amount. */
  const startPayment = async (brand: string, loanId: string, amount: string) => {
    await page.goto(`/${brand}/Accounts/${loanId}/Payment`);
    await settled('MakePayment');
    await typeAmount(amount);
    await primary.click();
  };
  /** From MakePayment to the review, with the saved card and its code. */
  const reviewFrom = async (amount: string | { other: string }) => {
    if (typeof amount === 'string') await chooseAmount(amount);
    else await typeAmount(amount.other);
    await primary.click();
    await settled('SelectPaymentMethod');
    await primary.click();
    await settled('ReviewPayment');
    await page.locator('#cvv').fill('123');
  };
  return {
    page,
    main,
    primary,
    on,
    settled,
    fillLogin,
    chooseAmount,
    typeAmount,
    startPayment,
    backInHeader: page.locator('.shell-header[data-header="back"]'),
    /** The alert or error summary. */
    problem: main.locator('[role="alert"]'),
    /** Sets the language, as chosen on an earlier visit. */
    speak: (language: 'en' | 'es') => page.addInitScript((chosen) => localStorage.setItem('language', chosen), language),
    signIn: async (username: string, screen = 'Home') => {
      await page.goto('/');
      await settled('Login');
      await fillLogin(username);
      await primary.click();
      await settled(screen);
    },
    /**
     * Gives the tab a session, as a sign-in leaves it; the next address is opened with it. For tests that begin at an address: Login and what
     * follows it have their own, and two pages less are loaded.
     */
    withSession: async (username: string) => {
      const data = { username, password: PASSWORD, fromLegacyNcr: false };
      const response = await page.request.post('/api/authenticate', { data });
      const entry = v.parse(Entry, await response.json());
      await page.goto('/config.json'); // a small page of the same origin
      await page.evaluate(({ key, tokens }) => sessionStorage.setItem(key, JSON.stringify({ ...tokens, receivedAt: Date.now() })), {
        key: TOKENS_KEY,
        tokens: { ...entry, remember: false, username },
      });
    },
    openLoan: async (brand: string, loanId: string) => {
      await page.goto(`/${brand}/Accounts/${loanId}`);
      await settled('AccountDetails');
    },
    reviewFrom,
    /** Straight to the review of a payment with the saved card. */
    review: async (brand: string, loanId: string, amount: string | { other: string }) => {
      await page.goto(`/${brand}/Accounts/${loanId}/Payment`);
      await settled('MakePayment');
      await reviewFrom(amount);
    },
    /** Types a card into the hosted form, when its script runs: before, the page's button says that the form is loading. */
    enterCard: async (number = GOOD_CARD) => {
      await expect(primary).toBeEnabled();
      const form = page.frameLocator('iframe');
      await form.locator('#name').fill('Gus Okafor');
      await form.locator('#number').fill(number);
      await form.locator('#expiry').fill('12/30');
      await form.locator('#cvv').fill('123');
      await form.locator('#zip').fill('78701');
    },
  };
}

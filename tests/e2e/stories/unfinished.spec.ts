import type { Browser, BrowserContext } from '@playwright/test';
import type { Control } from '../kit/control.ts';
import { portalOf, type Portal } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** The copy for other devices has this step. */
const saved = ({ page }: Portal, screen: string) =>
  page.waitForRequest((request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/usercache')) return false;
    const value = /"value":"([^"]*)"/.exec(request.postData() ?? '')?.[1] ?? '';
    return Buffer.from(value, 'base64').toString().includes(`"screen":"${screen}"`);
  });

/** Dot gets as far as the way of her cash, and chooses the amount of a payment of the same loan: both are put away with her phone. */
async function stopsTwice(portal: Portal, lender: Control): Promise<string> {
  const { loanId } = await lender.loan('dot', 'TitleMax');
  await portal.withSession('dot@example.com');
  const cash = saved(portal, 'ManageDisburseMethod');
  await portal.page.goto(`/TitleMax/Accounts/${loanId}/Payment/GetCashAmount`);
  await portal.settled('GetCashAmount');
  await portal.page.locator('#amount').fill('500');
  await portal.primary.click();
  await portal.settled('ManageDisburseMethod');
  await cash;
  const payment = saved(portal, 'SelectPaymentMethod');
  await portal.page.goto(`/TitleMax/Accounts/${loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.typeAmount('44');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await payment;
  return loanId;
}

/** A laptop of the same customer. */
async function onLaptop(browser: Browser, language: 'en' | 'es'): Promise<{ context: BrowserContext; there: Portal }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const there = portalOf(await context.newPage());
  await there.speak(language);
  return { context, there };
}

const WORDS = {
  en: {
    title: 'Continue where you stopped',
    payment: 'Continue your payment',
    cash: 'Continue getting cash',
    plain: 'Not now: pay without autopay',
  },
  es: {
    title: 'Continúe donde se quedó',
    payment: 'Continuar su pago',
    cash: 'Continuar con el efectivo',
    plain: 'Ahora no: pagar sin pago automático',
  },
};

for (const language of ['en', 'es'] as const)
  test(`Cash and a payment that Dot began on her phone are both offered on her laptop, the newest first; each goes on at its step, and what is paid is gone from the list, in ${language} (CONF-008)`, async ({
    portal,
    lender,
    browser,
  }) => {
    const words = WORDS[language];
    await stopsTwice(portal, lender);
    const { context, there } = await onLaptop(browser, language);
    await there.signIn('dot@example.com', 'Dashboard');
    const list = there.main.locator('.unfinished');
    await expect(there.main).toContainText(words.title);
    await expect(list.getByRole('link')).toHaveText([words.payment, words.cash]);
    await accessible(there.page);
    await list.getByRole('link', { name: words.payment }).click();
    await there.settled('SelectPaymentMethod');
    await there.primary.click();
    await there.settled('AutoPayConfirm');
    await there.main.getByRole('button', { name: words.plain }).click();
    await there.settled('ReviewPayment');
    await expect(there.main).toContainText('$44.00');
    await there.page.locator('#cvv').fill('123');
    await there.primary.click();
    await there.settled('ConfirmPayment');
    await there.page.goto('/TitleMax/Accounts');
    await there.settled('Dashboard');
    const cash = there.main.getByRole('link', { name: words.cash });
    await expect(cash, 'what she began is known').toBeVisible();
    await expect(list).toHaveCount(0);
    await expect(there.main).not.toContainText(words.payment);
    await cash.click();
    await there.settled('ManageDisburseMethod');
    await context.close();
  });

test('Cash that Dot began on her phone says on her laptop why it cannot go on while another advance is open; her payment goes on (CONF-008)', async ({
  portal,
  lender,
  browser,
}) => {
  const loanId = await stopsTwice(portal, lender);
  const { context, there } = await onLaptop(browser, 'en');
  await there.page.route('**/api/accounts*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(`"loanId":"${loanId}"`, `"loanId":"${loanId}","pendingDrawKey":"D1"`) });
  });
  await there.signIn('dot@example.com', 'Dashboard');
  const line = there.main.locator('.unfinished > li', { hasText: 'You started to get cash' });
  await expect(line).toContainText('Another cash advance on this loan is not finished yet.');
  await expect(line.getByRole('link')).toHaveCount(0);
  await expect(line.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await accessible(there.page);
  await there.main.getByRole('link', { name: 'Continue your payment' }).click();
  await there.settled('SelectPaymentMethod');
  await context.close();
});

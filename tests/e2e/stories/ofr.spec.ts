import type { Page } from '@playwright/test';
import type { Control } from '../kit/control.ts';
import { byKeys } from '../kit/keys.ts';
import { charged } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

const loanOf = async (lender: Control, at: number): Promise<string> => (await lender.person('rex')).loans[at]?.loanId ?? '';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

for (const language of ['en', 'es'] as const)
  test(`Rex keeps the vehicle that is being recovered, by keyboard: he pays what reinstates the loan, in ${language} (ROUTE-066, OPEN-039, FLOW-PAY-18)`, async ({
    portal,
    lender,
    page,
  }) => {
    const sought = await loanOf(lender, 0);
    const keys = byKeys(page);
    const began = await lender.now();
    await portal.speak(language);
    await portal.withSession('rex@example.com');
    await portal.openLoan('TitleMax', sought);
    await accessible(page);
    const ways = portal.main.locator('a[href$="/Payment/OfrVehicleRecovery"]');
    await expect(ways, 'what he can do about his vehicle, and a payment').toHaveCount(2);
    await expect(portal.main.locator('a[href$="/Payment"]')).toHaveCount(0);
    await keys.press(ways.last());

    await portal.settled('OfrVehicleRecovery');
    await expect(portal.main.locator('h1')).toHaveText(language === 'en' ? 'Keep your vehicle' : 'Conserve su vehículo');
    for (const words of ['$650.00', 'Lone Star Recovery']) await expect(portal.main).toContainText(words);
    await accessible(page);
    await fits(page);
    await keys.press(portal.primary);

    // less than what is required now: the customer confirms it (RULE-021)
    await portal.settled('MakePayment');
    await accessible(page);
    await keys.press(page.getByRole('dialog').locator('.button-primary'));
    await portal.settled('SelectPaymentMethod');
    await keys.press(portal.primary);
    await portal.settled('ReviewPayment');
    await expect(portal.main).toContainText(
      language === 'en' ? 'You pay (to reinstate the loan)' : 'Usted paga (para reactivar el préstamo)',
    );
    await keys.type(page.locator('#cvv'), '123');
    await keys.press(portal.primary);
    await portal.settled('ConfirmPayment');
    expect(await charged(lender, sought, began)).toEqual([['payment', 65_000]]);

    await portal.primary.click();
    await portal.settled('AccountDetails');
    await expect(portal.main.locator('a[href*="/Payment/Ofr"]')).toHaveCount(0);
  });

/** What he reads about his message to the store. */
const ASKED = {
  en: { ask: 'Ask for my vehicle', sent: 'You asked for your vehicle.', stored: 'The store has your message of' },
  es: { ask: 'Pedir mi vehículo', sent: 'Usted pidió su vehículo.', stored: 'La tienda tiene su mensaje del' },
} as const;

for (const language of ['en', 'es'] as const)
  test(`Rex asks for the vehicle that was taken; only the store can help, and the page says when he asked, also after a reload, in ${language} (ROUTE-067, CALL-059)`, async ({
    portal,
    lender,
    page,
  }) => {
    const taken = await loanOf(lender, 1);
    const { ask, sent, stored } = ASKED[language];
    await portal.speak(language);
    await portal.withSession('rex@example.com');
    await portal.openLoan('TitleMax', taken);
    await expect(portal.main.locator('a[href$="/Payment"]')).toHaveCount(0);
    await portal.main.locator('a[href$="/Payment/OfrVehicleRepossessed"]').click();
    await portal.settled('OfrVehicleRepossessed');
    await expect(portal.main.locator('h1')).toHaveText(language === 'en' ? 'Get your vehicle back' : 'Recupere su vehículo');
    await expect(portal.main).toContainText('Lot 7, 1200 Invented Road');
    await expect(portal.primary).toHaveAttribute('href', /^tel:/);
    await expect(portal.main.locator('a[href*="/Payment/Select"], a[href$="/Payment"]')).toHaveCount(0);
    await accessible(page);
    await fits(page);
    await portal.main.getByRole('button', { name: ask }).click();
    await expect(portal.main.getByRole('status')).toContainText(sent);
    await accessible(page);
    await page.reload();
    await portal.settled('OfrVehicleRepossessed');
    await expect(portal.main).toContainText(stored);
    await expect(portal.main.getByRole('button', { name: ask })).toHaveCount(0);
  });

test('Rex is not offered autopay for the vehicle that is being recovered, on the account or at its address (FLOW-AUTO-02)', async ({
  portal,
  lender,
  page,
}) => {
  const account = `/TitleMax/Accounts/${await loanOf(lender, 0)}`;
  await portal.withSession('rex@example.com');
  await page.goto(`${account}/ManageAccount`);
  await portal.settled('ManageAccount');
  await expect(portal.main).toContainText('Autopay is off.');
  await expect(portal.main.locator('a[href$="/Payment/AutoPayConfirm"]')).toHaveCount(0);
  await page.goto(`${account}/Payment/AutoPayConfirm`);
  await portal.settled('AutoPayConfirm');
  await expect(portal.main).toContainText('Autopay isn’t available for this loan right now.');
});

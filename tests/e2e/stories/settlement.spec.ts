import type { Page } from '@playwright/test';
import type { Control } from '../kit/control.ts';
import { charged, renewing } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

const loanOf = async (lender: Control, at: number): Promise<string> => (await lender.person('eve')).loans[at]?.loanId ?? '';

async function looks(page: Page): Promise<void> {
  await accessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
}

for (const language of ['en', 'es'] as const)
  test(`Eve settles a loan: she reads the offer, signs it, and pays $300.00, in ${language} (ROUTE-071, ROUTE-110, BRAND-009, PROD-009)`, async ({
    portal,
    lender,
    page,
  }) => {
    const loanId = await loanOf(lender, 1);
    const began = await lender.now();
    const eve = renewing({ portal, lender, fullName: 'Eve Nakamura', initials: 'EN', looks });
    await portal.speak(language);
    await portal.withSession('eve@example.com');
    await page.goto(`/TitleMax/Offers/OfferDetails/10-${loanId}`);
    await portal.settled('OfferDetails');
    await portal.primary.click();

    await eve.arrives('SettlementOffer');
    await expect(page).toHaveURL(/\/Payment\/SettlementOffer$/);
    await expect(portal.primary).toHaveText(language === 'en' ? 'Sign and pay $300.00' : 'Firmar y pagar $300.00');
    for (const words of ['What a settlement means', 'To pay instead: $300.00']) await expect(portal.main).toContainText(words);
    await portal.primary.click();
    await eve.signs();
    await eve.takesCard();
    await portal.settled('ReviewPayment');
    await expect(portal.main).toContainText(
      language === 'en' ? 'This settles your loan: you won’t owe anything more on it.' : 'Esto cierra su préstamo con el acuerdo',
    );
    await eve.pays();
    await expect(portal.main).toContainText(
      language === 'en' ? 'You don’t owe anything more on this loan.' : 'Ya no debe nada de este préstamo.',
    );
    await expect(portal.main).not.toContainText(/paid off|liquidado/); // it was settled for less
    expect(await charged(lender, loanId, began)).toEqual([['payment', 30_000]]);

    await page.goto(`/TitleMax/Accounts/${loanId}/Payment/SettlementOffer`);
    await eve.arrives('SettlementOffer');
    await expect(portal.main).toContainText(language === 'en' ? 'This loan is settled.' : 'Este préstamo quedó cerrado con un acuerdo.');
  });

test('an offer that has ended says so, and has no way to accept it; a refused settlement may be tried twice more, then the store takes it (FLOW-OFFER-02, FLOW-PAY-12)', async ({
  portal,
  lender,
  page,
}) => {
  const loanId = await loanOf(lender, 1);
  const late = await loanOf(lender, 2);
  const eve = renewing({ portal, lender, fullName: 'Eve Nakamura', initials: 'EN', looks });
  const opens = (id: string) => page.goto(`/TitleMax/Accounts/${id}/Payment/SettlementOffer`);
  await portal.withSession('eve@example.com');
  await opens(late);
  await eve.arrives('SettlementOffer');
  await expect(portal.main).toContainText('This offer has expired.');
  await expect(portal.primary).toHaveCount(0);

  await opens(loanId);
  await portal.settled('SettlementOffer');
  await portal.primary.click();
  await eve.signs();
  await eve.takesCard();
  for (const last of [false, false, true]) {
    await portal.settled('ReviewPayment');
    await lender.fault('POST /payment', { status: 422, Error: ['Your card was declined.'] }, 1);
    await page.locator('#cvv').fill('123');
    await portal.primary.click();
    await expect(portal.problem).toContainText('Your card was declined.');
    await looks(page);
    if (last) break;
    await portal.main.getByRole('button', { name: 'Change the card' }).click();
    await eve.takesCard();
  }
  await expect(portal.main).toContainText('This settlement can no longer be paid here: your store can take the payment.');
  await expect(portal.main.getByRole('button', { name: 'Change the card' })).toHaveCount(0);
  await opens(loanId);
  await eve.arrives('SettlementOffer');
  await expect(portal.main).toContainText('This settlement can no longer be paid here.');
  await expect(portal.primary).toHaveAttribute('href', /^tel:/);
});

import type { Page } from '@playwright/test';
import type { Control } from '../kit/control.ts';
import type { Portal } from '../kit/portal.ts';
import { AUSTIN, standsIn } from '../kit/places.ts';
import { charged, renewing, SAMS_PHONE } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

test.beforeEach(({ context }) => standsIn(context, AUSTIN));

/** Signs in, and chooses to renew Ann's title loan with what is due. */
async function annRenews(portal: Portal, lender: Control) {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const steps = renewing({ portal, lender, fullName: 'Ann Ashby', initials: 'AA' });
  await portal.withSession('ann@example.com');
  await steps.begins('TitleMax', loanId);
  await steps.choosesRenewal();
  await steps.isLocated();
  await steps.arrives('ProductSwitch');
  return { loanId, ...steps };
}

/** Types an amount of cash, and asks what it costs. */
async function asksFor({ page, primary }: Portal, amount: string): Promise<void> {
  await page.locator('#cash').fill(amount);
  await primary.click();
}
const chooses = async ({ main, primary }: Portal, way: string) => {
  await main.locator(`input[name="where"][value="${way}"]`).check({ force: true });
  await primary.click();
};
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('Ann renews with $345.00 and takes $100.00 in cash: the costs, the papers and the review name it, she pays once, gets a number for MoneyGram, and can take both back (PROD-011, ROUTE-088, FLOW-DRAW-09, FLOW-DRAW-13)', async ({
  portal,
  lender,
  page,
}) => {
  const began = await lender.now();
  const { loanId, ...ann } = await annRenews(portal, lender);
  await expect(portal.main).toContainText('New loan$1,867.15');
  await asksFor(portal, '100');
  await expect(portal.main).toContainText('These are the costs with $100.00 in cash.');
  await expect(portal.main).toContainText('New loan$1,967.15');
  await expect(portal.main).toContainText('Cash you get, in the new loan$100.00');
  await accessible(page);
  expect(await fits(page)).toBe(true);
  await ann.keepsProduct();
  await ann.arrives('ManageDisburseMethod');
  expect(await fits(page)).toBe(true);
  await chooses(portal, 'moneyGram');
  await ann.bringsCode(SAMS_PHONE);
  await ann.takesNothing();
  await ann.takesCard();
  await ann.isLocatedForCash();
  await ann.agrees();
  await ann.signs();
  await ann.arrives('ReviewPayment');
  for (const words of [
    'Cash you get$100.00',
    'Cash sent toMoneyGram',
    'New loan$1,967.15',
    'The cash is sent when your payment goes through.',
  ])
    await expect(portal.main).toContainText(words);
  await ann.pays();
  await expect(portal.main).toContainText(/Reference numberR\w+/);
  await expect(portal.main).toContainText('Cash you get$100.00');
  expect(await charged(lender, loanId, began)).toEqual([['refinance', 34_500]]);
  await portal.primary.click();
  await portal.settled('AccountDetails');
  await expect(portal.main).toContainText('$1,967.15');
});

test('In Spanish Ann types an amount that is not possible: each sentence is by the field, what she typed stays, and the lender’s own refusal leads on, too (RULE-015)', async ({
  portal,
  lender,
  page,
}) => {
  await portal.speak('es');
  const { loanId } = await annRenews(portal, lender);
  const began = await lender.now();
  const field = page.locator('#cash');
  for (const [typed, stays, words] of [
    ['0', '$0.00', 'Escriba $50.00 o más, o déjelo vacío.'],
    ['.50', '$0.50', 'Escriba $50.00 o más, o déjelo vacío.'],
    ['49.999', '$49.99', 'Escriba $50.00 o más, o déjelo vacío.'],
    ['1.000,50', '$1.00,50', 'Escriba $50.00 o más, o déjelo vacío.'],
    ['9000', '$9,000.00', 'Escriba $1,132.85 o menos: es lo máximo que puede recibir ahora.'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    await portal.primary.click();
    await expect(page.locator('#cash-error')).toHaveText(words);
    await expect(field).toHaveValue(stays);
  }
  await accessible(page);
  await field.fill('');
  await field.pressSequentially('abc');
  await expect(field).toHaveValue('$');
  await expect(portal.main).toContainText('Escriba un monto como $1,234.50.');
  await asksFor(portal, '500');
  await expect(portal.main).toContainText('Vehicle inspection');
  await expect(field).toHaveValue('$500.00');
  await accessible(page);
  await expect(portal.primary).toHaveAttribute('aria-disabled', 'true');
  await expect(portal.primary).toHaveAccessibleDescription(
    'Su tienda hace este préstamo nuevo con usted. Haga una cita allí o cambie el monto de efectivo.',
  );
  await expect(portal.main).toContainText('Hacer una cita en su tienda');
  await asksFor(portal, '');
  await expect(portal.main).toContainText('Estos son los costos sin efectivo.');
  expect(await fits(page)).toBe(true);
  expect(await charged(lender, loanId, began)).toEqual([]);
});

test('Dot’s loan is renewed only with cash: she reads that, names $250.00, and has it sent to her card (CONF-034)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('dot', 'TitleMax');
  const dot = renewing({ portal, lender, fullName: 'Dot Hanley', initials: 'DH' });
  await portal.withSession('dot@example.com');
  await dot.begins('TitleMax', loanId);
  await dot.choosesRenewal();
  await dot.isLocated();
  await dot.arrives('ProductSwitch');
  await expect(portal.main).toContainText('This loan can be renewed only with cash.');
  await portal.primary.click();
  await expect(page.locator('#cash-error')).toContainText('Enter an amount from $50.00');
  await asksFor(portal, '250');
  await expect(portal.main).toContainText('Cash you get, in the new loan$250.00');
  await portal.primary.click();
  await dot.arrives('ManageDisburseMethod');
  await portal.primary.click(); // her first card that can receive money is proposed (FLOW-DRAW-07)
  await dot.takesCard();
  await dot.isLocatedForCash();
  await dot.agrees();
  await portal.settled('AutoPayConfirm');
  await portal.main.getByRole('button', { name: /without autopay/i }).click();
  await dot.arrives('ReviewPayment');
  await expect(portal.main).toContainText(/Cash sent to\s*Visa.*5556/);
  await dot.pays();
  await expect(portal.main).toContainText(/Reference numberR\w+/);
});

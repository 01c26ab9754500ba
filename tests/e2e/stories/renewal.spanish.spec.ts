import type { Page } from '@playwright/test';
import { AUSTIN, standsIn } from '../kit/places.ts';
import { charged, renewing, SAMS_PHONE } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** A phone that is set to Spanish: nobody has chosen a language in the portal. */
test.use({ locale: 'es-US' });

/** Words of every English sentence of ours, and of no name, address or Spanish one. */
const ENGLISH = /\b(the|your|you|we|with|this|loan|payment|renew|refinance|and|is|of)\b/i;

/** In Spanish, and accessible. */
async function inSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const lines = (await page.locator('main').innerText()).split('\n');
  expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
  await accessible(page);
}

test('in Spanish on a phone Ann renews her title loan with roadside assistance, and reads the same figures: $345.00 paid, $1,916.15 owed (PROD-011, I18N-004)', async ({
  portal,
  lender,
  context,
}) => {
  await standsIn(context, AUSTIN);
  const began = await lender.now();
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const ann = renewing({ portal, lender, fullName: 'Ann Ashby', initials: 'AA', looks: inSpanish });
  await portal.withSession('ann@example.com');
  await ann.begins('TitleMax', loanId);
  await ann.choosesRenewal();
  await ann.isLocated();
  await portal.settled('ProductSwitch');
  await expect(portal.main.locator('h1')).toHaveText('Lo que cuesta un refinanciamiento');
  await ann.keepsProduct();
  await ann.bringsCode(SAMS_PHONE);
  await ann.takesRoadside();
  await ann.takesCard();
  await ann.agrees();
  await ann.signs();
  await portal.settled('ReviewPayment');
  for (const figure of ['$345.00', '$49.00', '$1,916.15']) await expect(portal.main).toContainText(figure);
  await expect(portal.primary).toContainText(/Pagar \$345\.00 ahora y refinanciar/);
  await ann.pays();
  await expect(portal.main).toContainText('$345.00');
  await portal.primary.click();
  await ann.arrives('AccountDetails');
  await expect(portal.main).toContainText('$1,916.15');
  expect(await charged(lender, loanId, began)).toEqual([['refinance', 34_500]]);
});

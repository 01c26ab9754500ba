import type { Control } from '../kit/control.ts';
import type { Portal } from '../kit/portal.ts';
import { AUSTIN, standsIn } from '../kit/places.ts';
import { charged, renewing, SAMS_PHONE } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

test.beforeEach(({ context }) => standsIn(context, AUSTIN));

/** Signs in, and chooses to renew Ann's title loan with what is due. */
async function renews(portal: Portal, lender: Control, name: 'ann' | 'sam') {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const steps = renewing({ portal, lender, ...(await lender.person(name)), initials: name === 'ann' ? 'AA' : 'SO' });
  await portal.withSession(`${name}@example.com`);
  await steps.begins('TitleMax', loanId);
  await steps.choosesRenewal();
  await steps.isLocated();
  return { loanId, ...steps };
}

test('Ann renews her title loan with roadside assistance: she brings Sam’s code, reads and signs, pays $345.00 once, and sees her new loan (ROUTE-069, ROUTE-079, ROUTE-080, ROUTE-082, ROUTE-083, FLOW-REFI-19)', async ({
  portal,
  lender,
  page,
}) => {
  const began = await lender.now();
  const ann = await renews(portal, lender, 'ann');
  await ann.keepsProduct();
  await ann.bringsCode(SAMS_PHONE);
  await ann.takesRoadside();
  await portal.settled('SelectPaymentMethod');
  await expect(page.locator('#cvv, .steps'), 'documents come before the review, which asks for the code').toHaveCount(0);
  await ann.takesCard();
  await ann.agrees();
  await ann.signs();
  await portal.settled('ReviewPayment');
  await expect(portal.main).toContainText('$345.00');
  await expect(portal.main).toContainText('Roadside assistance, in the new loan$49.00');
  await ann.pays();
  await expect(portal.main).toContainText('$345.00');
  expect(await charged(lender, ann.loanId, began)).toEqual([['refinance', 34_500]]);
  await portal.primary.click();
  await portal.settled('AccountDetails');
  await expect(portal.main).toContainText('$1,916.15');
});

test('Sam renews the loan while Ann holds it: he reads her name, his payment is dropped, and he goes back to the account (ROUTE-061, FLOW-REFI-05)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await lender.lock(loanId, 'ann');
  const sam = await renews(portal, lender, 'sam');
  await sam.keepsProduct();
  await portal.settled('AlternateBlocked');
  await expect(portal.main).toContainText('Ann Ashby');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('amountType');
  await accessible(page);
  await portal.primary.click();
  await portal.settled('AccountDetails');
});

test('Ann asks for the other kind of loan: the switch is a question of its own, with its rate, and she can decline it (ROUTE-115)', async ({
  portal,
  lender,
  page,
}) => {
  const ann = await renews(portal, lender, 'ann');
  await ann.arrives('ProductSwitch');
  await portal.main.locator('input[name="product"][value="other"]').click();
  await portal.primary.click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await accessible(page);
  await question.locator('button:not(.button-primary)').last().click();
  await portal.settled('ProductSwitch');
  await expect(question).toBeHidden();
});

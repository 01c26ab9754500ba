import { AUSTIN, standsIn } from '../kit/places.ts';
import { charged, renewing, SAMS_PHONE } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

test('Ann presses Back at her card and at her review: nothing of the renewal is lost, she still holds the loan, and pays $345.00 once; her receipt outlives a reload, and the old loan says that a new one has replaced it (R-3)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, AUSTIN);
  const began = await lender.now();
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const ann = renewing({ portal, lender, fullName: 'Ann Ashby', initials: 'AA', looks: accessible });
  const goesBackTo = async (screen: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await portal.settled(screen);
  };
  await portal.withSession('ann@example.com');
  await ann.begins('TitleMax', loanId);
  await ann.choosesRenewal();
  await ann.isLocated();
  await ann.toCard(SAMS_PHONE);
  await goesBackTo('ProductSwitch');
  await ann.toCard(SAMS_PHONE);
  await ann.fromCardToReview();
  await goesBackTo('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await expect(portal.primary).toContainText('Pay $345.00 now and refinance');
  await ann.pays();

  await page.reload();
  await ann.arrives('ConfirmPayment');
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment`);
  await ann.arrives('AccountStatusBlocked');
  await expect(portal.main.locator('h1')).toHaveText('This loan was replaced');
  await expect(portal.main).toContainText('You will find the new loan among your accounts.');
  await portal.main
    .getByRole('link', { name: 'See my accounts' })
    .or(portal.main.getByRole('button', { name: 'See my accounts' }))
    .click();
  await ann.arrives('Dashboard');
  await expect(portal.main).toContainText('Make a payment');
  expect(await charged(lender, loanId, began)).toEqual([['refinance', 34_500]]);
});

import { byKeyboard, keepsFocus } from '../kit/hand.ts';
import { PASSWORD } from '../kit/portal.ts';
import { AUSTIN, standsIn } from '../kit/places.ts';
import { charged, renewing, SAMS_PHONE } from '../kit/renewing.ts';
import { expect, test } from '../kit/test.ts';

/** Without a pointer (WCAG 2.1.1): each control is reached by Tab, the focus is in sight there, and on every new screen it is somewhere. */
test('by keyboard alone Ann signs in, renews her title loan, signs on the lender’s page, pays $345.00 once, and sees her new loan (PROD-011, ROUTE-084)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, AUSTIN);
  const began = await lender.now();
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const hand = byKeyboard(page);
  const ann = renewing({ portal, lender, fullName: 'Ann Ashby', initials: 'AA', hand, looks: keepsFocus });
  await page.goto('/');
  await portal.settled('Login');
  await hand.type(page.locator('#username'), 'ann@example.com');
  await hand.type(page.locator('#password'), PASSWORD);
  await hand.press(portal.primary);
  await ann.arrives('Home');
  await hand.press(portal.main.locator('.account-item .button-quiet').first());
  await ann.arrives('AccountDetails');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${loanId}$`));
  await hand.press(portal.primary);
  await ann.arrives('MakePayment');
  await ann.choosesRenewal();
  await ann.isLocated();
  await ann.keepsProduct();
  await ann.bringsCode(SAMS_PHONE);
  await ann.takesRoadside();
  await ann.takesCard();
  await ann.agrees();
  await ann.signs();
  await ann.pays();
  await expect(portal.main).toContainText('$345.00');
  await hand.press(portal.primary);
  await ann.arrives('AccountDetails');
  await expect(portal.main).toContainText('$1,916.15');
  expect(await charged(lender, loanId, began)).toEqual([['refinance', 34_500]]);
});

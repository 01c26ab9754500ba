import { PAYMENT_LATER_FILE } from '../kit/files.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** The charts and screens after the amount are in a file of their own (decisions 033 and 035), which may not arrive. */
test.use({ serviceWorkers: 'block' });

test('The rest of the payment cannot be downloaded: Ann reads so, her amount stays, and after "Try again" she pays it once (ERR-038)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  const began = await lender.now();
  await page.route(PAYMENT_LATER_FILE, (route) => route.abort());
  await portal.withSession('ann@example.com');
  await portal.startPayment('InstaLoan', loan.loanId, '20');

  await expect(portal.problem).toContainText('Unable to connect. Please try again.');
  await portal.on('MakePayment');
  await accessible(page);
  expect(await lender.charges(loan.loanId, began)).toEqual([]);

  await page.unroute(PAYMENT_LATER_FILE);
  await portal.problem.getByRole('button').click();
  await portal.settled('MakePayment');
  await expect(page.locator('#amount')).toHaveValue('$20.00');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
  expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
});

test('The rest of the payment belongs to an older version: "Try again" reloads the page, and the amount stays (F16)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  await page.route(PAYMENT_LATER_FILE, (route) => route.fulfill({ status: 404 }));
  await portal.withSession('ann@example.com');
  await portal.startPayment('InstaLoan', loan.loanId, '20');
  await expect(portal.problem).toBeVisible();
  await portal.problem.getByRole('button').click();
  await portal.settled('MakePayment');
  const loaded = page.waitForEvent('load');
  await portal.primary.click();
  await loaded;
  await page.unrouteAll();
  await portal.settled('MakePayment');
  await expect(page.locator('#amount')).toHaveValue('$20.00');
});

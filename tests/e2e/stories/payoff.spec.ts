import { accessible, expect, test } from '../kit/test.ts';

const HOLDS = 'This amount holds through';
const ASKS = 'How was it?';

test('Ann pays twice, then pays her loan off for the amount that holds until the next business day, and is asked for a review after the third payment (PROD-006, FLOW-PAY-17, FLOW-PAY-19)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId, payoffCents } = await lender.loan('ann', 'InstaLoan');
  const began = await lender.now();
  await portal.withSession('ann@example.com');
  for (const dollars of ['20', '30']) {
    await portal.review('InstaLoan', loanId, { other: dollars });
    await portal.primary.click();
    await portal.settled('ConfirmPayment');
    await expect(portal.main).not.toContainText(ASKS);
  }
  const dated = { businessDate: '2026-02-30' };
  await lender.fault('GET /nextBusinessDate', { body: dated });
  await page.goto(`/InstaLoan/Accounts/${loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('payoff');
  await expect(portal.main).not.toContainText(HOLDS);
  await lender.heal();
  await page.reload();
  await portal.settled('MakePayment');
  await expect(portal.main).toContainText(HOLDS);
  await portal.reviewFrom('payoff');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  await expect(portal.main).toContainText(ASKS);
  await accessible(page);
  expect((await lender.charges(loanId, began)).map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([
    2_000,
    3_000,
    payoffCents - 5_000,
  ]);
  await portal.openLoan('InstaLoan', loanId);
  await expect(portal.main).toContainText('Paid off');
});

test('Dot has several cards: the first is chosen for her payment, and the one she chooses instead stays chosen (FLOW-PAY-13)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('dot', 'TitleMax');
  const methods = portal.main.locator('input[name="method"]');
  await portal.withSession('dot@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await expect(methods.first()).toBeChecked();
  await methods.nth(1).click();
  await expect(methods.nth(1)).toBeChecked();
  await portal.primary.click();
  await portal.settled('AutoPayConfirm');
  await portal.main.getByRole('button', { name: 'Not now: pay without autopay' }).click();
  await portal.settled('ReviewPayment');
  await portal.main.getByRole('button', { name: 'Change the card' }).click();
  await portal.settled('SelectPaymentMethod');
  await expect(methods.nth(1)).toBeChecked();
  await expect(methods.first()).not.toBeChecked();
});

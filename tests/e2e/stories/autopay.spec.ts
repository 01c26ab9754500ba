import { byKeys } from '../kit/keys.ts';
import { DEBIT_CARD } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

test('Fay adds a card, turns on autopay by keyboard with her bank account, finds it on after a reload, and turns it off (ROUTE-094 to ROUTE-096, FLOW-AUTO-04, FLOW-AUTO-05, FLAG-007)', async ({
  portal,
  lender,
  page,
}) => {
  const keys = byKeys(page);
  const { loanId } = await lender.loan('fay', 'InstaLoan');
  await portal.withSession('fay@example.com');
  await page.goto(`/InstaLoan/Accounts/${loanId}/ManageAccount`);
  await portal.settled('ManageAccount');
  await accessible(page);
  await keys.press(portal.main.locator('a[href$="/Payment/AutoPayConfirm"]'));
  await portal.settled('AutoPayConfirm');
  await accessible(page);
  await keys.press(portal.primary);
  await expect(portal.problem).toContainText('Check the box to turn on autopay, or continue without it.');
  await accessible(page);

  await portal.main.getByRole('button', { name: 'Use another card or bank account' }).click();
  await portal.settled('AutoPayUpdatePaymentMethod');
  await accessible(page);
  await keys.press(portal.main.getByRole('button', { name: 'Add a card' }));
  await portal.settled('AutoPayAddMethod');
  await portal.enterCard(DEBIT_CARD);
  await accessible(page);
  await keys.press(portal.primary);
  await portal.settled('AutoPayConfirm');
  await expect(portal.main).toContainText('5556');
  await keys.press(portal.main.getByRole('button', { name: 'Use another card or bank account' }));
  await portal.settled('AutoPayUpdatePaymentMethod');
  await keys.choose(portal.main.getByRole('radio', { name: /6789/ }));
  await keys.press(portal.primary);
  await portal.settled('AutoPayConfirm');
  await expect(portal.main).toContainText('6789');
  const box = portal.main.locator('input[name="agreed"]');
  await keys.goTo(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await keys.press(portal.primary);
  await expect(portal.main.locator('.notice-good')).toContainText('Autopay is on');
  await accessible(page);

  await page.reload();
  await portal.settled('AutoPayConfirm');
  await expect(portal.main).toContainText('6789');
  await accessible(page);
  await portal.main.getByRole('button', { name: 'Turn off autopay' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await accessible(page);
  await question.locator('.button-danger').click();
  await expect(portal.main.locator('.notice-good')).toContainText('Autopay is off');
});

test('A payment asks Fay about autopay before its review, and her receipt says that it is on (FLOW-AUTO-01, FLOW-AUTO-02, FLOW-AUTO-03)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('fay', 'InstaLoan');
  const began = await lender.now();
  await portal.withSession('fay@example.com');
  await page.goto(`/InstaLoan/Accounts/${loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();

  await portal.settled('AutoPayConfirm');
  await portal.main.locator('input[name="agreed"]').check();
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await expect(portal.main).toContainText('Autopay');
  await accessible(page);
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
  await expect(portal.main).toContainText('Autopay');
  await accessible(page);
  expect(await lender.charges(loanId, began)).toHaveLength(1);

  await page.goto(`/InstaLoan/Accounts/${loanId}/Payment/AutoPayConfirm`);
  await portal.settled('AutoPayConfirm');
  await expect(portal.main).toContainText('Autopay is on');
});

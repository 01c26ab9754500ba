import { accessible, expect, test } from '../kit/test.ts';

test('Sam renews the loan that he shares with Ann: she reads it on her accounts and on the loan, and can still pay (part of ROLE-007)', async ({
  portal,
  page,
  lender,
}) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await lender.lock(loanId, 'sam');
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/Accounts');
  await portal.settled('Dashboard');
  await expect(portal.main).toContainText('Sam Ortega is refinancing this loan now');
  await accessible(page);
  await page.goto(`/TitleMax/Accounts/${loanId}`);
  await portal.settled('AccountDetails');
  await expect(portal.main).toContainText('Sam Ortega is refinancing this loan now');
  await accessible(page);
  await portal.primary.click();
  await portal.on('MakePayment');
});

import { accessible, expect, test } from '../kit/test.ts';

test('Lou has 200 loans: a line for each, the late ones and those of this week unfolded, and she finds one by its number', async ({
  portal,
  lender,
  page,
}) => {
  const lou = await lender.person('lou');
  expect(lou.loans).toHaveLength(200);
  await portal.signIn('lou@example.com');
  await expect(portal.main.locator('.account-line')).toHaveCount(lou.loans.length);
  await expect(portal.main.locator('.standing')).toBeVisible();
  await accessible(page);
  const { loanId = '' } = lou.loans[150] ?? {};
  await page.locator('#search').fill(loanId);
  await expect(portal.main.locator('.account-line')).toHaveCount(1);
  await accessible(page);
  await page.locator('#search').fill('no such loan');
  await expect(portal.main.locator('.account-line')).toHaveCount(0);
  await expect(portal.main.getByRole('status')).toContainText('No account matches “no such loan”.');
  await page.locator('#search').fill(loanId);
  await portal.main.locator('.account-line a').click();
  await portal.settled('AccountDetails');
  await expect(page).toHaveURL(new RegExp(`/${loanId}$`, 'u'));
});

test('Lou reads 5,010 lines of history, one page at a time', async ({ portal, lender, page }) => {
  const [long] = (await lender.person('lou')).loans;
  await portal.withSession('lou@example.com');
  await portal.openLoan('TitleMax', long?.loanId ?? '');
  const rows = portal.main.locator('.history-row');
  await expect(rows).toHaveCount(20);
  const more = portal.main.getByRole('button', { name: 'Show more' });
  for (const count of [40, 60, 80]) {
    await more.click();
    await expect(rows).toHaveCount(count);
  }
  await expect(more).toBeFocused();
  await accessible(page);
});

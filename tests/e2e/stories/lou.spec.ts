import { accessible, expect, test } from '../kit/test.ts';

test('Lou sees all her 200 loans', async ({ portal, lender, page }) => {
  const lou = await lender.person('lou');
  expect(lou.loans).toHaveLength(200);
  await portal.signIn('lou@example.com');
  await expect(portal.main.getByRole('listitem')).toHaveCount(lou.loans.length);
  await accessible(page);
});

test('Lou reads 5,010 lines of history, one page at a time', async ({ portal, lender, page }) => {
  const [long] = (await lender.person('lou')).loans;
  await portal.signIn('lou@example.com');
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

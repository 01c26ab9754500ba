import { PASSWORD } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** PROD-022, ROUTE-024, FLOW-LINK-03 */
test('Zoe, who has no loans, links an account and sees its loan; later another takes its place, by the link in her mail (ROUTE-021 to ROUTE-023, FLOW-LINK-01, FLOW-LINK-05)', async ({
  portal,
  page,
  lender,
}) => {
  await portal.signIn('zoe@example.com');
  await portal.settled('Home');
  await portal.primary.click();
  await portal.settled('LinkAccountOptions');
  await accessible(page);
  await portal.primary.click();

  await portal.settled('LinkAccount');
  await portal.primary.click();
  await expect(page.locator('#loanNumber')).toHaveAttribute('aria-invalid', 'true');
  await accessible(page);
  await page.locator('#loanNumber').fill('10101-2020001-1');
  await page.locator('#ssn').pressSequentially('078054120');
  await expect(page.locator('#ssn')).toHaveValue('078-05-4120');
  await page.locator('#dateOfBirth').pressSequentially('09281980');
  await page.locator('#phone').pressSequentially('5125550199');
  await portal.primary.click();

  await portal.settled('LinkAccountFailed');
  await accessible(page);
  await portal.primary.click();
  await portal.settled('LinkAccount');
  await expect(page.locator('#dateOfBirth')).toHaveValue('09/28/1980');
  await expect(page.locator('#ssn')).toHaveValue('');
  await page.locator('#phone').fill('(512) 555-0120');
  await portal.primary.click();

  await portal.settled('Dashboard');
  await expect(portal.main).toContainText('Personal loan');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/078-?05-?4120/);

  await page.goto('/LinkAccountOptions');
  await portal.settled('LinkAccountOptions');
  await portal.main.getByRole('button', { name: 'Replace an account' }).click();
  await portal.settled('LinkAccount');
  await page.locator('#loanNumber').fill('10103-2020002-1');
  await page.locator('#dateOfBirth').fill('09/28/1980');
  await page.locator('#phone').fill('(512) 555-0120');
  await portal.primary.click();
  await portal.settled('ReplaceAccount');
  await expect(page).toHaveURL(/\/LinkAccountOptions\/ReplaceAccount$/);
  await page.locator('#username').fill('zoe@example.com');
  await page.locator('#password').fill('Wrong-2026');
  await portal.primary.click();
  await expect(portal.problem.first()).toBeVisible();
  const mail = (await lender.messages('zoe@example.com')).find(({ kind }) => kind === 'accountReplacement');
  await page.goto(/https?:\S+returnId=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link');
  await portal.settled('ConfirmAccountReplacement');
  await accessible(page);
  await page.locator('#username').fill('zoe@example.com');
  await page.locator('#password').fill(PASSWORD);
  await portal.primary.click();
  await portal.settled('Dashboard');
  await expect(portal.main).toContainText('Installment loan');
  expect((await lender.person('zoe')).loans.map(({ brand }) => brand)).toEqual(['InstaLoan']);
});

test('Bo has a customer record with each of two brands: on AccountSelect he chooses which one to work with (ROUTE-020)', async ({
  portal,
  page,
}) => {
  await portal.withSession('bo@example.com');
  await page.goto('/AccountSelect');
  await portal.settled('AccountSelect');
  await expect(portal.main.getByRole('article')).toHaveCount(2);
  await portal.main.getByRole('link', { name: 'Go to CheckSmart' }).click();
  await portal.settled('Dashboard');
  await expect(page).toHaveURL(/\/CheckSmart\/Accounts$/);
});

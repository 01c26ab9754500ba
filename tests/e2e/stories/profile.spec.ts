import { accessible, expect, test } from '../kit/test.ts';

test('Ann enters a new address by keyboard alone and sees it saved', async ({ portal, page }) => {
  await portal.signIn('ann@example.com');
  await page.goto('/TitleMax/CustomerProfile');
  await portal.settled('CustomerProfile');
  await accessible(page);
  await portal.main.getByRole('button', { name: 'Change addresses' }).press('Enter');
  const street = portal.main.getByRole('combobox', { name: 'House number and street' });
  await expect(street).toBeFocused();
  await street.fill('');
  await street.pressSequentially('742 mapl');
  await expect(portal.main.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await street.press('ArrowDown');
  await accessible(page);
  await street.press('Enter');
  await expect(street).toHaveValue(/^742 Maple/);
  await expect(street).toBeFocused();
  await expect(street).toHaveAttribute('aria-expanded', 'false');
  await portal.primary.click();
  await expect(portal.main.getByText('Saved.')).toBeVisible();
  await expect(portal.main.getByText(/^742 Maple/)).toBeVisible();
  await expect(portal.main.getByRole('button', { name: 'Change addresses' })).toBeFocused();
});

test('Nell adds a bank account: the portal shows the bank and the last four digits', async ({ portal, page, lender }) => {
  const account = '93027461805';
  await portal.signIn('nell@example.com', 'Dashboard');
  await page.goto('/CheckSmart/CustomerProfile');
  await portal.settled('CustomerProfile');
  await portal.main.getByRole('button', { name: 'Add bank account' }).click();
  await page.locator('#routingNumber').pressSequentially('990100146');
  await expect(page.locator('#bankName')).toHaveValue('First Lantern Bank');
  await page.locator('#accountNumber').pressSequentially(account);
  await page.locator('#bankName').focus();
  await expect(page.locator('#accountNumber')).toHaveAttribute('type', 'password');
  await lender.fault('POST /bankInfo', { status: 429 }, 1);
  await portal.primary.click();
  await expect(portal.problem).toContainText('Too many attempts to save your account information');
  await expect(page.locator('#accountNumber')).toHaveValue(account);
  await portal.primary.click();
  await expect(portal.main.getByText('Ends in 1805')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state, location.href]))).not.toContain(account);
});

test('Mia declares by keyboard that she left the military, also when the first answer is lost', async ({ portal, page, lender }) => {
  await portal.signIn('mia@example.com', 'Dashboard');
  await page.goto('/InstaLoan/CustomerProfile');
  await portal.settled('CustomerProfile');
  await expect(portal.main.getByText('You are a covered borrower')).toBeVisible();
  await portal.main.getByRole('button', { name: 'Change military service' }).press('Enter');
  await expect(portal.main.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await accessible(page);
  await lender.fault('POST /militarystatus', { status: 503 }, 1);
  await portal.primary.press('Enter');
  await expect(portal.problem).toContainText('Saving it again does no harm.');
  await expect(portal.main.getByRole('radio', { name: 'No' })).toBeChecked();
  await portal.primary.press('Enter');
  await expect(portal.main.getByText('Saved.')).toBeVisible();
  await expect(portal.main.getByText(/^You are not on active duty/)).toBeVisible();
  await expect(portal.main.getByRole('button', { name: 'Change military service' })).toBeFocused();
});

import { portalOf } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

test('Ann enters a new address by keyboard alone and sees it saved', async ({ portal, page }) => {
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/CustomerProfile');
  await portal.settled('CustomerProfile');
  await accessible(page);
  await portal.main.getByRole('button', { name: 'Change addresses' }).press('Enter');
  const street = portal.main.getByRole('combobox', { name: 'Street address' });
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
  await portal.withSession('nell@example.com');
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
  await portal.withSession('mia@example.com');
  await page.goto('/InstaLoan/CustomerProfile');
  await portal.settled('CustomerProfile');
  await expect(portal.main.getByText('You are a covered borrower')).toBeVisible();
  await portal.main.getByRole('button', { name: 'Change military service' }).press('Enter');
  await expect(portal.main.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })); // what is half under the fixed header is no small target
  await accessible(page);
  await lender.fault('POST /militarystatus', { status: 503 }, 1);
  await portal.primary.press('Enter');
  await expect(portal.problem).toContainText('It’s safe to save it again.');
  await expect(portal.main.getByRole('radio', { name: 'No' })).toBeChecked();
  await portal.primary.press('Enter');
  await expect(portal.main.getByText('Saved.')).toBeVisible();
  await expect(portal.main.getByText(/^You are not on active duty/)).toBeVisible();
  await expect(portal.main.getByRole('button', { name: 'Change military service' })).toBeFocused();
});

/** The device of somebody else: Ann's password, another browser. */
test('Ann finds a strange device, locks her profile, and nobody can sign in; Login says whom to call (OPEN-016, FLAG-010)', async ({
  portal,
  page,
  browser,
}) => {
  const stranger = await (await browser.newContext()).newPage();
  const theirs = portalOf(stranger);
  await theirs.signIn('ann@example.com');
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/CustomerProfile');
  await portal.settled('CustomerProfile');
  await portal.main.locator('summary', { hasText: 'My devices' }).press('Enter');
  await portal.main
    .getByRole('button', { name: /^This was not me: .+ on / })
    .first()
    .press('Enter');
  const question = page.getByRole('dialog', { name: 'Lock your profile?' });
  await expect(question.getByRole('heading')).toBeFocused();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await portal.main.getByRole('button', { name: 'This was not me: a code I didn’t ask for' }).press('Enter');
  await question.getByRole('button', { name: 'Lock my profile' }).click();
  await portal.settled('Login');
  await expect(portal.main.getByText('Your profile is locked')).toBeVisible();
  await accessible(page);
  await stranger.goto('/TitleMax/Accounts');
  await theirs.settled('Login');
  await expect(theirs.main.getByText('Your profile is locked')).toBeVisible();
  await stranger.context().close();
  await portal.main
    .getByRole('button', { name: 'Contact us' })
    .or(portal.main.getByRole('link', { name: 'Contact us' }))
    .first()
    .click();
  await portal.settled('ContactUs');
});

test('the profile is four short groups; each row is a target of 48 px, also beside its chevron', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/CustomerProfile');
  await portal.settled('CustomerProfile');
  await expect(portal.main.getByRole('heading', { level: 2 })).toHaveText(['About you', 'Contact', 'Sign-in and security', 'Preferences']);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_600);
  const rows = portal.main.locator('.profile-row:has(button), summary');
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await portal.main.getByText('By email and text message').click({ position: { x: 2, y: 2 }, force: true }); // the row's button lies over it
  await expect(portal.main.getByRole('group', { name: 'How should we send you messages?' })).toBeVisible();
});

test('Ann finds in her profile what she agreed to, and reads it again (ROUTE-098, ROUTE-099)', async ({ portal, page }) => {
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/CustomerProfile');
  await portal.settled('CustomerProfile');
  const agreed = portal.main.locator('summary', { hasText: 'What you agreed to' });
  await agreed.click();
  await expect(portal.main.getByText(/^You agreed to version/)).toBeVisible();
  await accessible(page);
  await portal.main.getByRole('link', { name: 'Read: messages and calls' }).click();
  await portal.settled('OptInDisclosures');
  await page.goto('/TitleMax/CustomerProfile');
  await portal.settled('CustomerProfile');
  await agreed.click();
  await portal.main.getByRole('link', { name: 'Read: terms of your account' }).click();
  await portal.settled('TermsConditions');
});

test('Otto, in bankruptcy, reads on his Dashboard what that means; the Experian disclosure is there to read (CALL-022, ERR-040)', async ({
  portal,
  page,
  lender,
}) => {
  await portal.withSession('otto@example.com');
  await page.goto('/InstaLoan/Accounts');
  await portal.settled('Dashboard');
  await expect(portal.main.getByText('You have an account that is part of a bankruptcy.')).toBeVisible();
  await accessible(page);
  await lender.fault('GET /experianStatus', { status: 500 }, 1);
  await page.reload();
  await portal.settled('Dashboard');
  await expect(portal.main.getByText('You have an account that is part of a bankruptcy.')).toBeVisible();
  await expect(portal.problem).toHaveCount(0);
  await expect(portal.main.getByRole('link', { name: /^Experian disclosure/ })).toHaveCount(0);
  await page.reload();
  await portal.settled('Dashboard');
  await portal.main.getByRole('link', { name: /^Experian disclosure/ }).click();
  await portal.settled('ExperianDisclosure');
});

import { accessible, expect, test } from '../kit/test.ts';

const PASSWORD = 'Brandnew2026';

test('Nora registers, enters the code, and is signed in with the new password (ROUTE-004, ROUTE-008, ROUTE-009, ROUTE-010, FLOW-AUTH-02)', async ({
  portal,
  lender,
  page,
}) => {
  const nora = `nora${Date.now()}@example.com`;
  await page.goto('/Register');
  await portal.settled('Register');
  await accessible(page);
  await page.locator('#username').fill(nora);
  await page.locator('#password').fill('short');
  await portal.primary.click();
  await expect(portal.problem).toBeVisible();
  await expect(page.locator('#username')).toHaveValue(nora);
  await page.locator('#password').fill(PASSWORD);
  await portal.primary.click();

  await portal.settled('RegisterVerificationMethod');
  await accessible(page);
  await portal.primary.click(); // the only method is preselected

  await portal.settled('RegisterVerificationCode');
  await accessible(page);
  const code = page.locator('#code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await page.reload(); // as after reading e-mail in the same tab
  await portal.settled('RegisterVerificationCode');
  const sent = (await lender.messages(nora))[0]?.text.match(/\d{6}/)?.[0] ?? 'no code was sent';
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await portal.primary.click();

  await portal.settled('VerifyConfirm');
  await accessible(page);
  await portal.primary.click(); // the reload has cleared the password
  await portal.settled('Login');
  await expect(page.locator('#username')).toHaveValue(nora);
  await page.locator('#password').fill(PASSWORD);
  await portal.primary.click();
  await expect(portal.main).not.toHaveAttribute('data-screen', 'Login');
});

/** The sandbox prints its usage events. */
test('Uma, who is not verified, gets a code from Login, looks whether her address is right, and is signed in after it (ROUTE-005 to ROUTE-007, FLOW-AUTH-03)', async ({
  portal,
  lender,
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (line) => printed.push(line.text()));
  const inVerification = () => expect(page).toHaveURL(/\/Verification(\/\w+)?$/);
  await page.goto('/');
  await portal.settled('Login');
  await portal.fillLogin('uma@example.com');
  await portal.primary.click();
  await portal.settled('VerifyWarning');
  await inVerification();
  await accessible(page);
  await portal.primary.click();
  await portal.settled('RegisterVerificationMethod');
  await inVerification();
  await page.locator('input[name="method"]').first().check();
  await portal.primary.click();
  await portal.settled('RegisterVerificationCode');
  await inVerification();
  await portal.main.getByRole('button', { name: 'I didn’t get the code' }).click();
  await portal.settled('VerifyEmail');
  await inVerification();
  await expect(page.locator('#username')).toHaveValue('uma@example.com');
  await expect.poll(() => printed.filter((line) => line.includes('screen viewed') && line.includes('VerifyEmail')).length).toBe(1);
  await portal.main.getByRole('button', { name: 'Back to the code' }).click();
  await portal.settled('RegisterVerificationCode');
  await page.locator('#code').fill((await lender.messages('uma@example.com'))[0]?.text.match(/\d{6}/)?.[0] ?? 'no code was sent');
  await portal.primary.click();
  await portal.settled('VerifyConfirm');
  await inVerification();
  await portal.primary.click();
  await portal.settled('Dashboard');
});

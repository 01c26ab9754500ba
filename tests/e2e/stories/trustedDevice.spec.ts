import type { Control } from '../kit/control.ts';
import type { Portal } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** Tess signs in and requests a code by e-mail. */
async function askForCode(portal: Portal, lender: Control): Promise<string> {
  await portal.signIn('tess@example.com', 'TrustedDeviceWarning');
  await accessible(portal.page);
  await portal.primary.click();
  await expect(portal.page).toHaveURL(/\/TrustedDevice(\/VerificationMethod)?$/);
  await portal.settled('VerificationMethod');
  await expect(portal.page).toHaveURL(/\/TrustedDevice\/VerificationMethod$/);
  await portal.main.locator('input[value="email"]').check();
  await accessible(portal.page);
  await portal.primary.click();
  await portal.settled('VerificationCode');
  await accessible(portal.page);
  const mail = (await lender.messages('tess@example.com')).find(({ kind }) => kind === 'trustedDevice');
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('Tess checks where the code went, enters it and sees her loan (ROUTE-026 to ROUTE-029, FLOW-AUTH-15)', async ({
  portal,
  lender,
  page,
}) => {
  const code = await askForCode(portal, lender);
  await portal.main.getByRole('button', { name: 'I didn’t get the email' }).click();
  await portal.settled('Email');
  await expect(page).toHaveURL(/\/TrustedDevice\/Email$/);
  await portal.primary.click();
  await portal.settled('VerificationCode');
  await expect(page).toHaveURL(/\/TrustedDevice\/VerificationCode$/);
  await page.locator('#code').fill(code);
  await portal.primary.click();
  await portal.settled('Dashboard');
  await expect(portal.main).toContainText('Title loan');
});

test('three wrong codes sign Tess out, and Login says why (FLOW-AUTH-15)', async ({ portal, lender, page }) => {
  const right = await askForCode(portal, lender);
  for (let tries = 0; tries < 2; tries++) {
    await page.locator('#code').fill(right === '111111' ? '222222' : '111111');
    await portal.primary.click();
    await expect(portal.problem.first()).toBeVisible();
    await portal.settled('VerificationCode');
  }
  await page.locator('#code').fill(right === '111111' ? '222222' : '111111');
  await portal.primary.click();
  await portal.settled('Login');
  await expect(portal.problem).toContainText('this device isn’t confirmed');
});

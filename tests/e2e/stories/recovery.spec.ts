import type { Control } from '../kit/control.ts';
import type { Portal } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

const NEW = 'Lantern-2041';

/** The code of the newest message to somebody. */
async function codeFor(lender: Control, to: string): Promise<string> {
  const code = (await lender.messages(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** From the choice of a method to the sign-in with the new password. */
async function chooseNew({ portal, lender, to }: { portal: Portal; lender: Control; to: string }): Promise<void> {
  await portal.settled('ForgotPasswordVerificationMethod');
  await accessible(portal.page);
  await portal.primary.click();
  await portal.settled('ForgotPasswordVerificationCode');
  await accessible(portal.page);
  await portal.page.locator('#code').fill(await codeFor(lender, to));
  await portal.primary.click();
  await portal.settled('ResetPassword');
  await portal.page.locator('#newPassword').fill('lantern');
  await expect(portal.main.locator('[data-met="true"]')).toHaveCount(2); // lower case, no spaces
  await portal.primary.click();
  await expect(portal.problem).toBeFocused();
  await accessible(portal.page);
  await portal.page.locator('#newPassword').fill(NEW);
  await expect(portal.main.locator('[data-met="false"]')).toHaveCount(0);
  await portal.primary.click();
  await portal.settled('Login');
  await expect(portal.main.locator('[role="status"]')).toBeVisible();
  await expect(portal.page.locator('#username')).toHaveValue(to);
  await portal.page.locator('#password').fill(NEW);
  await portal.primary.click();
}

/** OPEN-005 */
test('Ann forgot her password: after three attempts she gets a code, sets a new password, and sees her loans (FLOW-AUTH-12, FLOW-AUTH-13, ROUTE-011 to ROUTE-017, ERR-043)', async ({
  portal,
  lender,
  page,
}) => {
  await page.goto('/');
  await portal.settled('Login');
  for (let tries = 1; tries <= 3; tries++) {
    await portal.fillLogin('ann@example.com', 'Wrong-2026');
    await portal.primary.click();
    if (tries < 3) await portal.settled('Login');
    if (tries < 3) await expect(portal.problem).toBeVisible();
  }
  await portal.settled('ForgotPassword');
  await expect(page.locator('#username')).toHaveValue('ann@example.com');
  await accessible(page);
  await portal.primary.click();
  await chooseNew({ portal, lender, to: 'ann@example.com' });
  await portal.settled('Home');
});

test('Pia must reset the password before anything else (FLOW-AUTH-04, ROUTE-015)', async ({ portal, lender, page }) => {
  await page.goto('/');
  await portal.settled('Login');
  await portal.fillLogin('pia@example.com');
  await portal.primary.click();
  await portal.settled('SecureAccount');
  await accessible(page);
  await portal.primary.click();
  await chooseNew({ portal, lender, to: 'pia@example.com' });
  await expect(portal.main).not.toHaveAttribute('data-screen', 'Login');
});

test('Ann opens a link and must set a new password first: when she has signed in with it, the payment of the link opens (GUARD-009)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const refusal = { Error: 'Password reset required for the user', errorCode: 'PasswordResetRequiredException' };
  await lender.fault('POST /signatureAuth', { status: 400, body: refusal }, 1);
  await page.goto(await lender.link(loanId, { guest: false }));
  await portal.settled('SecureAccount');
  await portal.primary.click();
  await portal.settled('ForgotPassword');
  await page.locator('#username').fill('ann@example.com');
  await portal.primary.click();
  await chooseNew({ portal, lender, to: 'ann@example.com' });
  await portal.settled('MakePayment');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Accounts/${loanId}/Payment$`));
});

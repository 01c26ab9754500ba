import { accessible, expect, test } from '../kit/test.ts';
import { PASSWORD } from '../kit/portal.ts';

test('A new customer must read and accept the terms first, and can read the accepted terms later; declining signs the customer out (ROUTE-098, ROUTE-101, OPEN-003)', async ({
  portal,
  lender,
  page,
}) => {
  const name = `new.${crypto.randomUUID()}@example.com`;
  const ask = (method: string, call: string, body: object) =>
    page.request.fetch(`/api/${call}`, { method, data: body, headers: { 'content-type': 'application/json' } });
  await ask('POST', 'registerUser', { username: name, password: PASSWORD, guestCardIds: [] });
  await ask('PUT', 'confirmuser', { username: name });
  const [mail] = await lender.messages(name);
  await ask('POST', 'confirmuser', { username: name, verificationCode: /\d{6}/.exec(mail?.text ?? '')?.[0] });

  await portal.signIn(name, 'TermsConditionsConsent');
  await accessible(page);
  await expect(page.locator('#agreed')).not.toBeChecked();
  await page.locator('main').getByRole('button', { name: 'I don’t agree: sign out' }).click();
  await portal.settled('Login');
  await expect(portal.main).toContainText('You didn’t agree to the terms.');

  await portal.signIn(name, 'TermsConditionsConsent');
  await portal.primary.click();
  await expect(portal.problem).toBeVisible();
  await page.locator('#agreed').focus();
  await page.keyboard.press('Space');
  await portal.primary.click();
  await portal.settled('Home');
  await page.goto('/TitleMax/TermsConditions');
  await portal.settled('TermsConditions');
  await expect(portal.main).toContainText('Agreed on');
  await accessible(page);
});

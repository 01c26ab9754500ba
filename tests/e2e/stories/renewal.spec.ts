import type { Control } from '../kit/control.ts';
import type { Portal } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const SAMS_PHONE = '5125550102';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(AUSTIN);
});

/** Signs in, chooses what is due on Ann's title loan, and "pay and renew". */
async function renews(portal: Portal, lender: Control, name: string): Promise<string> {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.signIn(`${name}@example.com`);
  await portal.page.goto(`/TitleMax/Accounts/${loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await accessible(portal.page);
  await portal.main.getByRole('button', { name: /refinanc.*345/ }).click();
  await portal.settled('ProductSwitch');
  await accessible(portal.page);
  return loanId;
}
async function keepsProduct({ main, primary }: Portal): Promise<void> {
  await main.locator('input[name="product"][value="same"]').click();
  await primary.click();
}
/** Sam reads the newest message to him out to Ann. */
async function bringsCode(portal: Portal, lender: Control): Promise<void> {
  await portal.settled('AltPartyVerifyCode');
  await accessible(portal.page);
  await portal.primary.click();
  await portal.settled('VerificationMethod');
  await accessible(portal.page);
  await portal.main.locator('input[name="method"]').first().click();
  await portal.primary.click();
  await portal.settled('VerificationCode');
  await accessible(portal.page);
  const [newest] = await lender.messages(SAMS_PHONE);
  await portal.main.locator('input[name="code"]').fill(/\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '');
  await portal.primary.click();
}
/** Reads each paper, and confirms them as Ann. */
async function agrees({ page, main, primary, settled }: Portal): Promise<void> {
  await settled('AccountDisclosures');
  await accessible(page);
  for (const read of await main.locator('#papers button').all()) {
    await read.click();
    const paper = page.getByRole('dialog');
    await expect(paper).toBeVisible();
    await paper.locator('.button-primary').click();
    await expect(paper).toBeHidden();
  }
  await main.locator('input[name="name"]').fill('Ann Ashby');
  await main.locator('input[name="initials"]').fill('AA');
  await primary.click();
}
/** On the lender's page: in a frame where there is room, otherwise in place of the portal. */
async function signs(portal: Portal): Promise<void> {
  const { page, main } = portal;
  await portal.on('DocuSignView');
  const frame = main.locator('iframe');
  await expect(frame.or(portal.primary)).toBeVisible();
  const isFramed = await frame.isVisible();
  await accessible(page);
  if (!isFramed) await portal.primary.click();
  const papers = isFramed ? page.frameLocator('iframe') : page;
  await papers.locator('input[name="read"]').check();
  await papers.locator('#name').fill('Ann Ashby');
  await papers.locator('button[value="sign"]').click();
  await portal.settled('DocuSignView');
  await expect(main.locator('.notice-good')).toBeVisible();
  await accessible(page);
  await portal.primary.click();
}

test('Ann renews her title loan with roadside assistance: she brings Sam’s code, reads and signs, pays $345.00 once, and sees her new loan (ROUTE-069, ROUTE-079, ROUTE-080, ROUTE-082, ROUTE-083, FLOW-REFI-19)', async ({
  portal,
  lender,
  page,
}) => {
  const loanId = await renews(portal, lender, 'ann');
  await keepsProduct(portal);
  await bringsCode(portal, lender);
  await portal.settled('AncillaryProducts');
  await accessible(page);
  await portal.main.locator('input[type="checkbox"]').first().check();
  await portal.primary.click();
  await portal.settled('AncillaryProductsConfirm');
  await accessible(page);
  await portal.main.locator('input[name="agreed"]').check();
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('GpsLocation');
  await accessible(page);
  await portal.primary.click();
  await page.getByRole('dialog').locator('.button-primary').click();
  await agrees(portal);
  await signs(portal);

  await portal.settled('ReviewPayment');
  await expect(portal.main).toContainText('$345.00');
  await expect(portal.main).toContainText('Roadside assistance, in the new loan$49.00');
  await accessible(page);
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.on('ConfirmPayment');
  await expect(portal.main).toContainText('$345.00');
  await accessible(page);
  expect((await lender.ledger(loanId)).filter(({ kind }) => kind === 'refinance').map(({ cents }) => cents)).toEqual([34_500]);
  await portal.primary.click();
  await portal.settled('AccountDetails');
  await expect(portal.main).toContainText('$1,916.15');
});

test('Sam renews the loan while Ann holds it: he reads her name, his payment is dropped, and he goes back to the account (ROUTE-061, FLOW-REFI-05)', async ({
  portal,
  lender,
  page,
}) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await lender.lock(loanId, 'ann');
  await renews(portal, lender, 'sam');
  await keepsProduct(portal);
  await portal.settled('AlternateBlocked');
  await expect(portal.main).toContainText('Ann Ashby');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('amountType');
  await accessible(page);
  await portal.primary.click();
  await portal.settled('AccountDetails');
});

test('Ann asks for the other kind of loan: the switch is a question of its own, with its rate, and she can decline it (ROUTE-115)', async ({
  portal,
  lender,
  page,
}) => {
  await renews(portal, lender, 'ann');
  await portal.main.locator('input[name="product"][value="other"]').click();
  await portal.primary.click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await accessible(page);
  await question.locator('button:not(.button-primary)').last().click();
  await portal.settled('ProductSwitch');
  await expect(question).toBeHidden();
});

import type { Control } from '../kit/control.ts';
import { byKeys } from '../kit/keys.ts';
import { AUSTIN, checkLocation, COLUMBUS, standsIn, TULSA } from '../kit/places.ts';
import type { Portal } from '../kit/portal.ts';
import { renewing } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** A lender that wants the location of plain payments, too. */
const wantsLocation = (lender: Control) => lender.fault('GET /configsettings', { body: { gpsCheckPlainPayment: true } });

/** Ann signs in, and goes on with $20.00; the location comes next (OPEN-040). */
async function toLocation(portal: Portal, lender: Control): Promise<string> {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await portal.startPayment('TitleMax', loanId, '20');
  await portal.settled('GpsLocation');
  return loanId;
}

/** Dot wants $500.00 in cash on her card, and accepts its papers. */
async function acceptsThePapersOfADraw(portal: Portal, lender: Control): Promise<void> {
  const { loanId } = await lender.loan('dot', 'TitleMax');
  await portal.withSession('dot@example.com');
  await portal.page.goto(`/TitleMax/Accounts/${loanId}/Payment/GetCashAmount`);
  await portal.settled('GetCashAmount');
  await portal.page.locator('#amount').fill('500');
  await portal.primary.click();
  await portal.settled('ManageDisburseMethod');
  await portal.primary.click();
  await portal.settled('GetCashNotice');
  await portal.main.locator('input[name="agreed"]').check();
  await portal.primary.click();
}

/** From the review to the receipt. */
async function pay(portal: Portal): Promise<void> {
  await portal.page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.on('ConfirmPayment');
}

test('Ann’s location is checked by keyboard after the amount and before the card, and $20.00 are charged once (ROUTE-092, ROUTE-114, FLOW-GEO-02)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, AUSTIN);
  await wantsLocation(lender);
  const keys = byKeys(page);
  const began = await lender.now();
  const loanId = await toLocation(portal, lender);
  await accessible(page);
  await keys.press(portal.primary);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await accessible(page);
  await keys.press(dialog.locator('.button-primary'));
  await portal.settled('SelectPaymentMethod');
  await keys.press(portal.primary);
  await portal.settled('ReviewPayment');
  await expect(portal.main).toContainText('$20');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/30\.26|97\.74/);
  await pay(portal);
  expect(await lender.charges(loanId, began)).toHaveLength(1);
});

test('Ann’s browser does not allow it: she reads how to switch it on, allows it, and goes on with her payment (ROUTE-093, FLOW-GEO-07)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await wantsLocation(lender);
  await toLocation(portal, lender);
  await checkLocation(portal);
  await portal.settled('GpsLocationDisabled');
  await accessible(page);
  await standsIn(context, AUSTIN);
  await expect(portal.main).toHaveAttribute('data-screen', 'GpsLocation'); // the browser reports the change
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await expect(portal.main).toContainText('$20');
});

test('Ann is in Oklahoma: she cannot go on, and cannot try again before her time, also after a reload (FLOW-GEO-02, FLOW-REFI-14, OPEN-008)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, TULSA);
  await wantsLocation(lender);
  await toLocation(portal, lender);
  await checkLocation(portal);
  await expect(portal.problem).toContainText('You must be in the same state as your store to continue.');
  await expect(portal.problem).toContainText('Your device is in Oklahoma. Your store is in Texas.');
  await expect(portal.primary).toHaveAttribute('aria-disabled', 'true');
  await expect(portal.main).toContainText('You can try again in 15 minutes.');
  await accessible(page);
  await page.reload();
  await portal.settled('GpsLocation');
  await expect(portal.primary).toHaveAttribute('aria-disabled', 'true');
  await portal.main.locator('.button-quiet').last().click();
  await portal.settled('MakePayment');
  await expect(portal.main.locator('#amount')).toHaveValue('$20.00');
});

test('a payment is refused because the location has run out: the page says that nothing was charged, and it is paid after a new check (ERR-029)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, AUSTIN);
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const began = await lender.now();
  await portal.withSession('ann@example.com');
  await portal.review('TitleMax', loanId, 'minimumDue');
  const body = { Error: 'Error validating your location, please try again.', errorCode: 'LocationMissing' };
  await lender.fault('POST /payment', { status: 422, body }, 1);
  await portal.primary.click();
  await portal.settled('GpsLocation');
  await expect(portal.main).toContainText('Nothing was charged.');
  await accessible(page);
  expect(await lender.charges(loanId, began)).toEqual([]);
  await checkLocation(portal);
  await portal.settled('ReviewPayment');
  await pay(portal);
  expect(await lender.charges(loanId, began)).toHaveLength(1);
});

test('the check fails: the page says so in the specification’s words, and it can be repeated (ERR-029)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, AUSTIN);
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment/GpsLocation`);
  await portal.settled('GpsLocation');
  await lender.fault('GET /refiallowedstatus', { status: 500 });
  await checkLocation(portal);
  await expect(portal.problem).toContainText('Error validating your location, please try again.');
  await accessible(page);
  await lender.heal();
  await portal.primary.click();
  await portal.settled('MakePayment');
});

test('Bo’s state needs his consent; he does not give it and is at his Dashboard, in Spanish (part of FLOW-REFI-13)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, COLUMBUS);
  const { loanId } = await lender.loan('bo', 'CheckSmart');
  await portal.speak('es');
  await portal.withSession('bo@example.com');
  await page.goto(`/CheckSmart/Accounts/${loanId}/Payment/GpsLocation`);
  await portal.settled('GpsLocation');
  await accessible(page);
  await checkLocation(portal);
  await expect(portal.main.locator('h2')).toContainText('¿Está usted ahora en Ohio?');
  await accessible(page);
  await portal.main.locator('.button-secondary').click();
  await portal.settled('Dashboard');
});

for (const language of ['en', 'es'] as const)
  test(`Ann watches the video about her location in a tab of its own, by keyboard; a blocked tab leaves her a plain link, in ${language} (CALL-063, ERR-032)`, async ({
    portal,
    lender,
    page,
  }) => {
    const { loanId } = await lender.loan('ann', 'TitleMax');
    await portal.speak(language);
    await portal.withSession('ann@example.com');
    await page.goto(`/TitleMax/Accounts/${loanId}/Payment/GpsLocation`);
    await portal.settled('GpsLocation');
    const video = portal.main.getByRole('button', { name: /video/ });
    const [opened] = await Promise.all([page.waitForEvent('popup'), byKeys(page).press(video)]);
    await opened.waitForURL(/\/sandbox-pages\/videos\/gpsLocation$/);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await video.click();
    const link = portal.problem.getByRole('link');
    await expect(link).toHaveAttribute('href', '/sandbox-pages/videos/gpsLocation');
    await accessible(page);
    const [plain] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await plain.waitForURL(/\/sandbox-pages\/videos\/gpsLocation$/);
    await plain.close();
    await lender.fault('GET /videoUrl', { status: 500 });
    await video.click();
    await expect(link).toHaveCount(0); // the earlier note, which has the same title, is gone
    await expect(portal.problem).toContainText(language === 'en' ? 'Unable to open the link' : 'No se pudo abrir el enlace');
    await accessible(page);
    await lender.heal();
    await portal.problem.locator('button.button-secondary').click();
    await expect(video).toBeFocused();
    await expect(portal.problem.getByRole('link')).toBeVisible(); // found, and blocked again
  });

test('Dot reloads while she is asked where she is for her cash, and goes on with her cash, not with a payment (OPEN-040)', async ({
  portal,
  lender,
  page,
  context,
}) => {
  await standsIn(context, AUSTIN);
  await acceptsThePapersOfADraw(portal, lender);
  await portal.settled('GpsLocation');
  await page.reload();
  await portal.settled('GpsLocation');
  await checkLocation(portal);
  await portal.settled('ConfirmDisbursement');
  await expect(portal.main).toContainText('$500');
});

/** Each check is on unless the lender switches it off. @layer UI */
test.describe('the location checks of the lender (FLOW-GEO-01)', () => {
  for (const [checks, off, screen] of [
    ['by default', {}, 'GpsLocation'],
    ['without that of payments', { gpsCheckPayment: false }, 'GpsLocation'],
    ['without that of refinances', { gpsCheckRefinance: false }, 'GpsLocation'],
    ['without both', { gpsCheckPayment: false, gpsCheckRefinance: false }, 'ProductSwitch'],
  ] as const)
    test(`${checks}: the amount of Mia’s renewal leads to ${screen}`, async ({ portal, lender }) => {
      await lender.fault('GET /configsettings', { body: off });
      const { loanId } = await lender.loan('mia', 'InstaLoan');
      const mia = renewing({ portal, lender, fullName: 'Mia Castellano', initials: 'MC', looks: () => Promise.resolve() });
      await portal.withSession('mia@example.com');
      await mia.begins('InstaLoan', loanId);
      await mia.choosesRenewal();
      await mia.arrives(screen);
    });

  for (const [checks, off, screen] of [
    ['by default', {}, 'GpsLocation'],
    ['without that of add-ons', { gpsCheckAddOn: false }, 'ConfirmDisbursement'],
  ] as const)
    test(`${checks}: the papers of Dot’s cash advance lead to ${screen}`, async ({ portal, lender }) => {
      await lender.fault('GET /configsettings', { body: off });
      await lender.fault('POST /addOnLock', { body: { alreadyLocked: false } }); // also without a position
      await acceptsThePapersOfADraw(portal, lender);
      await portal.settled(screen);
    });
});

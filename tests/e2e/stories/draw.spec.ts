import type { Control } from '../kit/control.ts';
import { keepsFocus } from '../kit/hand.ts';
import { byKeys } from '../kit/keys.ts';
import { AUSTIN, checkLocation, standsIn } from '../kit/places.ts';
import { DEBIT_CARD, portalOf, type Portal } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

test.beforeEach(({ context }) => standsIn(context, AUSTIN));

/** From the account to the choice of the way. */
async function wants500(portal: Portal, lender: Control): Promise<string> {
  const { loanId } = await lender.loan('dot', 'TitleMax');
  await portal.withSession('dot@example.com');
  await portal.page.goto(`/TitleMax/Accounts/${loanId}`);
  await portal.settled('AccountDetails');
  await portal.main.locator('a[href$="/Payment/GetCashAmount"]').click();
  await portal.settled('GetCashAmount');
  await accessible(portal.page);
  await portal.page.locator('#amount').fill('50000');
  await portal.primary.click();
  await expect(portal.problem).toBeVisible();
  await accessible(portal.page);
  await portal.page.locator('#amount').fill('500');
  await portal.primary.click();
  await portal.settled('ManageDisburseMethod');
  await accessible(portal.page);
  return loanId;
}

/** From the way to the review: the papers, and the location on its own screen. */
async function toReview(portal: Portal): Promise<void> {
  await portal.primary.click();
  await portal.settled('GetCashNotice');
  await accessible(portal.page);
  await portal.main.locator('input[name="agreed"]').check();
  await portal.primary.click();
  await portal.settled('GpsLocation');
  await accessible(portal.page);
  await checkLocation(portal);
  await portal.settled('ConfirmDisbursement');
  await accessible(portal.page);
}

test('Dot gets $500.00 on her card by keyboard: what she gets and owes is on the screen before, and the number after (ROUTE-086, ROUTE-087, ROUTE-088, ROUTE-090, FLOW-DRAW-07, FLOW-DRAW-13)', async ({
  portal,
  lender,
  page,
}) => {
  const keys = byKeys(page);
  await wants500(portal, lender);
  await expect(portal.main.locator('input[name="where"]').first()).toBeChecked();
  await expect(portal.main).toContainText('This card can’t receive money.');
  await toReview(portal);
  await expect(portal.main).toContainText('Balance after this cash advance');
  await keys.press(portal.primary);
  await expect(portal.main.locator('.receipt')).toBeVisible();
  await expect(portal.main).toContainText('Reference number');
  await expect(portal.main).toContainText('Visa ending in 5556');
  await keepsFocus(page);
  await accessible(page);
  await portal.primary.click();
  await portal.settled('AccountDetails');
});

test('Dot reloads her receipt: it reads the same, and nothing is sent or removed again; Back leads into no step, and a typed address only to a new cash advance (ROUTE-090, FLOW-DRAW-13, GUARD-020)', async ({
  portal,
  lender,
  page,
}) => {
  const loanId = await wants500(portal, lender);
  await toReview(portal);
  await portal.primary.click();
  await expect(portal.main.locator('.receipt')).toContainText('Reference number');
  const receipt = (await portal.main.textContent()) ?? '';
  await expect(portal.backInHeader, 'it would lead nowhere (GUARD-021)').toHaveCount(0);
  const booked = await lender.ledger(loanId);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfSession = pathname === '/api/iterableProfile'; // each page reports its customer
    if (pathname.startsWith('/api/') && request.method() !== 'GET' && !isOfSession) sent.push(pathname);
  });
  for (const time of ['once', 'twice']) {
    await page.reload();
    await portal.settled('ConfirmDisbursement');
    await expect(page, `reloaded ${time}`).toHaveURL(/\/Payment\/ConfirmDisbursement$/);
    await expect(portal.main).toHaveText(receipt);
  }
  await accessible(page);
  expect(sent).toEqual([]);
  expect(await lender.ledger(loanId)).toEqual(booked);

  for (const steps of [-1, -2]) {
    await page.evaluate((by) => history.go(by), steps);
    await expect(page).toHaveURL(/\/Payment\/ConfirmDisbursement$/);
    await expect(portal.main).toHaveText(receipt);
  }
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment/GetCashNotice`);
  await portal.settled('GetCashAmount');
  await expect(page.locator('#amount')).toHaveValue('');
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment/ConfirmDisbursement`);
  await portal.settled('ConfirmDisbursement');
  await portal.primary.click();
  await portal.settled('AccountDetails');
});

test('In Spanish, Dot has cash for her store, finds it after a reload, and cancels it (ROUTE-085, FLOW-DRAW-10)', async ({
  portal,
  lender,
  page,
}) => {
  await portal.speak('es');
  const loanId = await wants500(portal, lender);
  await portal.main.locator('input[name="where"][value="store"]').check();
  await toReview(portal);
  await portal.primary.click();
  await portal.settled('PendingDisbursement');
  await expect(portal.main).toContainText('Su efectivo lo espera');
  await expect(portal.backInHeader).toHaveCount(0);
  await accessible(page);
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment/GetCashAmount`);
  await portal.settled('PendingDisbursement');
  const looked = portal.main.getByRole('status').filter({ hasText: 'Última revisión: ' });
  const before = await looked.textContent();
  await expect(async () => {
    await portal.primary.click();
    await expect(looked).not.toHaveText(before ?? '', { timeout: 1000 }); // the clock shows seconds
  }).toPass();
  await portal.main.getByRole('button', { name: 'Cancelar este adelanto de efectivo' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await accessible(page);
  await question.locator('.button-danger').click();
  await expect(portal.main).toContainText('Su adelanto de efectivo está cancelado');
  await keepsFocus(page);
  await accessible(page);
});

test('the bank of Dot’s card declines her cash: a reload loses neither the reason nor what she chose, and another card is proposed', async ({
  portal,
  lender,
  page,
}) => {
  const reason = 'The money could not be sent to your card. Choose another card or another way.';
  await wants500(portal, lender);
  const proposed = await portal.main.locator('input[name="where"]:checked').getAttribute('value');
  await portal.main.getByRole('radio', { name: /0002/ }).check();
  await toReview(portal);
  await portal.primary.click();
  await expect(portal.main).toContainText(reason);
  await page.reload();
  await portal.settled('ConfirmDisbursement');
  await expect(portal.main).toContainText(reason);
  await expect(portal.main).toContainText('ending in 0002');
  await expect(portal.primary).toHaveAttribute('aria-disabled', 'true');
  await accessible(page);
  await portal.main.getByRole('button', { name: 'Change where it goes' }).click();
  await portal.settled('ManageDisburseMethod');
  await expect(portal.main.locator('input[name="where"]:checked')).toHaveValue(proposed ?? '');
});

test('Dot adds a debit card that can receive money: its first digits say so, and it gets her cash (ROUTE-089, FLOW-DRAW-05, FLOW-DRAW-06)', async ({
  portal,
  lender,
  page,
}) => {
  await wants500(portal, lender);
  await portal.main.getByRole('button', { name: 'Remove the card ending in 5556' }).click();
  await page.getByRole('dialog').locator('.button-danger').click();
  await expect(portal.main.locator('input[name="where"]:checked')).toHaveCount(0);
  await portal.main.getByRole('button', { name: 'Add a debit card' }).click();
  await portal.settled('AddDebitDisburseMethod');
  await portal.enterCard(DEBIT_CARD);
  await expect(portal.main.getByRole('status').filter({ hasText: 'it can receive money' })).toBeVisible();
  await accessible(page);
  await portal.primary.click();
  await portal.settled('ManageDisburseMethod');
  await expect(portal.main).toContainText('is saved and will get your cash');
  await expect(portal.main.locator('input[name="where"]:checked')).toHaveCount(1);
  await page.goBack(); // past the form
  await portal.settled('GetCashAmount');
});

test('Cash that Dot began on her phone goes on at its step on her laptop, and her phone no longer offers it once she has it (CONF-008)', async ({
  portal,
  lender,
  page,
  browser,
}) => {
  const saved = page.waitForRequest((request) => request.url().endsWith('/usercache') && (request.postData() ?? '').length > 100);
  await wants500(portal, lender);
  await saved;
  const laptop = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await standsIn(laptop, AUSTIN);
  const there = portalOf(await laptop.newPage());
  await there.signIn('dot@example.com', 'Dashboard');
  await expect(there.main).toContainText('You started to get cash and didn’t finish.');
  await accessible(there.page);
  await there.main.getByRole('link', { name: 'Continue getting cash' }).click();
  await there.settled('ManageDisburseMethod');
  await toReview(there);
  await expect(there.main).toContainText('$500.00');
  await there.primary.click();
  await expect(there.main.locator('.receipt')).toBeVisible();
  await page.goto('/');
  await portal.settled('Dashboard');
  await expect(portal.main).not.toContainText('You started to get cash');
  await laptop.close();
});

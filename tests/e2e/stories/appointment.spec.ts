import { byKeys } from '../kit/keys.ts';
import { accessible, expect, test } from '../kit/test.ts';

test.use({ timezoneId: 'America/New_York' });

test('Ann looks up her store, makes an appointment there by keyboard, and moves it to another store and time (PROD-017, PROD-018, ROUTE-056, ROUTE-062, FLOW-APPT-02, CALL-094)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  const keys = byKeys(page);
  await portal.withSession('ann@example.com');
  await portal.openLoan('TitleMax', loan.loanId);
  await keys.press(portal.main.locator('a[href*="/Stores/"]'));

  await portal.settled('StoreDetails');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Stores/${loan.storeId}$`));
  const map = portal.main.locator('img.store-map');
  await expect(map).toHaveAttribute('alt', /\w/);
  expect(await map.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
  await expect(portal.main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(portal.main.locator('.outside-link').first()).toHaveAttribute('href', /\/sandbox-pages\/map\?address=1200/);
  await accessible(page);

  await keys.press(portal.primary);
  await portal.settled('Appointment');
  await expect(portal.main).toContainText('Central Time');
  await accessible(page);
  await portal.primary.click();
  await expect(portal.problem).toBeVisible();
  await accessible(page);
  const time = portal.main.locator('input[name="time"]').last(); // the first ones of today may pass meanwhile
  await keys.choose(time);
  const clock = (await time.locator('xpath=ancestor::label').innerText()).trim();
  await expect(portal.primary).toContainText(clock);
  await keys.press(portal.primary);

  await expect(portal.main.locator('.notice-good')).toBeVisible();
  await expect(portal.main.locator('.appointment-clock')).toContainText(clock);
  await expect(portal.main).toContainText('Eastern Time');
  await accessible(page);
  expect((await lender.messages('ann@example.com')).some(({ kind }) => kind === 'appointment')).toBe(true);

  // the same after a reload: it is the lender's record
  await page.reload();
  await portal.settled('Appointment');
  await expect(portal.main.locator('.appointment-clock')).toContainText(clock);

  await portal.main.locator('.button-secondary').click();
  await expect(portal.main.locator('input[name="store"]')).toHaveCount(2);
  await portal.main.locator('input[name="store"][value="10110"]').click();
  await portal.settled('Appointment');
  await expect(portal.main).toContainText('Mountain Time');
  await portal.main.locator('input[name="time"]').last().click();
  await expect(portal.main.locator('input[name="time"]').last()).toBeChecked();
  await portal.primary.click();
  await expect(portal.main.locator('.notice-good')).toBeVisible();
  await expect(portal.main).toContainText('El Paso');
  const mail = (await lender.messages('ann@example.com')).find(({ kind }) => kind === 'appointment');
  expect(mail?.text).toContain('moved');
  await portal.primary.click();
  await portal.settled('AccountDetails');
});

/** ERR-016 */
test('The address of a store under another brand is replaced by the store’s own; an unknown store is named in the specification’s words (ROUTE-056)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await page.goto(`/InstaLoan/Stores/${loan.storeId}`);
  await portal.settled('StoreDetails');
  await expect(page).toHaveURL(new RegExp(`/TitleMax/Stores/${loan.storeId}$`));
  await expect(portal.main.locator('.notice-info')).toContainText('TitleMax');

  await page.goto('/TitleMax/Stores/99999');
  await portal.settled('StoreDetails');
  await expect(portal.problem).toContainText('Failed to get store detail information');
  await accessible(page);
  await lender.fault('GET /store', { status: 500, Error: 'The directory is closed.' });
  await page.goto(`/TitleMax/Stores/10110`);
  await portal.settled('StoreDetails');
  await expect(portal.problem).toContainText('Failed to get store detail information');
  await expect(portal.problem).toContainText('The directory is closed.');
  await accessible(page);
});

test('Half an hour that somebody took in the meantime: Ann is told, and chooses among fresh ones (FLOW-APPT-01)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Appointment`);
  await portal.settled('Appointment');
  const second = portal.main.locator('input[name="day"]:not(:disabled)').nth(1);
  await second.click();
  await expect(second).toBeChecked();
  const time = portal.main.locator('input[name="time"]').nth(3);
  await time.click();
  await expect(time).toBeChecked();
  await page.reload();
  await portal.settled('Appointment');
  await expect(second).toBeChecked();
  await expect(time).toBeChecked(); // STORE-001: what was chosen outlives a reload
  await lender.fault('POST /schedappointment', { status: 409, Error: 'This time has just been taken. Choose another one.' }, 1);
  await portal.primary.click();
  await expect(portal.problem).toBeVisible();
  await expect(second).toBeChecked();
  await accessible(page);
  await portal.main.locator('input[name="time"]').nth(4).click();
  await portal.primary.click();
  await expect(portal.main.locator('.notice-good')).toBeVisible();
});

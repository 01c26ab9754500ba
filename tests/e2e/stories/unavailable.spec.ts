import type { Page } from '@playwright/test';
import { byKeys } from '../kit/keys.ts';
import { accessible, expect, test } from '../kit/test.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);

test('Nell, who has no offers, asks for a message when they come to Nevada, and reloads while she types (ROUTE-053, CALL-031)', async ({
  portal,
  page,
  lender,
}) => {
  await portal.withSession('nell@example.com');
  await page.goto('/CheckSmart/Offers');
  await portal.settled('FeatureUnavailable');
  await expect(page).toHaveURL(/\/CheckSmart\/FeatureUnavailable$/);
  await expect(portal.main).toContainText('Case number');
  await accessible(page);
  await fits(page);

  await portal.primary.click();
  await expect(page.locator('#state-error')).toHaveText('Choose a state.');
  await expect(page.getByRole('alert')).toBeFocused();
  await accessible(page);
  await page.getByLabel('Email or phone number').fill('(512) 555-0188');
  await page.getByLabel('State').selectOption({ label: 'Nevada' });
  // the chart gets the choice after it is painted
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('NV');
  await page.reload();
  await portal.settled('FeatureUnavailable');
  await expect(page.getByLabel('Email or phone number')).toHaveValue('(512) 555-0188');
  await expect(page.getByLabel('State')).toHaveValue('NV');

  await portal.primary.click();
  await expect(portal.main).toContainText('We’ll send one message to (512) 555-0188 when this is available in Nevada.');
  await expect(portal.primary).toHaveCount(0);
  expect((await lender.messages('5125550188')).map(({ kind }) => kind)).toContain('notification');
  await accessible(page);
  await page.getByRole('link', { name: 'Go to my accounts' }).click();
  await portal.settled('Dashboard');
});

test('by keys alone, in Spanish on 320 pixels: too many requests, then the request is accepted', async ({ portal, page, lender }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.speak('es');
  const keys = byKeys(page);
  await portal.withSession('nell@example.com');
  await page.goto('/CheckSmart/FeatureUnavailable');
  await portal.settled('FeatureUnavailable');
  await fits(page);
  await page.getByLabel('Estado').selectOption('NV');
  await lender.fault('POST /notificationinfo', { status: 429 }, 1);
  await keys.press(portal.primary);
  await expect(portal.main.getByRole('alert')).toContainText('Demasiados intentos');
  await expect(page.getByLabel('Estado')).toHaveValue('NV');
  await accessible(page);
  await keys.press(portal.primary);
  await expect(portal.main).toContainText('Recibimos su solicitud');
  await fits(page);
});

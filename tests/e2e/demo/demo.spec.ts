import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { expect, test, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { buildDemo } from '../../../routes/demo/make/build.ts';
import { listen, type Listening } from '../../../routes/serve/listen.ts';
import { inaccessible } from '../../kit/inaccessible.ts';
import { portalOf } from '../kit/portal.ts';

/** A whole database starts in the page. These limits measure nothing, they end a test that hangs. */
const LIMIT_MS = 300_000;
const patient = { timeout: LIMIT_MS };

test.describe.configure({ mode: 'serial', timeout: 2 * LIMIT_MS });
test.use({ locale: 'en-US' });

let folder = '';
let server: Listening | undefined;
let origin = '';

/** A static file server. */
const serveFiles = (dist: string): Promise<Listening> => {
  const app = new Hono().get('*', serveStatic({ root: dist }));
  return listen(0, (request) => app.fetch(request));
};

test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  await buildDemo(folder);
  server = await serveFiles(folder);
  origin = `http://localhost:${server.port}`;
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The origins that the page requests, and its errors. */
function watch(page: Page) {
  const origins = new Set<string>();
  const problems: string[] = [];
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  return { origins, problems };
}

async function settled(page: Page, screen: string): Promise<void> {
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-screen', screen, patient);
  await expect(main).not.toHaveAttribute('aria-busy', 'true', patient);
}

test('Ann signs in, pays, sees the receipt and the new balance, and is still signed in after a reload', async ({ page, context }) => {
  const { origins, problems } = watch(page);
  const { main, primary, fillLogin, chooseAmount } = portalOf(page);
  await page.goto(origin);
  await expect(main).toContainText('The people and their loans are made up');
  await expect(page.getByText('ann@example.com')).toBeVisible(patient);
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(main).toContainText('Las personas y sus préstamos son inventados');
  await page.getByRole('button', { name: 'English' }).click();

  await page.getByRole('button', { name: 'Open the portal' }).click();
  await settled(page, 'Login');
  await fillLogin('ann@example.com');
  await primary.click();
  await settled(page, 'Home');
  await main.locator('a[href="/TitleMax/Accounts/2001001/Payment"]').click();
  await settled(page, 'MakePayment');
  await chooseAmount('minimumDue');
  await primary.click();
  await settled(page, 'SelectPaymentMethod');
  await primary.click();
  await settled(page, 'ReviewPayment');
  await page.locator('#cvv').fill('123');
  await primary.click();
  await settled(page, 'ConfirmPayment');
  await expect(main).toContainText('Payment received');
  await expect(main).toContainText('$345.00');
  await expect(main).toContainText('$1,867.15'); // the balance was $2,212.15

  await primary.click();
  await settled(page, 'AccountDetails');
  await expect(main).toContainText('$1,867.15', patient);

  const other = await context.newPage();
  await other.goto(origin);
  await expect(other.getByRole('status')).toContainText('open in another tab', patient);
  await other.close();

  await page.reload();
  await settled(page, 'AccountDetails');
  expect([...origins]).toEqual([origin]);
  expect(problems).toEqual([]);
});

test('Gus opens a signed link and pays with a card typed into the hosted form', async ({ page }) => {
  const { origins, problems } = watch(page);
  const { main, primary, typeAmount, enterCard } = portalOf(page);
  await page.goto(origin);
  await page.getByRole('link', { name: 'Open the link of a guest' }).click(patient);
  await settled(page, 'MakePayment');
  await typeAmount('75');
  await primary.click();
  await settled(page, 'AddPaymentMethod');
  await enterCard();
  await primary.click();
  await settled(page, 'ReviewPayment');
  await primary.click();
  await settled(page, 'ConfirmPayment');
  await expect(main).toContainText('$75.00');
  expect([...origins]).toEqual([origin]);
  expect(problems).toEqual([]);
});

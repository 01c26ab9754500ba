import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as plain, type Page } from '@playwright/test';
import { controlOf } from '../kit/control.ts';
import { startServer } from '../kit/server.ts';
import { portalOf } from '../kit/portal.ts';
import { PAYMENT_FILE } from '../kit/files.ts';
import { expect, test } from '../kit/test.ts';

/** A new version is deployed during a visit (F15, F16): it interrupts nothing in progress, and no page ends up empty. */
const built = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A copy of the build, uncompressed, that another version can replace. */
async function ownBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-dist-'));
  await cp(built, dist, { recursive: true });
  for (const name of await readdir(dist)) if (/\.(br|gz)$/.test(name)) await rm(join(dist, name));
  return dist;
}

/** Deploys another version of the documents and the worker. */
async function deploy(dist: string): Promise<void> {
  for (const name of ['index.html', 'frame.html'])
    await writeFile(join(dist, name), (await readFile(join(dist, name), 'utf8')).replace('<html ', '<html data-build="second" '));
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  await writeFile(join(dist, 'sw.js'), worker.replaceAll(/[0-9a-f]{32}(?=","url":"\w+\.html")/g, '2'.repeat(32)));
}

const updates = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });
/** However long the other tab takes, the payment is in progress and Ann is signed in. */
const PATIENT = { paymentTimeoutSeconds: 3_600, sessionTimeoutMinutes: 60 };
const html = (page: Page) => page.locator('html');
const updateNow = (page: Page) => page.locator('.shell-notices').getByRole('button');

/** The customer accepts the new version. One that does not take over within 10 s is offered again (machines/appUpdate), and accepted again. */
const acceptUpdate = (page: Page) =>
  expect(async () => {
    if ((await updateNow(page).count()) > 0) await updateNow(page).click();
    await expect(html(page)).toHaveAttribute('data-build', 'second', { timeout: 15_000 });
  }).toPass();

plain(
  'F15 a new version arrives while Ann pays, and another tab accepts it: no reload before Ann accepts it, too',
  async ({ page, context }) => {
    const dist = await ownBuild();
    const server = await startServer({ dist });
    try {
      const lender = controlOf(server.origin);
      const portal = portalOf(page);
      const loan = await lender.loan('ann', 'InstaLoan');
      const began = await lender.now();
      await lender.fault('GET /configsettings', { body: PATIENT });
      await page.goto(server.origin);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(`${server.origin}/InstaLoan/Accounts/${loan.loanId}/Payment`);
      await portal.settled('Login');
      await portal.fillLogin('ann@example.com');
      await portal.primary.click();
      await portal.settled('MakePayment');
      await portal.reviewFrom({ other: '20' });
      await lender.fault('GET /payment', { body: { pending: true } });
      await portal.primary.click();
      await portal.on('PaymentProcessing');
      await html(page).evaluate((element) => element.setAttribute('data-visit', 'same'));

      await deploy(dist);
      await expect.poll(() => updates(page)).toBe(true);
      await expect(updateNow(page)).toHaveCount(0);
      const other = await context.newPage();
      await other.goto(`${server.origin}/ContactUs`);
      await expect(updateNow(other)).toBeVisible();
      await acceptUpdate(other);
      await expect(updateNow(page)).toHaveCount(0);
      await expect(html(page)).toHaveAttribute('data-visit', 'same');

      await lender.heal();
      await expect(portal.main).toHaveAttribute('data-screen', 'ConfirmPayment');
      await expect(html(page)).toHaveAttribute('data-visit', 'same');
      expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([2_000]);
      await expect(updateNow(page)).toBeVisible();
      await acceptUpdate(page);
    } finally {
      await server.kill();
      await rm(dist, { recursive: true, force: true });
    }
  },
);

test.describe('without a worker that caches the old files', () => {
  test.use({ serviceWorkers: 'block' });

  test('F16 a file is missing for a moment: the page says so, and Try again is enough', async ({ portal, page }) => {
    await portal.signIn('ann@example.com');
    await page.route(PAYMENT_FILE, (route) => route.fulfill({ status: 404 }));
    await portal.main.locator('.account-item .button').first().click();
    await portal.settled('ChunkLoadError');
    await page.unrouteAll();
    await portal.primary.click();
    await portal.settled('MakePayment');
  });

  test('F16 a file does not come: after 120 seconds the page says so, and Try again is enough (PWA-009)', async ({ portal, page }) => {
    await page.clock.install();
    await portal.signIn('ann@example.com');
    await page.route(PAYMENT_FILE, () => undefined);
    await portal.main.locator('.account-item .button').first().click();
    await page.clock.runFor(118_000);
    await expect(portal.main).not.toHaveAttribute('data-screen', 'ChunkLoadError');
    await page.clock.runFor(3_000);
    await portal.on('ChunkLoadError');
    await page.unrouteAll();
    await portal.primary.click();
    await portal.settled('MakePayment');
  });

  test('F16 the files are of an older version: Try again reloads the page, once, and Ann is still signed in', async ({ portal, page }) => {
    await portal.signIn('ann@example.com');
    let loads = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads++;
    });
    await page.route(PAYMENT_FILE, (route) => route.fulfill({ status: 404 }));
    await portal.main.locator('.account-item .button').first().click();
    await portal.settled('ChunkLoadError');
    expect(loads).toBe(0);
    const loaded = page.waitForEvent('load');
    await portal.primary.click();
    await loaded;
    await expect(portal.main).toHaveAttribute('data-screen', /Home|ChunkLoadError/);
    await page.unrouteAll();
    if ((await portal.main.getAttribute('data-screen')) === 'ChunkLoadError') await portal.primary.click();
    else await portal.main.locator('.account-item .button').first().click();
    await portal.settled('MakePayment');
  });
});

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { startServer } from '../e2e/kit/server.ts';
import { portalOf } from '../e2e/kit/portal.ts';

/** `npm run pictures` writes the README's pictures of the built portal into docs/pictures, in the typeface that this machine has for system-ui. CHROMIUM_PATH names a browser. */
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const PAYMENT_TIMEOUT_MS = 30_000;
const POLL_MS = 3_000;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
const server = await startServer();
const lender = controlOf(server.origin);

const open = async (look: BrowserContextOptions) =>
  portalOf(await browser.newPage({ ...look, reducedMotion: 'reduce', baseURL: server.origin }));

/** The screen without the cursor; on a phone the whole page, in a window of its height: a bar at the edge of a lower one covers a part of it. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready);
  const size = page.viewportSize();
  const isWhole = name.endsWith('-phone') && size !== null;
  if (isWhole) await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' });
  if (isWhole) await page.setViewportSize(size);
}

/** Ann pays the minimum of her title loan. */
async function pays(): Promise<void> {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const phone = await open(PHONE);
  await phone.page.goto('/');
  await phone.settled('Login');
  await take(phone.page, 'login-phone');
  await phone.signIn('ann@example.com');
  await take(phone.page, 'home-phone');
  await phone.page.goto(`/TitleMax/Accounts/${loanId}/Payment`);
  await phone.settled('MakePayment');
  await phone.chooseAmount('minimumDue');
  await take(phone.page, 'amount-phone');
  await phone.reviewFrom('minimumDue');
  await phone.primary.click();
  await phone.settled('ConfirmPayment');
  await take(phone.page, 'receipt-phone');
}

/** The lender does not say in time what has become of her payment of another loan. */
async function waits(): Promise<void> {
  const { loanId } = await lender.loan('ann', 'InstaLoan');
  const phone = await open(PHONE);
  await phone.signIn('ann@example.com');
  await phone.review('InstaLoan', loanId, 'minimumDue');
  await lender.fault('GET /payment', { body: { pending: true } });
  await phone.page.clock.install();
  const polled = phone.page.waitForResponse((response) => response.request().method() === 'GET' && response.url().includes('/payment?'));
  await phone.primary.click();
  await phone.page.clock.runFor(POLL_MS);
  await polled;
  await phone.page.clock.fastForward(PAYMENT_TIMEOUT_MS);
  await phone.main.locator('button.button-secondary').waitFor();
  await take(phone.page, 'not-known-yet-phone');
  await lender.heal();
}

async function looksAround(): Promise<void> {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const spanish = await open({ ...PHONE, colorScheme: 'dark' });
  await spanish.speak('es');
  await spanish.signIn('fay@example.com');
  await take(spanish.page, 'home-es-dark-phone');
  const desktop = await open({ ...DESKTOP, colorScheme: 'dark' });
  await desktop.signIn('ann@example.com');
  await desktop.openLoan('TitleMax', loanId);
  await take(desktop.page, 'account-desktop-dark');
}

/** The studio at a step, with its real screen. */
async function looksIntoCharts(): Promise<void> {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto('/studio/#payment/amount.choosing');
  await page.frameLocator('iframe').locator('main[data-screen=MakePayment]').waitFor();
  await take(page, 'studio-desktop');
}

try {
  await mkdir(folder, { recursive: true });
  for (const story of [pays, waits, looksAround, looksIntoCharts]) await story();
} finally {
  await browser.close();
  await server.kill();
}

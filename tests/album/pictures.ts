import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { startServer } from '../e2e/kit/server.ts';
import { portalOf } from '../e2e/kit/portal.ts';

/** `node tests/album/pictures.ts`writes the README's pictures of the built portal into docs/pictures. CHROMIUM_PATH names a browser. */
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
const server = await startServer();

/** The screen, without the cursor and animations. */
const take = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' });
};

try {
  await mkdir(folder, { recursive: true });
  const loan = await controlOf(server.origin).loan('ann', 'TitleMax');

  const phone = portalOf(await browser.newPage({ ...PHONE, baseURL: server.origin }));
  await phone.page.goto('/');
  await phone.settled('Login');
  await take(phone.page, 'login-phone');
  await phone.signIn('ann@example.com');
  await take(phone.page, 'home-phone');
  await phone.review('TitleMax', loan.loanId, 'minimumDue');
  await phone.page.evaluate(() => scrollTo(0, 0));
  await take(phone.page, 'review-phone');

  const desktop = portalOf(await browser.newPage({ ...DESKTOP, baseURL: server.origin }));
  await desktop.signIn('ann@example.com');
  await desktop.openLoan('TitleMax', loan.loanId);
  await take(desktop.page, 'account-desktop-dark');
} finally {
  await browser.close();
  await server.kill();
}

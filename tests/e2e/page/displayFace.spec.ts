import type { Page } from '@playwright/test';
import { movesOf, noteMoves } from '../kit/moves.ts';
import { expect, test } from '../kit/test.ts';

/** The worker would answer unseen. */
test.use({ serviceWorkers: 'block' });

const FILE = /\/assets\/instrument-sans-.*\.woff2$/;
/** Notes on the root element when the page has the face, and waits for the next screen. */
const noteFace = (page: Page) =>
  page.addInitScript(() => {
    const load = FontFace.prototype.load;
    FontFace.prototype.load = async function noted() {
      const face = await load.call(this);
      setTimeout(() => (document.documentElement.dataset['face'] = 'here'));
      return face;
    };
  });
const facesOf = (page: Page) => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));

test('Ann signs in: titles and figures have the display face from Home on; at Login it has come without a move of what she reads (look-review)', async ({
  page,
  portal,
}) => {
  await noteMoves(page);
  await noteFace(page);
  await page.goto('/');
  await portal.settled('Login');
  await expect(page.locator('html')).toHaveAttribute('data-face', 'here');
  expect(await facesOf(page)).toEqual([]);
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');
  expect(await facesOf(page)).toEqual(['"Instrument Sans" loaded']);
  for (const text of ['h1', '.money-hero']) await expect(portal.main.locator(text).first()).toHaveCSS('font-family', /^"Instrument Sans"/);
  expect(await movesOf(page)).toEqual([]);
});

test('Ann signs in when the display face cannot be fetched: her own typeface stays, and nothing else changes', async ({ page, portal }) => {
  await page.route(FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => FILE.test(request.url()));
  await page.goto('/');
  await portal.settled('Login');
  await failed;
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');
  expect(await facesOf(page)).toEqual([]);
});

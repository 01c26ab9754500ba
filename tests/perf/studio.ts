import type { Browser } from 'playwright';
import { Hono } from 'hono';
import { filesOf } from '../../routes/serve/files.ts';
import { listen } from '../../routes/serve/listen.ts';
import { inBrowser } from './kit/browser.ts';
import { median, type Line } from './kit/figures.ts';

const ROUNDS = 7;
/** Issue "studio": opening its payment flow takes no longer than this many times the portal's Login. */
const TIMES_LOGIN = 2;

/** ms from the navigation until an element is visible, in a window with an empty cache. */
async function visit(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const from = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  const ms = performance.now() - from;
  await context.close();
  return ms;
}

/** The studio's payment flow, from a plain server, against Login of the portal, alternately, so that other work of the machine affects both. */
export async function measureStudio(portal: string, folder: string): Promise<Line[]> {
  const studio = new Hono().get('*', filesOf(folder));
  const server = await listen(0, (request) => studio.fetch(request));
  try {
    return await inBrowser(async (browser) => {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await visit(browser, portal, '#username'));
        ours.push(await visit(browser, `http://localhost:${server.port}/#payment`, '[data-state=amount]'));
      }
      const [studio, login] = [median(ours), median(theirs)];
      const held = studio <= TIMES_LOGIN * login;
      return [
        {
          what: 'Studio, payment opened',
          held,
          figures: `${(studio / login).toFixed(2)}x of ${TIMES_LOGIN}x Login (${Math.round(studio)} to ${Math.round(login)} ms)`,
        },
      ];
    });
  } finally {
    await server.close();
  }
}

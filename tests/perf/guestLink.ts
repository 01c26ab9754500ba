import type { Browser } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { inBrowser } from './kit/browser.ts';
import { median } from './kit/figures.ts';
import { amongOthers, arrive } from './kit/visit.ts';
import type { Times } from './times.ts';

const ROUNDS = 7;

/** ms since the visit began. */
const now = () => performance.now();

/** ms from the start of the visit until Gus, with a fresh link, can choose an amount. */
async function openLink(browser: Browser, url: string, from: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await arrive(context, url, from);
  const { main, settled } = portalOf(page);
  await settled('MakePayment');
  await main.locator('input[value="other"]').waitFor();
  const ms = await page.evaluate(now);
  await context.close();
  return ms;
}

/** The same phone and network with the plain page: ms until its field accepts input. */
async function openPlain(browser: Browser, url: string, from: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await arrive(context, url, from);
  await page.locator('#username').waitFor();
  const ms = await page.evaluate(now);
  await context.close();
  return ms;
}

/** The start of a guest link, until an amount can be chosen, against the plain page. Reported: it has no budget yet. */
export const measureGuestLink = (portal: string): Promise<Times[]> =>
  inBrowser((browser) =>
    amongOthers(async ({ staticPage, elsewhere }) => {
      const lender = controlOf(portal);
      const { loanId } = await lender.loan('gus', 'TitleMax');
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await openPlain(browser, staticPage, elsewhere));
        ours.push(await openLink(browser, await lender.link(loanId), elsewhere));
      }
      const ms = [median(ours), median(theirs)] as const;
      return [{ what: 'guest link, amount can be chosen', ms, ratio: ms[0] / ms[1], limit: null }];
    }),
  );

import { chromium, type Browser } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { findBrowser } from '../run/browser.ts';
import type { Times } from './times.ts';

const ROUNDS = 9;
/** Quality §7: Lou's 200 loans and 5,000 lines of history against Ann's two loans and handful of lines, same run, same browser. */
export const SCALE_RATIO = 1.2;

/** From asking for a place until its content stands there, ms: page, lender and drawing together. */
async function untilShown(
  browser: Browser,
  origin: string,
  name: string,
  screen: 'Home' | 'AccountDetails',
  path: string,
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const portal = portalOf(page);
  await page.goto(origin);
  await portal.settled('Login');
  await portal.fillLogin(`${name}@example.com`);
  await portal.primary.click();
  await portal.settled('Home');
  await page.addInitScript((name) => {
    const look = () => {
      if (!document.querySelector(`main[data-screen="${name}"][aria-busy="false"]`)) return requestAnimationFrame(look);
      return performance.mark('shown');
    };
    requestAnimationFrame(look);
  }, screen);
  await page.goto(`${origin}${path}`);
  await portal.settled(screen);
  const ms = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN);
  await context.close();
  return ms;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Home and AccountDetails of Lou against Ann's, visit by visit in turn. */
export async function measureScale(origin: string): Promise<Times[]> {
  const lender = controlOf(origin);
  const [lou, ann] = await Promise.all([lender.person('lou'), lender.person('ann')]);
  const details = ({ loans }: typeof lou) => `/${loans[0]?.brand}/Accounts/${loans[0]?.loanId}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const places = [
      { what: "Home, Lou's 200 loans", screen: 'Home', lou: '/Home', ann: '/Home' },
      { what: "Account, Lou's 5,010 lines", screen: 'AccountDetails', lou: details(lou), ann: details(ann) },
    ] as const;
    const times: Times[] = [];
    for (const place of places) {
      const of: { lou: number[]; ann: number[] } = { lou: [], ann: [] };
      // one visit each that is not counted: the lender's code is as warm as it is for everybody after the first
      await untilShown(browser, origin, 'ann', place.screen, place.ann);
      await untilShown(browser, origin, 'lou', place.screen, place.lou);
      for (let round = 0; round < ROUNDS; round++) {
        of.ann.push(await untilShown(browser, origin, 'ann', place.screen, place.ann));
        of.lou.push(await untilShown(browser, origin, 'lou', place.screen, place.lou));
      }
      const ms = [median(of.lou), median(of.ann)] as const;
      times.push({ what: place.what, ratio: ms[0] / ms[1], limit: SCALE_RATIO, ms });
    }
    return times;
  } finally {
    await browser.close();
  }
}

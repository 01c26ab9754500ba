import { chromium, type Browser } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { findBrowser } from '../run/browser.ts';
import { median } from './kit/figures.ts';
import type { Times } from './times.ts';

const ROUNDS = 9;
/** Quality §7: Lou's 200 loans and 5,000 lines of history against Ann's two loans and handful of lines, same run, same browser. */
export const SCALE_RATIO = 1.2;
/** Our own budget: the answer is a hundred times as long, and may take at most 1.5 times as long to be on the screen. */
const ALL_RATIO = 1.5;

/** ms from the navigation until the first paint, and until the content is there (page, lender and rendering together). */
type Visit = { painted: number; complete: number };

async function visit(browser: Browser, origin: string, name: string, screen: 'Home' | 'AccountDetails', path: string): Promise<Visit> {
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
      return performance.mark('complete');
    };
    requestAnimationFrame(look);
  }, screen);
  await page.goto(`${origin}${path}`);
  await portal.settled(screen);
  const [painted = Number.NaN, complete = Number.NaN] = await page.evaluate(() =>
    ['first-contentful-paint', 'complete'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  await context.close();
  return { painted, complete };
}

/** Home and AccountDetails of Lou against Ann's, in alternating visits. */
export async function measureScale(origin: string): Promise<Times[]> {
  const lender = controlOf(origin);
  const [lou, ann] = await Promise.all([lender.person('lou'), lender.person('ann')]);
  const details = ({ loans }: typeof lou) => `/${loans[0]?.brand}/Accounts/${loans[0]?.loanId}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const screens = [
      { what: "Home, Lou's 200 loans", screen: 'Home', lou: '/Home', ann: '/Home' },
      { what: "Account, Lou's 5,010 lines", screen: 'AccountDetails', lou: details(lou), ann: details(ann) },
    ] as const;
    const times: Times[] = [];
    for (const target of screens) {
      const of: { lou: Visit[]; ann: Visit[] } = { lou: [], ann: [] };
      // one visit each that is not counted, to warm up the lender's code
      await visit(browser, origin, 'ann', target.screen, target.ann);
      await visit(browser, origin, 'lou', target.screen, target.lou);
      for (let round = 0; round < ROUNDS; round++) {
        of.ann.push(await visit(browser, origin, 'ann', target.screen, target.ann));
        of.lou.push(await visit(browser, origin, 'lou', target.screen, target.lou));
      }
      const timesOf = (what: string, moment: keyof Visit, limit: number): Times => {
        const ms = [median(of.lou.map((one) => one[moment])), median(of.ann.map((one) => one[moment]))] as const;
        return { what, ratio: ms[0] / ms[1], limit, ms };
      };
      times.push(
        timesOf(`${target.what}: first paint`, 'painted', SCALE_RATIO),
        timesOf(`${target.what}: complete`, 'complete', ALL_RATIO),
      );
    }
    return times;
  } finally {
    await browser.close();
  }
}

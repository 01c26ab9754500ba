import { chromium, type Browser } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { findBrowser } from '../run/browser.ts';
import { median } from './kit/figures.ts';
import type { Times } from './times.ts';

const ROUNDS = 9;
/** Quality §7: Lou's 200 loans and 5,000 lines of history against Ann's two loans and handful of lines, same run, same browser. */
export const SCALE_RATIO = 1.2;
/** Ours: the answer is a hundred times as long, and it may not take half as long again until it stands there. */
const ALL_RATIO = 1.5;

/** ms from asking for a place: until something of it is painted, and until its content stands there (page, lender and drawing together). */
type Visit = { painted: number; shown: number };

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
      return performance.mark('shown');
    };
    requestAnimationFrame(look);
  }, screen);
  await page.goto(`${origin}${path}`);
  await portal.settled(screen);
  const [painted = Number.NaN, shown = Number.NaN] = await page.evaluate(() =>
    ['first-contentful-paint', 'shown'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  await context.close();
  return { painted, shown };
}

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
      const of: { lou: Visit[]; ann: Visit[] } = { lou: [], ann: [] };
      // one visit each that is not counted: the lender's code is as warm as it is for everybody after the first
      await visit(browser, origin, 'ann', place.screen, place.ann);
      await visit(browser, origin, 'lou', place.screen, place.lou);
      for (let round = 0; round < ROUNDS; round++) {
        of.ann.push(await visit(browser, origin, 'ann', place.screen, place.ann));
        of.lou.push(await visit(browser, origin, 'lou', place.screen, place.lou));
      }
      const told = (what: string, moment: keyof Visit, limit: number): Times => {
        const ms = [median(of.lou.map((one) => one[moment])), median(of.ann.map((one) => one[moment]))] as const;
        return { what, ratio: ms[0] / ms[1], limit, ms };
      };
      times.push(told(`${place.what}: first paint`, 'painted', SCALE_RATIO), told(`${place.what}: all of it`, 'shown', ALL_RATIO));
    }
    return times;
  } finally {
    await browser.close();
  }
}

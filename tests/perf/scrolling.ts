import type { Browser, Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { inBrowser } from './kit/browser.ts';
import { median, type Line } from './kit/figures.ts';

/** Several rounds, because a task that another program interrupts is long once, and one of ours each time. */
const ROUNDS = 3;
/** px of one turn of the wheel, ms until the next: the fastest scrolling of a reader. */
const TURN_PX = 800;
const TURN_MS = 16;
/** ms for the work of a screen after it is there. */
const QUIET_MS = 1_000;
/** Presses of "Show more": 200 lines of the 5,010 to scroll over. */
const MORE = 9;

/** ms of each task over 50 ms while the page is scrolled to its end and back. Throws when it does not get there. */
async function scroll(page: Page): Promise<number[]> {
  await page.waitForTimeout(QUIET_MS);
  const collect = await page.evaluateHandle(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    return () => [...tasks, ...observer.takeRecords().map(({ duration }) => duration)];
  });
  const remaining = () =>
    page.evaluate(() => ({ above: scrollY, below: Math.round(document.documentElement.scrollHeight - innerHeight - scrollY) }));
  await page.mouse.move(200, 300);
  for (const way of ['below', 'above'] as const) {
    const turns = Math.ceil((await remaining())[way] / TURN_PX) + 2;
    for (let turn = 0; turn < turns; turn++) {
      await page.mouse.wheel(0, way === 'below' ? TURN_PX : -TURN_PX);
      await page.waitForTimeout(TURN_MS);
    }
    await page.waitForTimeout(QUIET_MS);
    const left = (await remaining())[way];
    if (left > 1) throw new Error(`scrolled, but ${left} px are left ${way}`);
  }
  return collect.evaluate((read) => read());
}

async function scrollLou(browser: Browser, origin: string): Promise<{ home: number[]; account: number[] }> {
  const lou = await controlOf(origin).person('lou');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const portal = portalOf(page);
  await page.goto(origin);
  await portal.settled('Login');
  await portal.fillLogin('lou@example.com');
  await portal.primary.click();
  await portal.settled('Home');
  const home = await scroll(page);
  await page.goto(`${origin}/${lou.loans[0]?.brand}/Accounts/${lou.loans[0]?.loanId}`);
  await portal.settled('AccountDetails');
  for (let press = 0; press < MORE; press++) await portal.main.getByRole('button', { name: 'Show more' }).click();
  const account = await scroll(page);
  await context.close();
  return { home, account };
}

/** Lou's 200 loans, and 200 lines of the history, from end to end at 1x CPU. */
export const measureScrolling = (origin: string): Promise<Line[]> =>
  inBrowser(async (browser) => {
    const rounds: { home: number[]; account: number[] }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await scrollLou(browser, origin));
    return [
      { what: "Scrolling Lou's loans", of: rounds.map(({ home }) => home) },
      { what: "Scrolling Lou's history", of: rounds.map(({ account }) => account) },
    ].map(({ what, of }) => {
      const counts = of.map(({ length }) => length);
      const longest = Math.round(Math.max(0, ...of.flat()));
      return {
        what,
        held: median(counts) === 0,
        figures: `${counts.join(', ')} tasks over 50 ms in ${ROUNDS} rounds, median of 0${longest > 0 ? ` (longest ${longest} ms)` : ''}`,
      };
    });
  });

import type { Browser, Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf, type Portal } from '../e2e/kit/portal.ts';
import { inBrowser } from './kit/browser.ts';
import { median } from './kit/figures.ts';
import type { Times } from './times.ts';

/** Budgets of quality §7: all 5,010 lines against the first ones, and thousands of documents against a handful, in the same run. */
const RATIO = { more: 1.5, scrolling: 1.5, filter: 2 } as const;
/** The presses that are compared: 500 lines at each end. */
const PRESSES = 24;
const CHOICES = 30;
/** Turns of the wheel down from the top, and up from the end. */
const TURNS = 40;
const TURN_PX = 400;
const TURN_MS = 16;
const ROUNDS = 3;
/** ms for the work of a screen after it is there. */
const QUIET_MS = 500;

async function signedIn(browser: Browser, origin: string, name: string): Promise<{ page: Page; portal: Portal }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const portal = portalOf(page);
  await page.goto(origin);
  await portal.settled('Login');
  await portal.fillLogin(`${name}@example.com`);
  await portal.primary.click();
  await portal.settled('Home');
  return { page, portal };
}

/** Presses "Show more" this often, or until every line is on the screen; ms of each press until its lines are painted. */
const showMore = (page: Page, times = Infinity): Promise<number[]> =>
  page.evaluate(async (limit) => {
    const rows = () => document.querySelectorAll('.history-row').length;
    const button = () => document.querySelector<HTMLElement>('.history-page')?.closest('section')?.querySelector<HTMLElement>('button');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const presses: number[] = [];
    for (let more = button(); more && presses.length < limit; more = button()) {
      const [from, before] = [performance.now(), rows()];
      more.click();
      while (rows() === before) await frame();
      await frame();
      presses.push(performance.now() - from);
    }
    return presses;
  }, times);

/** ms of the page's own work while it is scrolled down from its top, and up from its end; the middle one of some rounds. */
async function scrolled(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const rounds: number[] = [];
  await page.mouse.move(200, 300);
  for (let round = 0; round < ROUNDS; round++) {
    await page.keyboard.press('Home');
    await page.waitForTimeout(QUIET_MS);
    const from = await work();
    for (const [key, way] of [
      ['Home', 1],
      ['End', -1],
    ] as const) {
      await page.keyboard.press(key);
      for (let turn = 0; turn < TURNS; turn++) {
        await page.mouse.wheel(0, way * TURN_PX);
        await page.waitForTimeout(TURN_MS);
      }
    }
    await page.waitForTimeout(QUIET_MS);
    rounds.push((await work()) - from);
  }
  await session.detach();
  return median(rounds);
}

const timesOf = (what: string, limit: number, ms: readonly [number, number]): Times => ({ what, ratio: ms[0] / ms[1], limit, ms });

async function measureLines({ page, portal }: { page: Page; portal: Portal }, path: string): Promise<Times[]> {
  await page.goto(path);
  await portal.settled('AccountDetails');
  const first = await showMore(page, PRESSES);
  const some = await scrolled(page);
  const presses = await showMore(page);
  const all = await scrolled(page);
  const lines = await page.locator('.history-row').count();
  return [
    timesOf(`"Show more" up to Lou's line ${lines}`, RATIO.more, [median(presses.slice(-PRESSES)), median(first)]),
    timesOf(`Scrolling ${lines} lines`, RATIO.scrolling, [all, some]),
  ];
}

/** ms from the choice of a kind until its documents are painted. */
async function filter({ page, portal }: { page: Page; portal: Portal }, path: string): Promise<number> {
  await page.goto(path);
  await portal.settled('Documents');
  const choices = await page.evaluate(async (count) => {
    const select = document.querySelector<HTMLSelectElement>('#document-kind');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const first = () => document.querySelector('.paper-page');
    if (!select) throw new Error('there is no filter');
    const values = [...select.options].map(({ value }) => value);
    const ms: number[] = [];
    for (let choice = 1; choice <= count; choice++) {
      const [from, before] = [performance.now(), first()];
      select.value = values[choice % values.length] ?? 'all';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      while (first() === before) await frame();
      await frame();
      ms.push(performance.now() - from);
    }
    return ms;
  }, CHOICES);
  return median(choices);
}

/** All 5,010 lines of Lou's account against its first 500, and the filter of Lou's documents against Ann's. */
export const measureHistory = (origin: string): Promise<Times[]> =>
  inBrowser(async (browser) => {
    const control = controlOf(origin);
    const pathsOf = async (name: string) => {
      const [loan] = (await control.person(name)).loans;
      const account = `${origin}/${loan?.brand}/Accounts/${loan?.loanId}`;
      return { account, documents: `${account}/Documents/${loan?.lmsId}` };
    };
    const [lou, ann] = await Promise.all([pathsOf('lou'), pathsOf('ann')]);
    const annsPage = await signedIn(browser, origin, 'ann');
    const lousPage = await signedIn(browser, origin, 'lou');
    const annsFilter = await filter(annsPage, ann.documents);
    const lousFilter = await filter(lousPage, lou.documents);
    return [timesOf("Filter of Lou's documents", RATIO.filter, [lousFilter, annsFilter]), ...(await measureLines(lousPage, lou.account))];
  });

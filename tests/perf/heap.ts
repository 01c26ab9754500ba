import type { Browser, CDPSession, Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { inBrowser } from './kit/browser.ts';
import type { Line } from './kit/figures.ts';

/** Quality §7: how much the heap may grow from 20 to 200 visits of every screen, as a share. */
export const GROWTH = 0.1;
const VISITS = { from: 20, to: 200 } as const;
/** Visits without `--full`. Their growth is extrapolated to 200 visits, so that a leak counts the same. */
const SHORT_RUN = 60;

/** Compiled code grows for hundreds of rounds and would hide a leak of the page: so the engine only interprets. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const BROWSER_BACK = 'browser Back';

/** The screens that can be visited any number of times in one tab: the button pressed on each, and the next screen. */
const ROUND = [
  ['a.brand-title', 'Dashboard'],
  ['.account-item .button-quiet', 'AccountDetails'],
  ['.shell-help', 'ContactUs'],
  [BROWSER_BACK, 'AccountDetails'],
  ['main .button-primary', 'MakePayment'],
  ['input[value="minimumDue"]', 'MakePayment'],
  ['main .button-primary', 'SelectPaymentMethod'],
  ['main .form-actions .button-secondary', 'AddPaymentMethod'],
  ['main .form-actions .button-quiet', 'SelectPaymentMethod'],
  ['main .button-primary', 'ReviewPayment'],
  ['main .form-actions .button-quiet', 'AccountDetails'],
  ['.menu-entry', 'Home'],
] as const;

/** All rounds run in one call inside the page: otherwise messages between browser and bench would stay in the page's memory. */
const walkRounds = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ([steps, rounds, browserBack]) => {
      const LIMIT_MS = 20_000;
      const until = async <T>(what: string, find: () => T | null): Promise<T> => {
        for (const start = performance.now(); performance.now() - start < LIMIT_MS;) {
          const found = find();
          if (found !== null) return found;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        throw new Error(`no ${what} after ${LIMIT_MS / 1000} s on ${document.querySelector('main')?.dataset['screen']}`);
      };
      const press = async (selector: string, screen: string) => {
        const usable = `${selector}:not([aria-disabled="true"])`;
        const button = await until(`${selector} for ${screen}`, () => document.querySelector<HTMLElement>(usable));
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); // keeps the session from idling out
        button.click();
      };
      for (let round = 0; round < rounds; round++) {
        for (const [control, screen] of steps) {
          if (control === browserBack) history.back();
          else await press(control, screen);
          await until(screen, () => document.querySelector(`main[data-screen="${screen}"]:not([aria-busy="true"])`));
        }
      }
    },
    [ROUND, times, BROWSER_BACK] as const,
  );

/** Bytes in use after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Runtime.discardConsoleEntries');
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function growth(browser: Browser, origin: string, visits: number): Promise<{ early: number; late: number }> {
  await controlOf(origin).reset();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const portal = portalOf(page);
  await page.goto(origin);
  await portal.settled('Login');
  await portal.fillLogin('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await walkRounds(page, VISITS.from);
  const early = await heapOf(session);
  await walkRounds(page, visits - VISITS.from);
  const late = await heapOf(session);
  await page.close();
  return { early, late };
}

const MB = 1_000_000;

/** The heap of a tab after many visits against the heap after few. `full`: all 200 visits. */
export const measureHeap = (origin: string, full: boolean): Promise<Line[]> =>
  inBrowser(
    async (browser) => {
      const visits = full ? VISITS.to : SHORT_RUN;
      const { early, late } = await growth(browser, origin, visits);
      const measured = late / early - 1;
      const extrapolated = (measured * (VISITS.to - VISITS.from)) / (visits - VISITS.from);
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      const estimate = full ? '' : `, extrapolated to ${VISITS.to}: ${percent(extrapolated)}`;
      return [
        {
          what: 'Heap of a tab',
          held: extrapolated <= GROWTH,
          figures: `${(early / MB).toFixed(2)} to ${(late / MB).toFixed(2)} MB from ${VISITS.from} to ${visits} rounds of the screens: ${percent(measured)}${estimate}, of ${percent(GROWTH)}`,
        },
      ];
    },
    [INTERPRETED],
  );

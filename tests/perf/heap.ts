import type { Browser, CDPSession, Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { portalOf } from '../e2e/kit/portal.ts';
import { inBrowser } from './kit/browser.ts';
import type { Line } from './kit/figures.ts';

/** Quality §7: share by which the heap may have grown after 200 visits of every screen, against after 20. */
export const GROWTH = 0.1;
const VISITS = { from: 20, to: 200 } as const;
/** Visits unless all are asked for; their growth is carried on to 200, so that a leak counts as much. */
const FEWER = 60;

/** What the engine compiles of our code grows for hundreds of rounds, and hides what the page itself holds: here it compiles nothing. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Every screen that can be visited again and again in one tab, each from the one before: what is pressed, and where it leads. */
const ROUND = [
  ['.account-way .button', 'Dashboard'],
  ['.account-item .button-quiet', 'AccountDetails'],
  ['.shell-help', 'ContactUs'],
  ['.shell-header .shell-button', 'AccountDetails'],
  ['main .button-primary', 'MakePayment'],
  ['input[value="minimumDue"]', 'MakePayment'],
  ['main .button-primary', 'SelectPaymentMethod'],
  ['main .form-actions .button-secondary', 'AddPaymentMethod'],
  ['main .form-actions .button-quiet', 'SelectPaymentMethod'],
  ['main .button-primary', 'ReviewPayment'],
  ['main .form-actions .button-quiet', 'AccountDetails'],
  ['.menu-entry', 'Home'],
] as const;

/** Goes round so many times inside the page: no message between browser and bench, which would stay in its memory. */
const goRound = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ([steps, rounds]) => {
      const LIMIT_MS = 20_000;
      const until = async <T>(what: string, look: () => T | null): Promise<T> => {
        for (const from = performance.now(); performance.now() - from < LIMIT_MS;) {
          const found = look();
          if (found !== null) return found;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        throw new Error(`${what} did not come; this is ${document.querySelector('main')?.dataset['screen']}`);
      };
      for (let round = 0; round < rounds; round++) {
        for (const [selector, screen] of steps) {
          const usable = `${selector}:not([aria-disabled="true"])`;
          const button = await until(`${selector} for ${screen}`, () => document.querySelector<HTMLElement>(usable));
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); // somebody is here
          button.click();
          await until(screen, () => document.querySelector(`main[data-screen="${screen}"]:not([aria-busy="true"])`));
        }
      }
    },
    [ROUND, times] as const,
  );

/** Bytes that are in use when all is gone that can go. */
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
  await goRound(page, VISITS.from);
  const early = await heapOf(session);
  await goRound(page, visits - VISITS.from);
  const late = await heapOf(session);
  await page.close();
  return { early, late };
}

const MB = 1_000_000;

/** What a tab holds after many visits against what it held after few. `full`: all 200 visits. */
export const measureHeap = (origin: string, full: boolean): Promise<Line[]> =>
  inBrowser(
    async (browser) => {
      const visits = full ? VISITS.to : FEWER;
      const { early, late } = await growth(browser, origin, visits);
      const seen = late / early - 1;
      const carried = (seen * (VISITS.to - VISITS.from)) / (visits - VISITS.from);
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      const told = full ? '' : `, which would be ${percent(carried)} after ${VISITS.to}`;
      return [
        {
          what: 'Heap of a tab',
          held: carried <= GROWTH,
          figures: `${(early / MB).toFixed(2)} to ${(late / MB).toFixed(2)} MB from ${VISITS.from} to ${visits} rounds of every screen: ${percent(seen)}${told}, of ${percent(GROWTH)}`,
        },
      ];
    },
    [INTERPRETED],
  );

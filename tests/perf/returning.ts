import type { Browser, Page } from 'playwright';
import { inBrowser } from './kit/browser.ts';
import { median } from './kit/figures.ts';
import { throttle } from './kit/phone.ts';
import { amongOthers, arrive, seenAfter } from './kit/visit.ts';
import type { Times } from './times.ts';

const ROUNDS = 7;
/** Quality §7: a returning visitor sees Login no later than a first visitor sees the same page without any script. */
export const RETURN_RATIO = 1;

type Returned = { again: number; offline: number };

/** Checks that the worker answered, and whether the network was off: otherwise the measurement is of something else. */
async function checked(page: Page, { offline }: { offline: boolean }): Promise<void> {
  const came = await page.evaluate(() => ({
    byWorker: performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && (entry.workerStart > 0 || entry.transferSize === 0)),
    line: navigator.onLine,
  }));
  if (!came.byWorker || came.line === offline) throw new Error(`the worker did not serve this visit: ${JSON.stringify(came)}`);
}

/** A first visit, and then, from another site and with the worker stopped, a second one and one without a network. */
async function comeBack(browser: Browser, portal: string, from: string): Promise<Returned> {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(portal);
  await first.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await first.close();
  const arrived = async (offline: boolean) => {
    const back = await arrive(context, portal, from, async (session) => {
      await context.setOffline(offline); // also for the worker
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers'); // a visitor who returns the next day starts it again
      await throttle(session, { offline });
    });
    await checked(back, { offline });
    const ms = await seenAfter(back);
    await back.close();
    return ms;
  };
  const returned = { again: await arrived(false), offline: await arrived(true) };
  await context.close();
  return returned;
}

async function comeFirst(browser: Browser, url: string, from: string): Promise<number> {
  const context = await browser.newContext();
  const ms = await seenAfter(await arrive(context, url, from));
  await context.close();
  return ms;
}

/**
 * Second visit and offline start of the built portal, against the first visit to the same page without any script at `withoutScript` and to a page
 * without any style. Alternately.
 */
export const measureReturning = (portal: string, withoutScript: string): Promise<Times[]> =>
  inBrowser((browser) =>
    amongOthers(async ({ staticPage, elsewhere }) => {
      const ours: Returned[] = [];
      const scriptless: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        plain.push(await comeFirst(browser, staticPage, elsewhere));
        scriptless.push(await comeFirst(browser, withoutScript, elsewhere));
        ours.push(await comeBack(browser, portal, elsewhere));
      }
      const against = (name: keyof Returned, theirs: readonly number[]) => {
        const ms = [median(ours.map((round) => round[name])), median(theirs)] as const;
        return { ms, ratio: ms[0] / ms[1] };
      };
      return [
        { what: 'Login, second visit', ...against('again', scriptless), limit: RETURN_RATIO },
        { what: 'Login, offline start', ...against('offline', scriptless), limit: RETURN_RATIO },
        { what: 'Login, second visit, plain page', ...against('again', plain), limit: null },
        { what: 'Login, offline start, plain page', ...against('offline', plain), limit: null },
      ];
    }),
  );

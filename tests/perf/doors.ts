import type { Browser, Page } from 'playwright';
import { controlOf } from '../e2e/kit/control.ts';
import { beforeDoor, DOORS, type DoorName } from '../e2e/kit/doors.ts';
import { inBrowser } from './kit/browser.ts';
import { median } from './kit/figures.ts';
import { throttle } from './kit/phone.ts';
import { amongOthers, arrive, seenAfter } from './kit/visit.ts';
import type { Times } from './times.ts';

const ROUNDS = 5;

/** Reported against Login without any script, in the same rounds; the wishes of quality §7 are printed with them. Login's screen: times.ts. */
const WISHES = {
  login: { alive: 2 },
  'guest link to the amount': { useful: 2.6, alive: 2.8 },
  'Home, reloaded': { useful: 2.6, alive: 2.8 },
  'AccountDetails, by address': { useful: 2.8, alive: 3 },
  'MakePayment, by address': { useful: 2.8, alive: 3 },
} as const satisfies Record<DoorName, Partial<Opened>>;
/** The same with the worker, which has stopped since the first visit. Login's: returning.ts. */
const AGAIN = { useful: 1.6, alive: 2 } as const;

const isName = (name: string): name is DoorName => Object.hasOwn(WISHES, name);
const NAMES = Object.keys(WISHES).filter(isName);
const MOMENTS = ['useful', 'alive'] as const;

type Opened = Record<(typeof MOMENTS)[number], number>;
type Row = { name: DoorName; again: boolean; wishes: Partial<Opened> };
const ROWS = NAMES.flatMap((name): Row[] => {
  const first = { name, again: false, wishes: WISHES[name] };
  return name === 'login' ? [first] : [first, { name, again: true, wishes: AGAIN }];
});

/** When something has this selector, ms since the visit began. The page's own observer looks: Playwright's waiting would slow the page down. */
const when = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          changes.disconnect();
          resolve(performance.now());
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    selector,
  );

/** The visit that has installed the worker. */
async function installWorker(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
}

/**
 * A customer's door in the tab that has the session, a guest's link from another site; cold as after a reload without the browser's cache: its data
 * is there, and a press is handled. `again`: with a worker from an earlier visit.
 */
async function openDoor(browser: Browser, portal: string, name: DoorName, from: string, again: boolean): Promise<Opened> {
  const context = await browser.newContext({ serviceWorkers: again ? 'allow' : 'block', baseURL: portal });
  try {
    const page = await context.newPage();
    if (again) await installWorker(page);
    const { url, selector } = await beforeDoor(page, controlOf(portal), name);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    if (again) {
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
    }
    if (!DOORS[name].signedIn) await page.goto(from);
    await throttle(session);
    await page.goto(url, { waitUntil: 'commit', timeout: 0 });
    const [alive, useful] = await Promise.all([when(page, 'html[data-alive]'), when(page, selector)]);
    return { useful, alive };
  } finally {
    await context.close();
  }
}

async function openScriptless(browser: Browser, url: string, from: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const ms = await seenAfter(await arrive(context, url, from));
  await context.close();
  return ms;
}

/** Login, a guest's link, and Home, a loan and a payment by their addresses, against Login without any script at `withoutScript`, alternately. */
export const measureDoors = (portal: string, withoutScript: string): Promise<Times[]> =>
  inBrowser((browser) =>
    amongOthers(async ({ elsewhere }) => {
      const ours = ROWS.map((row): Row & { opened: Opened[] } => ({ ...row, opened: [] }));
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await openScriptless(browser, withoutScript, elsewhere));
        for (const { name, again, opened } of ours) opened.push(await openDoor(browser, portal, name, elsewhere, again));
      }
      return ours.flatMap(({ name, again, wishes, opened }) =>
        MOMENTS.flatMap((moment) => {
          const wish = wishes[moment];
          if (wish === undefined) return [];
          const ms = [median(opened.map((one) => one[moment])), median(theirs)] as const;
          const ratio = ms[0] / ms[1];
          const what = `${name}${again ? ', second visit' : ''}, ${moment} (wish ${wish}x${ratio > wish ? ', over' : ''})`;
          return [{ what, ms, ratio, limit: null }];
        }),
      );
    }),
  );

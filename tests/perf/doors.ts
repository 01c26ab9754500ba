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

const isName = (name: string): name is DoorName => Object.hasOwn(WISHES, name);
const NAMES = Object.keys(WISHES).filter(isName);
const MOMENTS = ['useful', 'alive'] as const;

const wishesOf = (name: DoorName): Partial<Opened> => WISHES[name];

type Opened = Record<(typeof MOMENTS)[number], number>;

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

/**
 * A customer's door in the tab that has the session, a guest's link from another site; cold as after a reload without the cache: its data is there,
 * and a press is handled.
 */
async function openDoor(browser: Browser, portal: string, name: DoorName, from: string): Promise<Opened> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: portal });
  try {
    const page = await context.newPage();
    const { url, selector } = await beforeDoor(page, controlOf(portal), name);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
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
      const ours: Record<DoorName, Opened[]> = {
        login: [],
        'guest link to the amount': [],
        'Home, reloaded': [],
        'AccountDetails, by address': [],
        'MakePayment, by address': [],
      };
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await openScriptless(browser, withoutScript, elsewhere));
        for (const name of NAMES) ours[name].push(await openDoor(browser, portal, name, elsewhere));
      }
      return NAMES.flatMap((name) =>
        MOMENTS.flatMap((moment) => {
          const wish = wishesOf(name)[moment];
          if (wish === undefined) return [];
          const ms = [median(ours[name].map((one) => one[moment])), median(theirs)] as const;
          const ratio = ms[0] / ms[1];
          return [{ what: `${name}, ${moment} (wish ${wish}x${ratio > wish ? ', over' : ''})`, ms, ratio, limit: null }];
        }),
      );
    }),
  );

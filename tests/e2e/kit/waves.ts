import type { Page, Request, Route } from '@playwright/test';

/** One request of a start. `bytes`: of the response's body, as sent. */
export type Asked = { what: string; isCall: boolean; bytes: number };

/** What is asked for at once. A wave waits for something in the wave before it. */
export type Wave = readonly Asked[];

/** The page has nothing to do when it is idle so many times in a row. */
const IDLE_TIMES = 3;
/** A page that may not be drawn before its styles are there is never called idle, ms. */
const UNDRAWN_MS = 100;

/** The page asks for it when it is idle: all that it has asked for before is held then. */
const LAST_CALL = '/last-call';

/** `received`: addresses of what was let through. A response can be on its way to the page when the test has seen its end. */
const idle = (page: Page, isDrawn: boolean, received: readonly string[]) =>
  page.evaluate(
    async ({ times, timeout, urls, lastCall }) => {
      const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
      const hasAll = () => urls.every((url) => performance.getEntriesByName(url).length > 0);
      for (let left = times; left >= 0; left = hasAll() ? left - 1 : times) {
        await new Promise((resolve) => setTimeout(resolve));
        await whenIdle();
      }
      await fetch(lastCall);
    },
    // 0: however long it takes
    { times: IDLE_TIMES, timeout: isDrawn ? 0 : UNDRAWN_MS, urls: received, lastCall: LAST_CALL },
  );

/** A file's hash is left out: it changes with every build. Parts of a signed link, too. */
const nameOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  const file = /^\/assets\/(.+)-[\w-]{7}(\.\w+)$/.exec(pathname);
  if (file) return `${file[1]}${file[2]}`;
  return `${request.method()} ${pathname}${search === '' || search.includes('signature=') ? '' : search}`;
};

/** A request that waits to be let through, and the moment when its response has arrived or the page has given it up. */
type Held = { route: Route; over: PromiseWithResolvers<void> };

async function letThrough({ route, over }: Held, received: string[]): Promise<Asked> {
  const request = route.request();
  await route.continue();
  await over.promise;
  const bytes = request.failure() === null ? (await request.sizes()).responseBodySize : 0;
  if (request.failure() === null && request.resourceType() !== 'document') received.push(request.url());
  return { what: nameOf(request), isCall: /^\/(?:api|cognito)\//.test(new URL(request.url()).pathname), bytes };
}

/** The page asks for its background when the screen has its data (routes/page/firstScreen.ts), perhaps before React has shown it. */
const isBackground = ({ route }: Held): boolean => nameOf(route.request()) === 'background.js';

const isStyle = ({ route }: Held): boolean => route.request().resourceType() === 'stylesheet';

/** `begun`: the first request is there. `nextStyle`: resolves when the next request for styles is held. `received`: see `idle`. */
type Holding = { held: Held[]; begun: Promise<void>; nextStyle: () => Promise<void>; received: string[] };

/** Holds all requests of a page. */
async function holdAll(page: Page): Promise<Holding> {
  const held: Held[] = [];
  let style = Promise.withResolvers<void>();
  const all = new Map<Request, Held>();
  const begun = Promise.withResolvers<void>();
  const end = (request: Request) => all.get(request)?.over.resolve();
  page.on('requestfinished', end).on('requestfailed', end);
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).pathname === LAST_CALL) return route.fulfill();
    const one = { route, over: Promise.withResolvers<void>() };
    all.set(route.request(), one);
    held.push(one);
    if (isStyle(one)) style.resolve();
    begun.resolve();
  });
  const nextStyle = () => (style = Promise.withResolvers<void>()).promise;
  return { held, begun: begun.promise, nextStyle, received: [] };
}

/** Resolves when the page waits for what is held. A page whose styles are held while it is asked would never be idle: it is asked again. */
async function quiet(page: Page, { held, nextStyle, received }: Holding): Promise<void> {
  for (let before = -1; before !== held.length;) {
    const styled = nextStyle();
    before = held.length;
    const isIdle = idle(page, !held.some(isStyle), received);
    isIdle.catch(() => undefined); // one that is given up ends with the page
    await Promise.race([isIdle, styled]);
  }
}

/** ms. A page that waits longer for its data shows what it has, and begins its background (routes/page/firstScreen.ts). */
const LONG_MS = 1_000;

/** The page waits for its data however long it takes: what it does when it takes long depends on the speed of the machine. */
const patient = (page: Page) =>
  page.addInitScript((longMs) => {
    const later = window.setTimeout.bind(window);
    const soonOnly = (run: () => void, ms = 0, ...rest: unknown[]) => (ms < longMs ? later(run, ms, ...rest) : 0);
    Object.assign(window, { setTimeout: soonOnly });
  }, LONG_MS);

/**
 * The waves of requests from `open` until `isUseful`. Every request is held until the page has no more to ask for, and then the whole wave is
 * let through: the counts depend on what waits for what, and not on the speed of the machine. What is asked for when the page is useful
 * already is not counted.
 */
export async function wavesOf(page: Page, open: () => Promise<unknown>, isUseful: () => Promise<boolean>): Promise<Wave[]> {
  await patient(page);
  const holding = await holdAll(page);
  const { held, begun, received } = holding;
  const waves: Wave[] = [];
  const opened = open();
  await begun; // the document: a page is never idle on its way to another one
  while (waves.length === 0 || !((await isUseful()) || held.some(isBackground))) {
    if (held.length > 0) waves.push(await Promise.all(held.splice(0).map((one) => letThrough(one, received))));
    await quiet(page, holding);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(held.map(({ route }) => route.continue().catch(() => undefined)));
  await opened;
  return waves;
}

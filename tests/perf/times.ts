import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findBrowser } from '../run/browser.ts';
import { listen } from '../../routes/serve/listen.ts';

/** Quality §7: a phone of the lower class on a slow line. */
const CPU_SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const ROUNDS = 5;
/** Ratios to the static page of the same run. */
export const RATIOS = { usefulScreen: 1.15, typedAndPainted: 1.2 } as const;

/** The limit: what a browser can do at best with a sign-in form. */
const STATIC = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title><body><main><h1>Sign in</h1>
<form method="dialog"><label for="username">Email or phone number</label><input id="username"><label for="password">Password</label>
<input id="password" type="password"><button>Sign in</button></form></main></body></html>`;

export type Round = { usefulScreen: number; typedAndPainted: number };
/** `ms`: medians of ours and of the static page. */
export type Times = { what: string; ratio: number; limit: number; ms: readonly [number, number] };

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return session;
}

/** One cold visit: when the form can be seen, and when the first letter typed into it has been painted. ms since the visit began. */
async function visit(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await throttle(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#username').waitFor({ state: 'visible' });
  await page.locator('#username').pressSequentially('a');
  const round = await page.evaluate(
    () =>
      new Promise<Round>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now();
            resolve({ usefulScreen: painted, typedAndPainted: performance.now() });
          }),
        );
      }),
  );
  await context.close();
  return round;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Login of the built portal at `portal` against the static page, visit by visit in turn: what the machine does meanwhile hits both. */
export async function measureTimes(portal: string): Promise<Times[]> {
  const server = await listen(0, () => new Response(STATIC, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await visit(browser, `http://localhost:${server.port}/`));
      ours.push(await visit(browser, portal));
    }
    const of = (name: keyof Round) => {
      const ms = [median(ours.map((round) => round[name])), median(theirs.map((round) => round[name]))] as const;
      return { ms, ratio: ms[0] / ms[1] };
    };
    return [
      { what: 'Login, useful screen', ...of('usefulScreen'), limit: RATIOS.usefulScreen },
      { what: 'Login, typed and painted', ...of('typedAndPainted'), limit: RATIOS.typedAndPainted },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

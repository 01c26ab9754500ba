import type { BrowserContext, CDPSession, Page } from 'playwright';
import { listen } from '../../../routes/serve/listen.ts';
import { throttle } from './phone.ts';

/** ms for a new window to become quiet, because Chromium starts its own pages with it. */
const SETTLE_MS = 1_000;

/** The reference: the fastest sign-in form possible. */
const STATIC = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title><body><main><h1>Sign in</h1>
<form method="dialog"><label for="username">Email or phone number</label><input id="username"><label for="password">Password</label>
<input id="password" type="password"><button>Sign in</button></form></main></body></html>`;

/** The visitor's previous page, on another site, as after a search or an e-mail. Each page then starts in its own process. */
const ELSEWHERE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Elsewhere</title><p>Elsewhere`;

export type Surroundings = { staticPage: string; elsewhere: string };

/** Serves the static page and the previous page during a measurement. */
export async function amongOthers<T>(measure: (at: Surroundings) => Promise<T>): Promise<T> {
  const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
  const server = await listen(0, () => new Response(STATIC, html));
  const other = await listen(0, () => new Response(ELSEWHERE, html));
  try {
    return await measure({ staticPage: `http://localhost:${server.port}/`, elsewhere: `http://127.0.0.1:${other.port}/` });
  } finally {
    await Promise.all([server.close(), other.close()]);
  }
}

/** Measured by the browser, because a script in the page would take the page's time. */
async function firstPaint(session: CDPSession): Promise<() => Promise<void>> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
  });
  return () => painted;
}

/** Makes the window as slow as the phone, once it is quiet. */
type Prepare = (session: CDPSession) => Promise<void>;

/** A new window of `context` opens `url` from another site; resolves at its first paint. */
export async function arrive(context: BrowserContext, url: string, from: string, prepare: Prepare = throttle): Promise<Page> {
  const page = await context.newPage();
  await page.goto(from);
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await prepare(session);
  const painted = await firstPaint(session);
  await page.goto(url, { waitUntil: 'commit' });
  await painted();
  return page;
}

/** First paint, ms since the visit began. */
export const seenAfter = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now());

import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../kit/test.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

test('every page has the strict headers, and an unknown file is not a page', async ({ request }) => {
  const { uploadOrigin, vaultOrigin } = v.parse(
    v.object({ uploadOrigin: v.string(), vaultOrigin: v.string() }),
    await (await request.get('/config.json')).json(),
  );
  expect(new URL((await request.get('/')).url()).origin).not.toBe(uploadOrigin);
  for (const path of ['/', '/TitleMax/Accounts', '/zzz']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain(`; connect-src 'self' ${uploadOrigin}; `);
    expect(headers['content-security-policy']).toContain(`; frame-src ${vaultOrigin} blob:; `);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': 'no-cache',
    });
  }
  for (const path of ['/assets/nothing.js', '/.vite/manifest.json', '/../package.json', '/assets/%2e%2e/index.html.br']) {
    const answer = await request.get(path);
    expect([path, answer.status(), (await answer.text()).includes('<html')]).toEqual([path, 404, false]);
  }
});

/** The server's whole response to these bytes. */
const answerTo = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('end', () => resolve(text)).on('error', reject);
  });

test('every response has nosniff and a Content-Security-Policy, also the response to an invalid request (N4)', async ({ server }) => {
  const ask = (line: string, ...headers: string[]) => [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
  const asked = {
    '/config.json': [200, ask('GET /config.json HTTP/1.1')],
    'the debug panel': [200, ask('GET /sandbox/panel.js HTTP/1.1')],
    '/studio': [308, ask('GET /studio HTTP/1.1')],
    'a response of the service': [200, ask('GET /api/serviceStatus HTTP/1.1')],
    'a call that does not exist': [404, ask('GET /api/nothing HTTP/1.1')],
    'a file that does not exist': [404, ask('GET /assets/nothing.js HTTP/1.1')],
    'a method that pages do not have': [405, ask('PUT / HTTP/1.1')],
    'no host': [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    'an invalid host': [400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    'no HTTP': [400, 'good morning\r\n\r\n'],
    'headers without an end': [431, ask('GET / HTTP/1.1', `X-Long: ${'x'.repeat(40_000)}`)],
    'an expectation': [417, ask('GET / HTTP/1.1', 'Expect: a miracle')],
  } as const;
  for (const [name, [status, bytes]] of Object.entries(asked)) {
    const [head = ''] = (await answerTo(server.origin, bytes)).split('\r\n\r\n');
    const has = (header: RegExp) => header.test(head);
    expect([name, head.split(' ')[1], has(/^x-content-type-options: nosniff$/im), has(/^content-security-policy: \S/im)]).toEqual([
      name,
      String(status),
      true,
      true,
    ]);
  }
});

test('the only Trusted Types policy exists when the document has loaded, and allows only the worker (N2)', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const refused = await page.evaluate(async () => {
    const factory: unknown = Reflect.get(window, 'trustedTypes');
    const create: unknown = typeof factory === 'object' && factory !== null && Reflect.get(factory, 'createPolicy');
    if (typeof create !== 'function') throw new Error('this browser has no Trusted Types');
    const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
    const attempt = async (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(() => 'done', nameOf);
    const rules = { createScriptURL: (url: string) => url };
    return {
      theSameName: await attempt(() => Reflect.apply(create, factory, ['default', rules])),
      anotherName: await attempt(() => Reflect.apply(create, factory, ['portal-sw', rules])),
      anotherWorker: await attempt(() => navigator.serviceWorker.register('/assets/other.js')),
      ours: await attempt(() => navigator.serviceWorker.register('/sw.js')),
    };
  });
  expect(refused).toEqual({ theSameName: 'TypeError', anotherName: 'TypeError', anotherWorker: 'TypeError', ours: 'done' });
});

test('assets are compressed and cached for a year, responses of the lender are never cached (PWA-008)', async ({ request }) => {
  const document = await (await request.get('/')).text();
  const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(document)?.[1] ?? '';
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  for (const path of ['/api/serviceStatus', '/config.json', '/sandbox/health']) {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-store');
  }
});

test('the bundle contains nothing of the sandbox', async () => {
  const files = (await readdir(dist, { recursive: true })).filter((name) => /\.(js|html|css|webmanifest)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  const ofSandbox = /Sandbox2026|(?<!name|nombre|friend)@example\.com|\/sandbox\/(reset|faults|people|clock)|pglite|kysely|_Sandbox01/i;
  const found: string[] = [];
  for (const name of files) if (ofSandbox.test(await readFile(join(dist, name), 'utf8'))) found.push(name);
  expect(found).toEqual([]);
});

test('the bundle contains nothing of the studio except the address where a sandbox serves it', async () => {
  const files = (await readdir(dist, { recursive: true })).filter((name) => /\.(js|html|css)$/.test(name));
  const ofStudio = /studio-(panel|canvas|box)|situation\.show|Flow studio|getNextTransitions|chartWords/;
  const found: string[] = [];
  for (const name of files) if (ofStudio.test(await readFile(join(dist, name), 'utf8'))) found.push(name);
  expect(found).toEqual([]);
});

/** Ann types into Login before the page's code is there; the result lets the code through. */
async function typesEarly(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#username').fill('ann@example.com');
  await page.locator('[data-secret=password]').fill('Sandbox2026');
  return release;
}

test('text typed before hydration stays in the fields, and signs Ann in', async ({ page, lender, complaints }) => {
  void [lender, complaints];
  const release = await typesEarly(page);
  release();
  await expect(page.locator('[data-theme]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await expect(page.locator('#username')).toHaveValue('ann@example.com');
  await page.locator('[data-secret=password]').press('Enter');
  await expect(page.locator('main[data-screen=Home]')).toBeVisible();
});

test('a form sent before hydration is not put into the address, and signs Ann in by itself', async ({ page, lender, complaints }) => {
  void [lender, complaints];
  const release = await typesEarly(page);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.locator('main[data-screen=Home]')).toBeVisible();
});

/** @layer UI STORE */
test('a second visit starts offline, says so, shows a phone number, and continues when the network is back (PWA-008, CONST-045)', async ({
  page,
  context,
  lender,
  complaints,
}) => {
  void [lender, complaints];
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contacts'))).not.toBeNull();
  await context.setOffline(true);
  await page.goto('/ContactUs');
  await expect(page.locator('main[data-screen=NetworkError]')).toBeVisible();
  // the worker has the display face: its title is in it from the start (decision 038)
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family))).toEqual(['"Instrument Sans"']);
  await expect(page.locator('main[data-screen=NetworkError] a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('main[data-screen=NetworkError] .case-number')).toHaveText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(5);
  expect(cached.filter((path) => !/^\/($|assets\/|index\.html|frame\.html)/.test(path))).toEqual([]);
  await context.setOffline(false);
  await expect(page.locator('main[data-screen=ContactUs]')).toBeVisible();
});

test('a second visit gets Login without starting the worker, also offline', async ({ page, context, complaints }) => {
  void complaints;
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.locator('main[data-screen]')).toBeVisible();
  const visit = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? { sent: entry.transferSize, worker: entry.workerStart } : null;
  });
  expect(visit).toEqual({ sent: 0, worker: 0 });
});

test('a signed link is removed from the address before the first request', async ({ page, lender, request, complaints }) => {
  void [lender, complaints];
  const answer = await request.post('/sandbox/link', { data: { loanId: '2019001', guest: true, flowLock: true } });
  const { url } = v.parse(v.object({ url: v.string() }), await answer.json());
  const addresses: string[] = [];
  await page.route('**/api/**', async (route) => {
    addresses.push(page.url());
    await route.continue();
  });
  await page.goto(url);
  await expect(page.locator('main[data-screen=MakePayment]')).toBeVisible();
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => address.includes('signature'))).toEqual([]);
});

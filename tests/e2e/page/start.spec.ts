import type { Page } from '@playwright/test';
import { DOORS, wavesAt, type DoorName } from '../kit/doors.ts';
import { movesOf, noteMoves } from '../kit/moves.ts';
import { expect, test } from '../kit/test.ts';

/** The worker would answer unseen. */
test.use({ serviceWorkers: 'block' });

/**
 * Requests until the screen handles input and has its data, those of them that are calls of the service, and steps, of which each waits for
 * something of the step before: document; code; the files of the flow; who it is; the data. Decision 036.
 */
const MOST: Readonly<Record<DoorName, { requests: number; calls: number; steps: number }>> = {
  login: { requests: 9, calls: 2, steps: 3 },
  'guest link to the amount': { requests: 14, calls: 7, steps: 4 },
  'Home, reloaded': { requests: 14, calls: 5, steps: 3 },
  'AccountDetails, by address': { requests: 16, calls: 7, steps: 4 },
  'MakePayment, by address': { requests: 15, calls: 8, steps: 4 },
};

const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);

for (const language of ['en', 'es'] as const) {
  for (const door of Object.keys(DOORS).filter(isDoor)) {
    test(`A customer's page starts with few requests, and nothing moves: ${door} (${language})`, async ({ page, portal, lender }) => {
      await portal.speak(language);
      await noteMoves(page);
      const waves = await wavesAt(page, lender, door);
      const all = waves.flat();
      const asked = { requests: all.length, calls: all.filter(({ isCall }) => isCall).length, steps: waves.length };
      const list = waves.map((wave) => wave.map(({ what }) => what).join('\n')).join('\n\n');
      expect(asked, `${JSON.stringify(asked)}\n${list}`).toEqual(MOST[door]);
      const files = all.filter(({ isCall }) => !isCall).map(({ what }) => what);
      expect(files, 'no file is asked for twice').toEqual([...new Set(files)]);
      const calls = all.filter(({ isCall }) => isCall).map(({ what }) => what);
      expect(calls, 'nothing is asked twice').toEqual([...new Set(calls)]);
      await page.waitForLoadState('networkidle');
      expect(await movesOf(page)).toEqual([]);
    });
  }
}

test('Texts that arrive are no change of language: the phone numbers of customer service are asked for once', async ({
  page,
  portal,
  lender,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const texts = page.waitForResponse(/\/assets\/paymentLater-en-/);
  const contacts = page.waitForResponse(/\/api\/contacts/);
  await page.goto(await lender.link((await lender.loan('gus', 'TitleMax')).loanId));
  await portal.settled('MakePayment');
  await Promise.all([texts, contacts]);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/contacts')).toHaveLength(1);
});

/** Files of this name do not come before they may. */
async function held(page: Page, files: string): Promise<{ arrives: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return { arrives: resolve };
}

/** Of two calls, the second is sent only when the page has handled the answer of the first. */
async function answersInOrder(page: Page, first: string, last: string): Promise<void> {
  const answered = page.waitForResponse(`**/api/${first}`).then((response) => response.finished());
  await page.route(`**/api/${last}`, async (route) => {
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame)); // the page has handled it
    await route.continue();
  });
}

/** The first format takes a phone a tenth of a second, whether it is one of dates or of numbers. */
const noteFormats = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) {
      const original: unknown = Reflect.get(Intl, kind);
      Object.defineProperty(Intl, kind, {
        get: () => {
          performance.mark('alive' in document.documentElement.dataset ? 'format when alive' : 'format before');
          return original;
        },
      });
    }
  });
const formatsOf = (page: Page, when: 'before' | 'when alive') =>
  page.evaluate((name) => performance.getEntriesByName(name).length, `format ${when}`);

test('Login is alive without a format of dates, and has one before it is pressed: neither the page nor the sign-in waits for it', async ({
  page,
  portal,
}) => {
  await noteFormats(page);
  await page.goto('/');
  await portal.settled('Login');
  expect(await formatsOf(page, 'before')).toBe(0);
  await expect.poll(() => formatsOf(page, 'when alive')).toBe(1);
});

test('A payment by its address has its format of dates before its code has arrived', async ({ page, portal, lender }) => {
  await noteFormats(page);
  await portal.withSession('ann@example.com');
  const code = await held(page, '**/assets/lib-*.js');
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await page.goto(`/TitleMax/Accounts/${loanId}/Payment`, { waitUntil: 'commit' });
  await expect.poll(() => formatsOf(page, 'before')).toBe(1);
  code.arrives();
  await portal.settled('MakePayment');
});

/** Login's two calls, in both orders of their answers. */
for (const [answeredFirst, answeredLast] of [
  ['serviceStatus', 'configsettings'],
  ['configsettings', 'serviceStatus'],
] as const) {
  test(`A visitor can use Login before the router and the cache have arrived, when ${answeredFirst} is answered first`, async ({
    page,
    portal,
  }) => {
    const router = await held(page, '**/assets/first-*.js');
    await answersInOrder(page, answeredFirst, answeredLast);
    await page.goto('/');
    await portal.settled('Login');
    router.arrives();
  });
}

test('While the service is closed, it is asked once, and says so before the router and the cache have arrived', async ({
  page,
  portal,
  lender,
}) => {
  await lender.fault('GET /serviceStatus', { body: { available: false, message: 'We are back at 6 am.' } });
  const router = await held(page, '**/assets/first-*.js');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/serviceStatus')) asked += 1;
  });
  await answersInOrder(page, 'serviceStatus', 'configsettings');
  await page.goto('/');
  await portal.on('MaintenanceMode');
  router.arrives();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

import type { Page } from '@playwright/test';
import { beforeDoor, DOORS, type DoorName } from '../kit/doors.ts';
import { movesOf, noteMoves } from '../kit/moves.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** The worker would answer unseen. */
test.use({ serviceWorkers: 'block' });

/** The blocks that each door draws, and the same blocks of its screen. */
const BLOCKS: Partial<Record<DoorName, { door: string; same: readonly (readonly [string, string])[] }>> = {
  'guest link to the amount': {
    door: 'guest',
    same: [
      ['.bone-question', 'h1'],
      ['.choices', 'fieldset.choices'],
      ['.form-bar .skeleton-button', '.form-bar .button-primary'],
    ],
  },
  'Home, reloaded': {
    door: 'home',
    same: [
      ['.standing', '.standing'],
      ['.section .skeleton-button', '.section-header'],
      ['.card', '.card'],
    ],
  },
  'AccountDetails, by address': {
    door: 'account',
    same: [
      ['.page-band', '.page-band'],
      ['.account-hero', '.account-hero'],
      ['.page-content > .skeleton-button', '.button-primary'],
      ['.facts', '.facts'],
    ],
  },
  'MakePayment, by address': {
    door: 'payment',
    same: [
      ['.bone-question', 'h1'],
      ['.choices', 'fieldset.choices'],
      ['.form-bar .skeleton-button', '.form-bar .button-primary'],
    ],
  },
};
/** A text of the customer or of a longer language may need one line more or less, px. */
const NEAR = { en: 12, es: 48 } as const;

const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);

/** Holds the page's code, but not the small early script; answers how to let it through. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && [box.x, box.y, box.width, box.height];
};

for (const name of Object.keys(DOORS).filter(isDoor)) {
  const blocks = BLOCKS[name];
  if (!blocks) continue;
  for (const [width, language, wait] of [
    [390, 'en', 'One moment, please'],
    [1280, 'es', 'Un momento, por favor'],
  ] as const)
    test(`A door draws its blocks before its code is there, and nothing moves when the page comes: ${name}, ${width} px`, async ({
      page,
      portal,
      lender,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await portal.speak(language);
      await noteMoves(page);
      const { url, useful } = await beforeDoor(page, lender, name);
      const letThrough = await holdCode(page);
      await page.goto(url, { waitUntil: 'commit' });
      const door = page.locator(`.door-${blocks.door}`);
      await expect(door).toBeVisible();
      await expect(page.locator('.door:visible')).toHaveCount(1);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('h1 .word:visible')).toHaveText(wait);
      await expect(page.locator('[role=status] .word:visible')).toHaveText(wait);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await accessible(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off').toBe(true);
      const drawn = await Promise.all(blocks.same.map(([skeleton]) => boxOf(page, `.door-${blocks.door} ${skeleton}`)));
      letThrough();
      await useful.waitFor();
      await page.waitForLoadState('networkidle');
      expect(await movesOf(page)).toEqual([]);
      const loaded = await Promise.all(blocks.same.map(([, block]) => boxOf(page, `main ${block}`)));
      for (const [at, [what]] of blocks.same.entries())
        for (const [side, px] of (drawn[at] ?? [Number.NaN]).entries())
          expect(Math.abs(px - (loaded[at]?.[side] ?? Number.NaN)), JSON.stringify([what, drawn[at], loaded[at]])).toBeLessThanOrEqual(
            NEAR[language],
          );
    });
}

test('The dashboard of a brand draws its blocks, too; any other address those that fit every page', async ({ page, portal }) => {
  await holdCode(page);
  await page.goto('/TitleMax/Accounts', { waitUntil: 'commit' });
  await expect(page.locator('.door-dashboard')).toBeVisible();
  await expect(page.locator('.door-other')).toBeHidden();
  await page.goto('/ContactUs', { waitUntil: 'commit' });
  await expect(page.locator('.door-other')).toBeVisible();
  await expect(page.locator('.door:visible')).toHaveCount(0);
  await portal.on('Waiting');
});

test('A document that is still on its way has no word that its language would change, and move', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.route('**/Home', async (route) => {
    const response = await route.fetch();
    const [head] = (await response.text()).split('<main');
    await route.fulfill({ response, body: head ?? '' });
  });
  await page.goto('/Home', { waitUntil: 'commit' });
  await expect(page.locator('.wordmark')).toBeVisible();
  await expect(page.locator('.shell-help')).toBeAttached();
  await expect(page.locator('.shell-help')).toBeHidden();
});

test('Without the early script, too, there are blocks', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/Home', { waitUntil: 'commit' });
  await expect(page.locator('.door-other')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One moment, please');
});

for (const [name, address] of [
  ['Login', '/'],
  ['a page that waits', '/ContactUs'],
] as const)
  test(`A frame that cannot be rendered leaves no blank page and no endless wait: ${name} says that it cannot connect (ERR-026)`, async ({
    page,
  }) => {
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({ response, body: code.replace(/[`"]shell-body[`"]/, '(()=>{throw new Error("broken")})()') });
    });
    await page.goto(address);
    await expect(page.locator('#portal')).toHaveText('Unable to connect. Please try again.');
  });

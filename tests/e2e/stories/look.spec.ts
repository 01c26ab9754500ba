import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';

/** The narrowest page that must work (WCAG 1.4.10); also a page of 640 px at 200 %. */
const NARROWEST = { width: 320, height: 640 };

/** Records every layout shift, as the browser measures it for Cumulative Layout Shift, with the element's name for failure messages. */
async function watchMoves(page: Page): Promise<string[]> {
  const moves: string[] = [];
  page.on('console', (line) => {
    if (line.text().startsWith('moved ')) moves.push(line.text());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        if (Reflect.get(entry, 'hadRecentInput') === true || typeof value !== 'number' || value < 0.005) continue; // 0.00, rounded
        console.info(`moved ${value} on ${document.querySelector('main')?.dataset['screen']}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return moves;
}

test('no layout shifts from Login to the receipt', async ({ page, portal, lender }) => {
  const moves = await watchMoves(page);
  const loan = await lender.loan('ann', 'TitleMax');
  await portal.signIn('ann@example.com');
  await page.reload();
  await portal.settled('Home');
  await portal.openLoan('TitleMax', loan.loanId);
  await portal.review('TitleMax', loan.loanId, 'minimumDue');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  await page.goto('/ContactUs');
  await portal.settled('ContactUs');
  expect(moves).toEqual([]);
});

test.describe('on the narrowest phone, in Spanish', () => {
  test.use({ viewport: NARROWEST, locale: 'es-US' });

  test('no texts overlap, and nothing is wider than the page', async ({ page, portal }) => {
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const overlap = (one: string, other: string) =>
      page.evaluate(
        ([first, second]) => {
          const box = (selector: string) => {
            const range = document.createRange();
            const element = document.querySelector(selector);
            if (!element) throw new Error(`nothing at ${selector}`);
            range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          const [a, b] = [box(first), box(second)];
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        },
        [one, other] as const,
      );
    await page.goto('/');
    await portal.settled('Login');
    expect(await overlap('label[for=password]', '.input-button')).toBe(false);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await portal.signIn('ann@example.com');
    expect(await overlap('.account-due .figure-label', '.account-due .badge')).toBe(false);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.goto('/ContactUs');
    await portal.settled('ContactUs');
    expect(await overlap('.shell-header .shell-button:not(.shell-help)', '.wordmark')).toBe(false);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a link looks like a button', async ({ page, portal, isMobile }) => {
      const differing = () =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll('a.button, a.menu-entry, a.shell-button')];
          const links = all.filter((link) => link.checkVisibility()); // what is folded has no height
          const differ = links.flatMap((link) => {
            const button = document.createElement('button');
            button.className = link.className;
            if (link.ariaCurrent !== null) button.ariaCurrent = link.ariaCurrent;
            button.append(...[...link.childNodes].map((child) => child.cloneNode(true)));
            const [was, height] = [getComputedStyle(link), link.getBoundingClientRect().height];
            const ofLink = Object.fromEntries([...was].map((name) => [name, was.getPropertyValue(name)]));
            link.replaceWith(button);
            const now = getComputedStyle(button);
            const seen = ['color', 'background-color', 'border-top-color', 'font-family', 'font-size', 'font-weight', 'line-height'];
            seen.push('letter-spacing', 'text-align', 'text-decoration-line', 'padding-left', 'padding-top', 'display', 'cursor');
            const other = seen.filter((name) => ofLink[name] !== now.getPropertyValue(name));
            if (Math.abs(height - button.getBoundingClientRect().height) > 0.5) other.push(`height ${height}`);
            button.replaceWith(link);
            return other.map((name) => `${link.className}: ${name}`);
          });
          return { links: links.length, differ };
        });
      await page.goto('/');
      await portal.settled('Login');
      expect(await differing()).toEqual({ links: 3, differ: [] });
      await portal.signIn('ann@example.com');
      if (isMobile) await page.locator('.shell-menu-button').click();
      await expect(page.locator('a.menu-entry').first()).toBeVisible(); // the menu is a file of its own
      const home = await differing();
      expect(home.links).toBeGreaterThan(8);
      expect(home.differ).toEqual([]);
    });
  });
}

test('each brand on Home has its own colors', async ({ page, portal }) => {
  await portal.signIn('ann@example.com');
  const accents = await page
    .locator('section[data-brand]')
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).getPropertyValue('--accent')));
  expect(accents.length).toBeGreaterThan(1);
  expect(new Set(accents).size).toBe(accents.length);
});

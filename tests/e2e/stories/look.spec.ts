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

test.describe('on the narrowest phone, in Spanish, with letters far apart', () => {
  test.use({ viewport: NARROWEST, locale: 'es-US' });

  test('the badge covers no words of the figure (WCAG 1.4.12)', async ({ page, portal, lender }) => {
    const covered = () =>
      page.evaluate(() => {
        const badges = [...document.querySelectorAll('main .badge')];
        return badges.flatMap((badge) => {
          const one = badge.getBoundingClientRect();
          return [...(badge.parentElement?.querySelectorAll('.figure-label') ?? [])].flatMap((line) => {
            const words = document.createRange();
            words.selectNodeContents(line);
            const isCovered = [...words.getClientRects()].some(
              (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            );
            return isCovered ? [`${badge.textContent} on ${line.textContent}`] : [];
          });
        });
      });
    const spread = () =>
      page.evaluate(() => Object.assign(document.documentElement.style, { letterSpacing: '.12em', wordSpacing: '.16em' }));
    const { loanId } = await lender.loan('ann', 'TitleMax');
    const nothingIsCovered = async () => {
      await spread();
      for (const width of [NARROWEST.width, 360, 390]) {
        await page.setViewportSize({ ...NARROWEST, width });
        expect(await covered(), `at ${width} px`).toEqual([]);
      }
    };
    await portal.signIn('ann@example.com');
    await nothingIsCovered();
    await portal.openLoan('TitleMax', loanId);
    await expect(portal.main.locator('.account-hero .badge')).toBeVisible();
    await nothingIsCovered();
    await page.goto('/TitleMax/Offers');
    await portal.settled('Offers');
    await nothingIsCovered();
    await portal.withSession('eve@example.com'); // her settlement offers have a longer label
    await page.goto('/TitleMax/Offers');
    await portal.settled('Offers');
    await expect(portal.main.locator('.offer-head .badge').first()).toBeVisible();
    await nothingIsCovered();
  });
});

test.describe('on a phone in Spanish', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'es-US' });

  test('the payoff amount stands next to its name, with its note below', async ({ page, portal, lender }) => {
    const { loanId } = await lender.loan('ann', 'TitleMax');
    await portal.withSession('ann@example.com');
    await portal.openLoan('TitleMax', loanId);
    const fact = page.locator('.fact:has(.account-note)');
    const [name, amount, note] = await Promise.all([
      fact.locator('dt').boundingBox(),
      fact.locator('dd > :first-child').boundingBox(),
      fact.locator('.account-note').boundingBox(),
    ]);
    if (!name || !amount || !note) throw new Error('no payoff amount');
    expect(amount.y).toBeLessThan(name.y + name.height);
    expect(note.y).toBeGreaterThanOrEqual(amount.y + amount.height);
  });
});

test('what cannot be done now stands in line with what can (ROUTE-063)', async ({ page, portal, lender, isMobile }) => {
  const { loanId } = await lender.loan('ann', 'TitleMax');
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${loanId}/ManageAccount`);
  await portal.settled('ManageAccount');
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('main section:first-of-type .ways .button')].map((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return [button.ariaDisabled === 'true', Math.round(words.getBoundingClientRect().left)] as const;
    }),
  );
  expect(edges.filter(([isDisabled]) => isDisabled)).toHaveLength(1);
  const [first, ...others] = edges.map(([, left]) => left);
  if (first === undefined) throw new Error('nothing can be done');
  if (isMobile) expect(others).toEqual(others.map(() => first));
  else expect(edges.some(([isDisabled, left]) => isDisabled && left === first)).toBe(true); // in two columns
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

for (const [where, viewport] of [
  ['next to the form on a desktop', { width: 1440, height: 900 }],
  ['below the form on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test('Login says whose service it is, and nothing moves', async ({ page, portal }) => {
      const moves = await watchMoves(page);
      await page.goto('/');
      await portal.settled('Login');
      const panel = await page.locator('.shell-footer:has(.lender)').boundingBox();
      const form = await page.locator('main form').boundingBox();
      if (!panel || !form) throw new Error('no panel or no form on Login');
      if (viewport.width < 1024) expect(panel.y).toBeGreaterThan(form.y + form.height);
      else {
        expect(form.x + form.width).toBeLessThan(panel.x);
        expect(Math.abs(panel.x - panel.width)).toBeLessThan(1); // the other half
        expect(panel.y + panel.height).toBeGreaterThanOrEqual(viewport.height - 1);
      }
      expect(moves).toEqual([]);
    });

    test.describe('over a slow line', () => {
      test.use({ bypassCSP: true }); // the test writes into the page

      test('Login arrives in parts, and no part moves another up or down', async ({ page }) => {
        await page.route('**/*.js', (route) => route.abort());
        await page.goto('/');
        const moved = await page.locator('#portal').evaluate((portal) => {
          const whole = portal.innerHTML;
          const seen = () =>
            Array.from(portal.querySelectorAll<HTMLElement>(':not(svg *)'), (element) => {
              const { top, height } = element.getBoundingClientRect();
              const visible = height > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
              return { name: `${element.tagName} ${element.getAttribute('class') ?? ''}`, top, visible };
            });
          const last = seen();
          const names = new Set<string>();
          for (let end = whole.indexOf('<', 1); end > 0; end = whole.indexOf('<', end + 1)) {
            portal.innerHTML = whole.slice(0, end);
            for (const [at, { name, top, visible }] of seen().entries())
              if (visible && Math.abs(top - (last[at]?.top ?? 0)) > 2) names.add(name);
          }
          return { parts: last.length, names: [...names] };
        });
        expect(moved.parts).toBeGreaterThan(50);
        expect(moved.names).toEqual([]);
      });
    });
  });
}

test('the pages of two brands look like two lenders: the color of the header and the letters of the name', async ({
  page,
  portal,
  lender,
}) => {
  await portal.signIn('ann@example.com');
  const looks: string[][] = [];
  for (const brand of ['TitleMax', 'InstaLoan']) {
    const { loanId } = await lender.loan('ann', brand);
    await portal.openLoan(brand, loanId);
    looks.push(
      await page.evaluate(() =>
        [
          ['.shell-header', 'background-color'],
          ['.page-band', 'background-color'],
          ['.shell-header .wordmark-name', 'font'],
        ].map(([selector = '', property = '']) => {
          const element = document.querySelector(selector);
          return element ? getComputedStyle(element).getPropertyValue(property) : `no ${selector}`;
        }),
      ),
    );
  }
  const [titleMax = [], instaLoan = []] = looks;
  expect(titleMax[0]).toBe(titleMax[1]); // one band from the header to the figure
  expect(titleMax.filter((value, at) => value === instaLoan[at])).toEqual([]);
  await page.emulateMedia({ media: 'print' }); // paper has no backgrounds
  const colorOf = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('main h1')).toBe(await colorOf('body'));
});

test('each brand on Home has its own colors', async ({ page, portal }) => {
  await portal.signIn('ann@example.com');
  const accents = await page
    .locator('section[data-brand]')
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).getPropertyValue('--accent')));
  expect(accents.length).toBeGreaterThan(1);
  expect(new Set(accents).size).toBe(accents.length);
});

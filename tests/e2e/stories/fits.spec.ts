import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/test.ts';

/** How many lines the text of an element has. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test.describe('on a phone in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'es-US' });

  test('a value that does not fit next to its label starts below it; one that fits ends the line', async ({ page, portal }) => {
    await portal.withSession('ann@example.com');
    await page.goto('/TitleMax/CustomerProfile');
    await portal.settled('CustomerProfile');
    const pairs = await page.locator('.fact').evaluateAll((facts) =>
      facts.map((fact) => {
        const [label, value] = [...fact.children].map((child) => child.getBoundingClientRect());
        if (!label || !value) throw new Error('no label or no value');
        const isBelow = value.top >= label.bottom;
        const end = fact.getBoundingClientRect().right;
        return { isBelow, aligned: Math.abs(isBelow ? value.left - label.left : value.right - end) < 1 };
      }),
    );
    expect(new Set(pairs.map(({ isBelow }) => isBelow))).toEqual(new Set([true, false]));
    expect(pairs.filter(({ aligned }) => !aligned)).toEqual([]);
  });

  test('a date in a sentence breaks as the sentence does: it starts next to the words before it', async ({ page, portal }) => {
    await portal.withSession('eve@example.com');
    await page.goto('/TitleMax/Offers');
    await portal.settled('Offers');
    const note = portal.main.locator('.figure-note:has(.date)').first();
    expect(await linesOf(note)).toBe(2);
    const tops = await note.evaluate((sentence) =>
      [sentence, sentence.querySelector('.date')].map((node) => {
        const words = document.createRange();
        if (node) words.selectNodeContents(node);
        return Math.round(words.getClientRects()[0]?.top ?? 0);
      }),
    );
    expect(tops[1]).toBe(tops[0]);
  });

  test('the holder of an expired card is on the line of the badge before it', async ({ page, portal }) => {
    await portal.withSession('ann@example.com');
    await page.goto('/TitleMax/PaymentMethods');
    await portal.settled('PaymentMethods');
    const row = portal.main.locator('.cards-detail:has(.badge)').first();
    const bottoms = await row.evaluate((line) =>
      [...line.children].map((child) => {
        const words = document.createRange();
        words.selectNodeContents(child);
        return Math.round(words.getBoundingClientRect().bottom);
      }),
    );
    expect(bottoms).toHaveLength(2);
    expect(new Set(bottoms).size, String(bottoms)).toBe(1);
  });

  test('the name of the portal is on one line, next to Menu and next to Back', async ({ page, portal }) => {
    await portal.withSession('ann@example.com');
    for (const [path, screen] of [
      ['/Home', 'Home'],
      ['/LinkAccountOptions', 'LinkAccountOptions'],
    ] as const) {
      await page.goto(path);
      await portal.settled(screen);
      expect(await linesOf(page.locator('.shell-header .wordmark-name')), screen).toBe(1);
    }
  });
});

test('in forced colors the primary button is filled, the others are not', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.signIn('ann@example.com');
  const groundOf = (selector: string) =>
    portal.main
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('.button-primary')).not.toBe(await groundOf('.button-secondary'));
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the way back from the payment methods is in line with the title', async ({ page, portal }) => {
    await portal.withSession('ann@example.com');
    await page.goto('/InstaLoan/PaymentMethods');
    await portal.settled('PaymentMethods');
    const startOf = (element: Locator) =>
      element.evaluate((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return Math.round(words.getBoundingClientRect().left);
      });
    const way = await startOf(portal.main.locator('.actions .button-words').last());
    expect(Math.abs(way - (await startOf(portal.main.locator('h1'))))).toBeLessThanOrEqual(1);
  });
});

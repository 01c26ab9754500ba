import type { Locator, Page } from '@playwright/test';
import { accessible, expect, test } from '../kit/test.ts';

/** px: a border, or a rounded half. */
const CLOSE = 1;
/** px: beside the column of a phone. */
const GUTTER = 16;

const leftOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;

/** The title and the button that goes on, on each step until the review. */
async function eachStep(page: Page, portal: { primary: Locator; settled: (screen: string) => Promise<void> }, look: () => Promise<void>) {
  await portal.settled('MakePayment');
  await look();
  await page.locator('input[name="amountType"][value="minimumDue"]').click();
  await expect(portal.primary).toContainText('$');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await look();
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await look();
}

test('on a phone the button that goes on is in the window on every step, and covers no field that has the focus', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.withSession((await lender.person('ann')).email);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.typeAmount('400');
  for (const field of [page.locator('#amount'), page.locator('input[type="range"]'), page.locator('.quick-amount').last()]) {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    const [at, bar] = [await field.boundingBox(), await page.locator('.form-bar').boundingBox()];
    expect((at?.y ?? Infinity) + (at?.height ?? 0), 'the bar is below the field').toBeLessThanOrEqual((bar?.y ?? 0) + CLOSE);
  }
  await page.setViewportSize({ width: 360, height: 1600 }); // all of the page: a target that the window cuts off would count as too small
  await accessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await eachStep(page, portal, async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(portal.primary).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize({ width: 640, height: 320 }); // zoomed to 200 %: the bar would leave no space for the form
  await expect(page.locator('.form-bar')).toHaveCSS('position', 'static');
});

test('in Spanish on the narrowest phone "Change" ends with the column and leads back to the amount, and a quiet button breaks only where the text does', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.speak('es');
  await portal.withSession((await lender.person('ann')).email);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  const change = page.locator('.pay-change button:visible');
  const words = await change.locator('.button-words').evaluate((element) => element.getBoundingClientRect());
  expect(Math.abs(words.right - (320 - GUTTER)), 'the words end with the column').toBeLessThanOrEqual(CLOSE);
  await expect(page.locator('main button', { hasText: 'Cambiar' }).filter({ visible: true }), 'one button for one thing').toHaveCount(1);
  await change.click();
  await portal.settled('MakePayment');
  await expect(page.locator('input[value="minimumDue"]')).toBeChecked();
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await accessible(page);
  const lines = await page.locator('.payment-changes').evaluate((column: HTMLElement) => {
    const one = column.querySelector<HTMLElement>('.button-words:not(.only-wide *)');
    if (!one) return [];
    const heightAt = (width: number) => {
      column.style.width = `${width}px`;
      return one.getBoundingClientRect().height;
    };
    const alone = heightAt(1000);
    const width = Math.ceil(one.getBoundingClientRect().width);
    return [heightAt(width) / alone, heightAt(width - 8) / alone];
  });
  expect(lines).toEqual([1, 2]);
  await change.click();
  await portal.settled('MakePayment');
});

test('on a wide screen every step has the same columns, and the summary beside it', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.withSession((await lender.person('ann')).email);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  const columns: number[][] = [];
  const look = async () => {
    const side = page.locator('.page-aside .card');
    await expect(side).toBeVisible();
    columns.push([await leftOf(page.locator('h1')), await leftOf(side)]);
  };
  await eachStep(page, portal, look);
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  expect(new Set(columns.map(String)).size, JSON.stringify(columns)).toBe(1);
  const file = page.waitForEvent('download');
  await page.locator('.page-aside button').click();
  expect((await file).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
});

/** At the top of the page: whether the button that pays is in the window, and the points of the sentence above it that something else covers. */
const authorization = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const sentence = [...document.querySelectorAll('main p')].find((text) => /authorize|autoriza/.test(text.textContent));
    const pay = document.querySelector('main .button-primary')?.getBoundingClientRect();
    if (!sentence || !pay) throw new Error('no sentence, or nothing to press');
    const words = document.createRange();
    words.selectNodeContents(sentence);
    const lines = [...words.getClientRects()];
    const covered = lines.filter(
      (line) => !sentence.contains(document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)),
    );
    return {
      payInWindow: pay.bottom <= innerHeight,
      isAbovePay: lines.every(({ bottom }) => bottom <= pay.top),
      covered: covered.length,
    };
  });

for (const language of ['en', 'es'] as const) {
  test(`on a phone the customer reads what the button authorizes before it can be pressed (${language})`, async ({
    portal,
    lender,
    page,
  }) => {
    const loan = await lender.loan('ann', 'TitleMax');
    await portal.speak(language);
    await portal.withSession((await lender.person('ann')).email);
    await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
    await eachStep(page, portal, () => Promise.resolve());
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await authorization(page), `${width}x${height}`).toEqual({ payInWindow: true, isAbovePay: true, covered: 0 });
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.locator('#cvv').focus();
      const [code, bar] = [await page.locator('#cvv').boundingBox(), await page.locator('.form-bar').boundingBox()];
      expect((code?.y ?? Infinity) + (code?.height ?? 0), 'the bar is below the field').toBeLessThanOrEqual((bar?.y ?? 0) + CLOSE);
    }
    await page.setViewportSize({ width: 195, height: 422 }); // 390x844 at 200 %: one scrolls to the button, past the sentence
    expect(await authorization(page)).toMatchObject({ payInWindow: false, isAbovePay: true });
  });
}

declare global {
  interface Window {
    moves?: string[];
  }
}

/** What has moved from one screen to the next, in the browser's own view transitions. */
async function watchMoves(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    window.moves = moves;
    const screen = () => document.querySelector('main')?.dataset['screen'] ?? '';
    const isOfAmount = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.pseudoElement === '::view-transition-group(amount)' &&
      Number(effect.getTiming().duration) > 0;
    const note = async ({ ready }: ViewTransition, from: string) => {
      await ready;
      if (document.getAnimations().some(isOfAmount)) moves.push(`${from} to ${screen()}`);
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const from = screen();
      const transition = start(change);
      void note(transition, from);
      return transition;
    };
  });
  return () => page.evaluate(() => window.moves ?? []);
}

async function paysMinimum(page: Page, portal: { primary: Locator; settled: (screen: string) => Promise<void> }): Promise<void> {
  await eachStep(page, portal, () => Promise.resolve());
  await page.locator('#cvv').fill('123');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
}

test('on a phone the amount moves from step to step, and the tick draws itself (decision 040)', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await portal.withSession((await lender.person('ann')).email);
  const moves = await watchMoves(page);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await paysMinimum(page, portal);
  // a lender that answers at once leaves nothing of the screen in between
  const arrivals = async () => (await moves()).map((move) => move.split(' to ')[1]);
  await expect.poll(arrivals).toEqual(expect.arrayContaining(['SelectPaymentMethod', 'ReviewPayment', 'ConfirmPayment']));
  const tick = page.locator('.receipt-sign path');
  await expect(tick).toHaveCSS('animation-name', 'draw');
  await expect(tick).not.toHaveCSS('animation-duration', '0s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(tick).toHaveCSS('animation-duration', '0s');
});

test('with reduced motion nothing moves: the page changes at once', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await portal.withSession((await lender.person('ann')).email);
  const moves = await watchMoves(page);
  await page.goto(`/TitleMax/Accounts/${loan.loanId}/Payment`);
  await paysMinimum(page, portal);
  expect(await moves()).toEqual([]);
});

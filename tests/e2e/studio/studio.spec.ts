import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../kit/test.ts';

/** The studio of the built portal: pictures, words, keys. */
const at = (place: string) => `/studio/${place}`;
const box = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);

test.beforeEach(({ lender, complaints }) => void [lender, complaints]);

test('a permanent link opens the payment at a step, with its real screen in Spanish, and what can happen there', async ({ page }) => {
  await page.goto(at('#payment/amount.choosing?lang=es'));
  await expect(box(page, 'amount.choosing')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Qué puede ocurrir después' })).toBeVisible();
  const screen = page.frameLocator('iframe');
  await expect(screen.locator('main[data-screen=MakePayment]')).toBeVisible();
  await expect(screen.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.locator('.studio-gliding').evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0s'); // reduced motion
});

test('a selected step is enlarged until it is readable, in the middle of the window', async ({ page }) => {
  await page.goto(at('#payment'));
  const shape = box(page, 'adding').locator('.studio-shape');
  const scale = async () => ((await shape.boundingBox())?.width ?? 0) / Number(await shape.getAttribute('width'));
  await expect.poll(scale).toBeLessThan(0.6);
  await box(page, 'adding').click();
  await expect.poll(scale).toBeCloseTo(0.9, 1);
  const [small, window] = [await shape.boundingBox(), await page.locator('.studio-canvas').boundingBox()];
  if (!small || !window) throw new Error('the box or its window is not shown');
  expect(Math.abs(small.x + small.width / 2 - window.x - window.width / 2)).toBeLessThan(2);
  expect(Math.abs(small.y + small.height / 2 - window.y - window.height / 2)).toBeLessThan(2);
});

test('the ways out of a step are a number; pointing at it, its focus, and a press show the list', async ({ page }) => {
  await page.goto(at('#payment'));
  const sign = page.getByRole('button', { name: /^Which card\?: 1 way out$/ });
  const list = page.getByRole('tooltip');
  await sign.hover();
  await expect(list).toHaveText(/Leaving\s*the customer leaves/);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await box(page, 'amount').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'method')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sign).toBeFocused();
  await expect(sign).toHaveAccessibleDescription(/the customer leaves/);
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(box(page, 'method')).toHaveAttribute('aria-pressed', 'false');

  await sign.click();
  await page.mouse.move(0, 0);
  await expect(sign).toHaveAttribute('aria-expanded', 'true');
  await sign.click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^How much\?: 6 ways out$/ })).toBeVisible();
});

test('pointing at a step shows its real screen beside it, which is downloaded only then; Escape closes it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at('#payment'));
  const step = box(page, 'method');
  const picture = page.locator('.studio-screen-peek');
  await expect(step).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('screen.html'))).toEqual([]);

  await step.hover();
  await expect(page.frameLocator('.studio-screen-peek iframe').locator('main[data-screen=SelectPaymentMethod]')).toBeVisible();
  await expect(picture).toBeVisible();
  const [a, b] = [await step.boundingBox(), await picture.boundingBox()];
  if (!a || !b) throw new Error('the box or the picture is not shown');
  expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();

  await page.mouse.move(0, 0);
  await box(page, 'amount').focus();
  await page.keyboard.press('ArrowDown');
  await expect(picture).toBeVisible();
  await expect(step).toBeFocused(); // the screen, which focuses its title in the portal, has not taken the focus
  await page.keyboard.press('Enter'); // the panel shows the screen in full
  await expect(picture).toBeHidden();
});

test('a step lists its requirements and the tests that cover them, both written and generated', async ({ page }) => {
  await page.goto(at('#payment/confirmed.paid.prompting'));
  const row = page.locator('.studio-rows > div').filter({ hasText: 'OPEN-007' });
  await row.getByText('Tests that show this').click();
  await expect(row.getByRole('listitem').filter({ hasText: 'below the receipt the review prompt has a link' }).first()).toBeVisible();
});

test('a flow opens folded; keys alone unfold and fold a box, and the address shows it', async ({ page }) => {
  await page.goto(at('#payment'));
  await expect(box(page, 'amount')).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page, 'amount.choosing')).toHaveCount(0);
  await box(page, 'amount').focus();
  await page.keyboard.press('+');
  await expect(box(page, 'amount.choosing')).toBeVisible();
  await expect(page).toHaveURL(/open=amount/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state][aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-state][aria-pressed=true]')).toHaveCount(0);
  await box(page, 'amount').focus();
  await page.keyboard.press('-');
  await expect(box(page, 'amount.choosing')).toHaveCount(0);
});

test('the search finds a condition in another flow, in either language, and goes there', async ({ page }) => {
  await page.goto(at(''));
  const field = page.getByRole('combobox', { name: 'Search all flows' });
  await field.fill('MakePayment');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#payment/);
  await expect(page.locator('[data-state][aria-pressed=true]')).toHaveCount(1);
});

test('the list has the same content as the picture', async ({ page }) => {
  await page.goto(at('#payment?open=*'));
  await expect(box(page, 'amount.choosing')).toBeVisible();
  const drawn = await page.locator('[data-state]').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
  expect(drawn.length).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.locator('.studio-list > li')).toHaveCount(drawn.length);
});

test('saves the current picture as a self-contained file', async ({ page }) => {
  await page.goto(at('#payment'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  expect(file).not.toMatch(/<script|href="http/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`map, picture and list are accessible (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(at(''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible(page);
    for (const place of ['#payment/amount.choosing', '#payment?list=&over=tests']) {
      await page.goto(at(place));
      await expect(page.locator('.studio-panel')).toBeVisible();
      await accessible(page);
    }
  });
}

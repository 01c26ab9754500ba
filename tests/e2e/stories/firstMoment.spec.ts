import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';

const A_YEAR_S = 365 * 24 * 3600;

/** Blocks the page's code, as on a slow connection; the document and the early script load. */
async function slowLine(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Only the document and the early script have loaded. */
async function drawnOnly(page: Page, address: string): Promise<void> {
  const early = page.waitForResponse(/\/assets\/early-/);
  await page.goto(address, { waitUntil: 'commit' });
  await (await early).finished();
}

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** Types and presses Enter before the page handles input. */
async function hurry(page: Page, address: string): Promise<void> {
  await drawnOnly(page, address);
  await page.locator('#remember').check();
  await page.locator('#username').fill('ann@example.com');
  await page.locator('#password').fill('Sandbox2026');
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-sent]')).toBeAttached();
}

test('a sign-in submitted before hydration completes after it, and nothing of it was in the address', async ({ page, portal }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const letIn = await slowLine(page);
  await hurry(page, '/');
  letIn();
  await portal.settled('Home');
  expect(addresses.filter((address) => /ann|Sandbox2026|\?/.test(address))).toEqual([]);
});

test('presses before hydration are applied after it: the visible password, the language and the theme', async ({ page }) => {
  const letIn = await slowLine(page);
  await drawnOnly(page, '/');
  await page.locator('#password').fill('Sandbox2026');
  await page.locator('.input-button').click();
  await expect(page.locator('html[data-pressed]')).toBeAttached();
  await page.locator('select[name=appearance]').selectOption('dark');
  await page.locator('select[name=language]').selectOption('es');
  await page.locator('#remember').check();
  letIn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await expect(page.locator('#password')).toHaveValue('Sandbox2026');
  await expect(page.locator('#remember')).toBeChecked();
});

test('a toggle that is pressed twice before hydration is unchanged', async ({ page, portal }) => {
  const letIn = await slowLine(page);
  await drawnOnly(page, '/');
  await page.locator('.input-button').click();
  await expect(page.locator('html[data-pressed]')).toBeAttached();
  await page.locator('.input-button').click();
  await expect(page.locator('html[data-pressed]')).not.toBeAttached();
  letIn();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(page.locator('#password')).toHaveAttribute('type', 'password');
  await portal.settled('Login');
});

for (const [address, screen, where] of [
  ['/Register', 'Register', 'main'],
  ['/ForgotPassword', 'ForgotPassword', 'main'],
  ['/ContactUs', 'ContactUs', 'header'],
  ['/ContactUs', 'ContactUs', 'footer'],
] as const) {
  test(`the link to ${screen} in the ${where} works before hydration`, async ({ page, portal }) => {
    const letIn = await slowLine(page);
    await drawnOnly(page, '/');
    await Promise.all([page.waitForURL(`**${address}`, { waitUntil: 'commit' }), page.locator(`${where} a[href="${address}"]`).click()]);
    letIn();
    await portal.settled(screen);
  });
}

test('a notice above Login does not clear the text that Ann has typed', async ({ page, portal }) => {
  const letIn = await slowLine(page);
  await drawnOnly(page, '/?signedOut=true');
  await page.locator('#remember').check();
  await page.locator('#password').fill('Sandbox2026');
  await page.locator('#username').pressSequentially('ann@exa');
  letIn();
  await expect(page.locator('main .notice')).toBeVisible();
  await expect(page.locator('#remember')).toBeChecked();
  await expect(page.locator('#username')).toBeFocused();
  await page.keyboard.type('mple.com');
  await expect(page.locator('#username')).toHaveValue('ann@example.com');
  await portal.primary.click();
  await portal.settled('Home');
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US', colorScheme: 'dark' });
  test('the prerendered English page becomes Spanish without losing a submitted sign-in', async ({ page, portal }) => {
    const letIn = await slowLine(page);
    await hurry(page, '/');
    letIn();
    await portal.settled('Home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  for (const [means, press, release] of [
    ['the mouse', async (page: Page) => page.mouse.down(), async (page: Page) => page.mouse.up()],
    ['the space bar', async (page: Page) => page.keyboard.down(' '), async (page: Page) => page.keyboard.up(' ')],
  ] as const) {
    test(`a press by ${means} that is in progress while the page becomes Spanish is not lost`, async ({ page, portal }) => {
      const letIn = await slowLine(page);
      await drawnOnly(page, '/');
      await portal.fillLogin('ann@example.com');
      await portal.primary.focus();
      await portal.primary.hover();
      await press(page);
      letIn();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await frames(page, 20); // long enough for the page to take over
      await release(page);
      await portal.settled('Home');
    });
  }
});

for (const [who, keep] of [
  ['a first visitor', {}],
  ['somebody who prefers the dark', { theme: 'dark' }],
  ['somebody who has chosen Spanish', { language: 'es' }],
] as const) {
  // every test asserts that the browser reports no error (kit/test.ts), including React's
  test(`the page hydrates without an error for ${who}`, async ({ page, portal }) => {
    await page.addInitScript((kept) => {
      for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
    }, keep);
    await page.goto('/');
    await portal.settled('Login');
    await expect(page.locator('.sandbox-ribbon')).toBeVisible();
    await portal.fillLogin('ann@example.com');
    await expect(page.locator('#username')).toHaveValue('ann@example.com');
  });
}

test('the page hydrates without an error when Ann comes back after a year', async ({ page, portal, lender }) => {
  await portal.signIn('ann@example.com');
  await lender.advance(A_YEAR_S);
  await page.goto('/');
  await portal.settled('Login');
  await expect(page.locator('#username')).toBeEditable();
});

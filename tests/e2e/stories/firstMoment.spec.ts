import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';

const A_YEAR_S = 365 * 24 * 3600;

/** Keeps the page's code away, as a slow line does; the document and its few first bytes are here. */
async function slowLine(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Types as somebody in a hurry, before anything listens, and presses Enter. */
async function hurry(page: Page, address: string): Promise<void> {
  const early = page.waitForResponse(/\/assets\/early-/);
  await page.goto(address, { waitUntil: 'commit' });
  await (await early).finished();
  await page.locator('#remember').check();
  await page.locator('#username').fill('ann@example.com');
  await page.locator('#password').fill('Sandbox2026');
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-sent]')).toBeAttached();
}

test('Ann signs in before the page is alive: once it is, she is in, and nothing of it was in the address', async ({ page, portal }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const letIn = await slowLine(page);
  await hurry(page, '/');
  letIn();
  await portal.settled('Home');
  expect(addresses.filter((address) => /ann|Sandbox2026|\?/.test(address))).toEqual([]);
});

test('what stands above Login does not take away what Ann has typed already', async ({ page, portal }) => {
  const letIn = await slowLine(page);
  const early = page.waitForResponse(/\/assets\/early-/);
  await page.goto('/?signedOut=true', { waitUntil: 'commit' });
  await (await early).finished();
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
  test('the English picture becomes Spanish without losing the sign-in that was sent to it', async ({ page, portal }) => {
    const letIn = await slowLine(page);
    await hurry(page, '/');
    letIn();
    await portal.settled('Home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

for (const [who, keep] of [
  ['a first visitor', {}],
  ['somebody who prefers the dark', { theme: 'dark' }],
  ['somebody who has chosen Spanish', { language: 'es' }],
] as const) {
  // the browser's complaints are asserted for every test (kit/test.ts): React's are among them
  test(`the page takes over its picture without a complaint for ${who}`, async ({ page, portal }) => {
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

test('the page takes over its picture without a complaint when Ann comes back after a year', async ({ page, portal, lender }) => {
  await portal.signIn('ann@example.com');
  await lender.advance(A_YEAR_S);
  await page.goto('/');
  await portal.settled('Login');
  await expect(page.locator('#username')).toBeEditable();
});

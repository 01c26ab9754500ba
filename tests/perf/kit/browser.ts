import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../run/browser.ts';

/** Runs a measurement in a new browser; `args` are Chromium's. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>, args: readonly string[] = []): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', ...args] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

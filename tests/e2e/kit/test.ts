import { test as base, type Page } from '@playwright/test';
import { inaccessible } from '../../kit/inaccessible.ts';
import { controlOf, type Control } from './control.ts';
import { originOf } from './servers.ts';
import { portalOf, type Portal } from './portal.ts';

export { expect } from '@playwright/test';

declare global {
  interface Window {
    /** Reports an error of the browser to the test. */
    complain?: (text: string) => void;
  }
}

type Fixtures = {
  lender: Control;
  portal: Portal;
  /** All errors that the browser reports; the test fails on any of them. */
  complaints: string[];
};

/** A browser logs every failed request, also those that a test has requested from the lender. */
const NETWORK_NOISE = /^Failed to load resource|net::ERR_/;

/** Records policy violations, uncaught errors and logged errors of a page. */
async function listen(page: Page, complaints: string[]): Promise<void> {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !NETWORK_NOISE.test(line.text())) complaints.push(`console: ${line.text()}`);
  });
  await page.exposeFunction('complain', (text: string) => void complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      window.complain?.(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
}

/** One server for all workers with the same number; its data is reset before each test. A test fails on any error that the browser reports. */
export const test = base.extend<Fixtures, { server: { origin: string } }>({
  server: [async ({ browserName: _ }, use, { parallelIndex }) => use({ origin: await originOf(parallelIndex) }), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.origin),
  lender: async ({ server }, use) => {
    const control = controlOf(server.origin);
    await control.heal();
    await control.resetClock();
    await control.reset();
    await use(control);
    await control.heal();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    await listen(page, complaints);
    await use(complaints);
    base.expect(complaints).toEqual([]);
  },
  portal: async ({ page, lender, complaints }, use) => {
    void [lender, complaints];
    await use(portalOf(page));
  },
});

/** Checks the current screen against WCAG 2.2 AA, as far as a program can. */
export async function accessible(page: Page): Promise<void> {
  base.expect(await inaccessible(page)).toEqual([]);
}

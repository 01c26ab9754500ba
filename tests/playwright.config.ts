import { defineConfig, devices } from '@playwright/test';
import { STEP_LIMIT_MS, TEST_LIMIT_MS } from './kit/limits.ts';

/** Paths generated from the charts (e2e/paths). */
const PATHS = '**/paths/*.spec.ts';
/** Stories that do not depend on the screen size run on the phone only. The album covers every width. */
const ON_THE_PHONE = [
  'appointment',
  'autopay',
  'cancelRenewal',
  'consent',
  'ecommerce',
  'firstMoment',
  'keyboard',
  'linkAccount',
  'location',
  'links',
  'nora',
  'profile',
  'recovery',
  'renewal.people',
  'renewal.spanish',
  'session',
  'trustedDevice',
  'wrongInput',
].map((story) => `**/stories/${story}.spec.ts`);

const executablePath = process.env['CHROMIUM_PATH'];
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The browser tests: the built portal with its production headers. Each worker starts a server of its own (e2e/kit/server.ts), with a lender and a clock. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: STEP_LIMIT_MS },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line']],
  // to look into a failure: `--trace on`; recording takes a third of each test's time
  use: { launchOptions, trace: 'off', actionTimeout: STEP_LIMIT_MS, navigationTimeout: STEP_LIMIT_MS },
  projects: [
    { name: 'phone', testMatch: ON_THE_PHONE, use: { ...devices['Pixel 7'], launchOptions } },
    { name: 'desktop', testIgnore: [PATHS, ...ON_THE_PHONE], use: { ...devices['Desktop Chrome'], launchOptions } },
    // the stories of both widths: on the phone as on a first visit, before the service worker is there
    {
      name: 'first visit',
      testMatch: '**/stories/*.spec.ts',
      testIgnore: ON_THE_PHONE,
      use: { ...devices['Pixel 7'], launchOptions, serviceWorkers: 'block' },
    },
    // requests wait for the test, so no service worker may answer them
    { name: 'paths', testMatch: PATHS, use: { ...devices['Desktop Chrome'], launchOptions, serviceWorkers: 'block' } },
  ],
});

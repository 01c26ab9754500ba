import { defineConfig, devices } from '@playwright/test';
import { STEP_LIMIT_MS, TEST_LIMIT_MS } from './kit/limits.ts';

/** Paths generated from the charts (e2e/paths). */
const PATHS = '**/paths/*.spec.ts';
/** Stories that do not depend on the screen size run on the phone only. The album covers every width. */
const ON_THE_PHONE = [
  'addresses',
  'appointment',
  'autopay',
  'draw',
  'cancelRenewal',
  'consent',
  'ecommerce',
  'firstMoment',
  'fits',
  'keyboard',
  'linkAccount',
  'location',
  'links',
  'nora',
  'ofr',
  'paymentSheet',
  'payoff',
  'origination',
  'profile',
  'recovery',
  'referral',
  'renewal.cash',
  'renewal.people',
  'renewal.spanish',
  'session',
  'settlement',
  'trustedDevice',
  'unfinished',
  'wrongInput',
].map((story) => `**/stories/${story}.spec.ts`);

const executablePath = process.env['CHROMIUM_PATH'];
const optimized = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--in-process-gpu',
  ],
};
/** A page lives for seconds: code that is made faster is not run often enough. */
const launchOptions = { ...optimized, args: [...optimized.args, '--js-flags=--no-opt --no-maglev'] };

/**
 * What runs with the service worker: its own tests, and the two main stories. It downloads the whole portal for each new visitor, a quarter of
 * the work of a test, so all others run without it.
 */
const WITH_WORKER = ['faults/browser', 'faults/deploy', 'page/secondVisit', 'page/serving', 'stories/ann', 'stories/gus'].map(
  (file) => `**/${file}.spec.ts`,
);

/** A whole lender runs in its page: without optimized code the hash of a password takes up to half a minute there. */
const DEMO = '**/demo/*.spec.ts';

/** Animations cost a tenth of the time of a test. The stories of the first visit run with them. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The browser tests: the built portal with its production headers. Each worker has a server to itself (e2e/kit/servers.ts), with a lender and a clock. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/kit/servers.ts',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: STEP_LIMIT_MS },
  workers: 3, // on two cores: a test often waits for its page's timers
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line']],
  // to look into a failure: `--trace on`; recording takes a third of each test's time
  use: { launchOptions, trace: 'off', actionTimeout: STEP_LIMIT_MS, navigationTimeout: STEP_LIMIT_MS, serviceWorkers: 'block' },
  projects: [
    { name: 'phone', testMatch: ON_THE_PHONE, use: { ...devices['Pixel 7'], ...still, launchOptions } },
    {
      name: 'desktop',
      testIgnore: [PATHS, DEMO, ...ON_THE_PHONE, ...WITH_WORKER],
      use: { ...devices['Desktop Chrome'], ...still, launchOptions },
    },
    {
      name: 'with worker',
      testMatch: WITH_WORKER,
      use: { ...devices['Desktop Chrome'], ...still, launchOptions, serviceWorkers: 'allow' },
    },
    { name: 'demo', testMatch: DEMO, use: { ...devices['Desktop Chrome'], ...still, launchOptions: optimized, serviceWorkers: 'allow' } },
    // the stories of both widths, on the phone with animations
    { name: 'first visit', testMatch: '**/stories/*.spec.ts', testIgnore: ON_THE_PHONE, use: { ...devices['Pixel 7'], launchOptions } },
    { name: 'paths', testMatch: PATHS, use: { ...devices['Desktop Chrome'], ...still, launchOptions } },
  ],
});

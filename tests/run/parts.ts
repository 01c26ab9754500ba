import { findBrowser } from './browser.ts';

/** One part of `npm test`. Adjacent parts with the same `together` run in parallel, all others one by one. */
export type Part = {
  name: string;
  together?: 'reading' | 'charts' | 'drawing';
  args: readonly string[];
  env?: () => Record<string, string>;
};

const vitest = (...args: string[]): readonly string[] => ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', ...args];
const browser = () => ({ CHROMIUM_PATH: findBrowser() });

/** All of `npm test`. `npm test -- lint lender` runs the named parts. */
export const parts: readonly Part[] = [
  { name: 'types', together: 'reading', args: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'] },
  { name: 'types of the worker', together: 'reading', args: ['node_modules/typescript/bin/tsc', '-p', 'routes/worker'] },
  { name: 'types of the demo', together: 'reading', args: ['node_modules/typescript/bin/tsc', '-p', 'routes/demo/worker'] },
  { name: 'lint', together: 'reading', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', together: 'reading', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  {
    name: 'dead code',
    together: 'reading',
    args: ['node_modules/knip/bin/knip.js', '--config', 'tests/knip.json', '--production', '--include', 'files,exports'],
  },
  { name: 'build', args: ['routes/serve/build.ts'] },
  // one worker: the walks of the charts are computed once in each process; React's development build is slower, and `page` uses it
  {
    name: 'charts',
    together: 'charts',
    args: vitest('--project', 'charts', '--project', 'atlas', '--maxWorkers', '1'),
    env: () => ({ NODE_ENV: 'production' }),
  },
  { name: 'page', together: 'charts', args: vitest('--project', 'page', '--project', 'screens') },
  { name: 'simulation', together: 'drawing', args: vitest('--project', 'simulation') },
  {
    name: 'studio',
    together: 'drawing',
    args: ['routes/studio/make/write.ts', '--only', 'signIn,accounts,payment,registration,verifyCode'],
  },
  { name: 'album', together: 'drawing', args: ['tests/album/album.ts', '--chosen'], env: browser },
  { name: 'lender', args: vitest('--project', 'lender', '--project', 'flows') },
  {
    name: 'browser',
    args: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    env: browser,
  },
  { name: 'bytes', args: ['tests/perf/bench.ts', '--bytes'] },
];

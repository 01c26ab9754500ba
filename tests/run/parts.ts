import { findBrowser } from './browser.ts';

/** One part of `npm test`. `together` parts run beside each other; the others wait for them and run one by one. */
export type Part = { name: string; together: boolean; args: readonly string[]; env?: () => Record<string, string> };

const vitest = (...args: string[]): readonly string[] => ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', ...args];
const browser = () => ({ CHROMIUM_PATH: findBrowser() });

/** All of `npm test`. `npm test -- lint lender` runs the named parts. */
export const parts: readonly Part[] = [
  { name: 'types', together: true, args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint', together: true, args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', together: true, args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'build', together: false, args: ['routes/serve/build.ts'] },
  { name: 'page', together: false, args: vitest('--project', 'page') },
  { name: 'simulation', together: false, args: vitest('--project', 'simulation') },
  { name: 'lender', together: false, args: vitest('--project', 'lender', '--project', 'flows') },
  { name: 'studio', together: false, args: ['routes/build/writeStudio.ts', '--only', 'signIn,accounts,payment'] },
  {
    name: 'browser',
    together: false,
    args: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    env: browser,
  },
  { name: 'album', together: false, args: ['tests/album/album.ts', '--chosen'], env: browser },
  { name: 'bytes', together: false, args: ['tests/perf/bench.ts', '--bytes'] },
];

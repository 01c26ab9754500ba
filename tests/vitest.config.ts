import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { texts } from '../routes/build/texts.ts';
import { STEP_LIMIT_MS, TEST_LIMIT_MS } from './kit/limits.ts';

const heavy = ['tests/lender/**/*.test.ts', 'tests/flows/**/*.test.ts'];
/** Tests of everything that is made from the walks of the charts. */
const walked = ['paths', 'graph', 'rules', 'studio', 'album'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
const charts = [...walked, 'tests/mirror/screens.test.ts'];
const atlas = ['tests/atlas/*.test.ts'];
const screens = ['tests/screens/*.test.tsx'];
/** Tests sign in thousands of times with a public password; auth.password.test.ts checks the real cost. */
const cheapPasswords = { PASSWORD_COST_OF_TESTS: '256' };

/** Everything that runs without a browser. `vitest run -c tests/vitest.config.ts tests/<folder>` runs a part of it. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  define: { global: 'globalThis', __APP_VERSION__: JSON.stringify('0.0.0-test') },
  plugins: [texts()],
  // vite-plugin-pwa gives its virtual module only to a build: this is the file that a build gets
  resolve: {
    alias: {
      'virtual:pwa-register': fileURLToPath(new URL('../node_modules/vite-plugin-pwa/dist/client/build/register.js', import.meta.url)),
    },
  },
  test: {
    maxWorkers: 2, // the default on two cores is one
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: STEP_LIMIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...heavy, ...charts, ...atlas, ...screens, 'tests/e2e/**', 'tests/simulation/**', 'tests/perf/**', 'tests/certify/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'node',
          include: screens,
          isolate: false, // they render views and leave no state in the process; React, the texts and the walks are loaded once
        },
      },
      {
        extends: true,
        test: {
          name: 'charts',
          environment: 'node',
          include: charts,
          isolate: false, // they leave no state in the process, and each walk is computed once for all files
        },
      },
      {
        extends: true,
        test: {
          name: 'atlas', // it runs actors, which what other tests have cached would change
          environment: 'node',
          include: atlas,
        },
      },
      {
        extends: true,
        test: {
          name: 'lender',
          environment: 'node',
          include: ['tests/lender/**/*.test.ts'],
          isolate: false, // they leave no state in the process, and one embedded database serves many files
          env: cheapPasswords,
        },
      },
      {
        extends: true,
        test: {
          name: 'flows',
          environment: 'node',
          include: ['tests/flows/**/*.test.ts'],
          isolate: false, // tests/flows/kit/newFile.ts isolates them, and one embedded database serves many files
          setupFiles: ['tests/flows/kit/newFile.ts'],
          env: cheapPasswords,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['tests/simulation/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'certify', // only for `npm run certify`, against a given service
          environment: 'node',
          include: process.env['CERTIFY'] === undefined ? [] : ['tests/certify/*.test.ts'],
          testTimeout: 2 * TEST_LIMIT_MS, // it may have to wait for the service's rate limit
          fileParallelism: false,
        },
      },
    ],
  },
});

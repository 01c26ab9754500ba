/**
 * npm run test:planted [-- charts or parts of names]: plants one fault after another in the charts, and expects the generated tests to catch each.
 * Exits 1 when one survives, or when the tests fail without any.
 */
import { fileURLToPath } from 'node:url';
import { startVitest, type TestModule } from 'vitest/node';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { plant } from './plant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 60_000;
const SOUND = 'sound';

const only = process.argv.slice(2);
const matches =
  (word: string) =>
  ({ name, chart }: Fault): boolean =>
    chart === word || name.includes(word);
const chosen = only.length === 0 ? faults : faults.filter((fault) => only.some((word) => matches(word)(fault)));
const nowhere = only.filter((word) => !faults.some(matches(word)));
if (nowhere.length > 0) {
  console.error(
    `There is no planted fault "${nowhere.join('", "')}". Charts: ${[...new Set(faults.map(({ chart }) => chart))].join(', ')}.`,
  );
  process.exit(1);
}

/** The same tests, each with its own fault, or with none. */
const project = (name: string, tests: readonly string[], fault?: Fault) => ({
  root,
  plugins: fault ? [plant(fault)] : [],
  define: { global: 'globalThis', __APP_VERSION__: '"0.0.0-test"' },
  // without the cache, which is shared: other tests would read the file with the fault
  test: { name, include: [...new Set(tests)], environment: 'node' as const, testTimeout: TIMEOUT_MS, fsModuleCache: false },
});

const vitest = await startVitest('test', [], {
  root,
  config: false,
  watch: false,
  maxWorkers: 2,
  reporters: [{ onTestModuleEnd: (module: TestModule) => void process.stdout.write(module.ok() ? '.' : '!') }],
  projects: [
    project(
      SOUND,
      chosen.flatMap(({ tests }) => tests),
    ),
    ...chosen.map((fault, at) => project(String(at), fault.tests, fault)),
  ],
});

type Found = { ran: boolean; by: string | null };

/** The first test that failed in a project, or why its tests could not be generated. `by`: null when no test failed. */
function found(name: string): Found {
  const modules = vitest.state.getTestModules().filter(({ project: { name: of } }) => of === name);
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return { ran: true, by: test.fullName };
    const [error] = module.errors();
    if (error) return { ran: true, by: error.message.split('\n')[0] ?? 'the tests could not be generated' };
  }
  return { ran: modules.length > 0, by: null };
}

const sound = found(SOUND);
const rows = chosen.map((fault, at) => ({ ...fault, ...found(String(at)) }));
await vitest.close();

const wide = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
const [chartWidth, nameWidth] = [wide(rows.map(({ chart }) => chart)), wide(rows.map(({ name }) => name))];
console.log('\n');
for (const { chart, name, ran, by } of rows)
  console.log(`${chart.padEnd(chartWidth)}  ${name.padEnd(nameWidth)}  ${ran ? (by ?? 'SURVIVED') : 'NOT RUN'}`);

const caught = rows.filter(({ ran, by }) => ran && by !== null);
console.log(`\n${caught.length} of ${rows.length} planted faults caught, in ${new Set(rows.map(({ chart }) => chart)).size} charts.`);
const isSound = sound.ran && sound.by === null;
console.log(isSound ? 'Without a fault every test passes.' : `Without a fault the tests fail: ${sound.by ?? 'they did not run'}.`);
process.exit(isSound && caught.length === rows.length ? 0 : 1);

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
const charts = [...new Set(chosen.map(({ chart }) => chart))];
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
  // one walk for all files of a chart: they leave no state in the process
  test: { name, include: [...new Set(tests)], environment: 'node' as const, testTimeout: TIMEOUT_MS, fsModuleCache: false, isolate: false },
});

type Found = { ran: boolean; by: string | null };

/** The first test that failed in these modules, or why its tests could not be generated. `by`: null when no test failed. */
function found(modules: readonly TestModule[]): Found {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return { ran: true, by: test.fullName };
    const [error] = module.errors();
    if (error) return { ran: true, by: error.message.split('\n')[0] ?? 'the tests could not be generated' };
  }
  return { ran: modules.length > 0, by: null };
}

/** How many of a chart's faults are caught. Each chart has a Vitest of its own: the sources of all faults at once do not fit into memory. */
async function plantIn(chart: string): Promise<{ caught: number; isSound: boolean }> {
  const ofChart = chosen.filter((fault) => fault.chart === chart);
  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    maxWorkers: 2,
    reporters: [{}],
    projects: [
      project(
        SOUND,
        ofChart.flatMap(({ tests }) => tests),
      ),
      ...ofChart.map((fault, at) => project(String(at), fault.tests, fault)),
    ],
  });
  const modules = vitest.state.getTestModules();
  const foundIn = (name: string) => found(modules.filter(({ project: { name: of } }) => of === name));
  const rows = ofChart.map(({ name }, at) => ({ name, ...foundIn(String(at)) }));
  const sound = foundIn(SOUND);
  await vitest.close();

  for (const { name, ran, by } of rows) console.log(`${chart}  ${name}  ${ran ? (by ?? 'SURVIVED') : 'NOT RUN'}`);
  const isSound = sound.ran && sound.by === null;
  if (!isSound) console.log(`${chart}  without a fault the tests fail: ${sound.by ?? 'they did not run'}`);
  return { caught: rows.filter(({ ran, by }) => ran && by !== null).length, isSound };
}

let caught = 0;
let isSound = true;
for (const chart of charts) {
  const planted = await plantIn(chart);
  caught += planted.caught;
  isSound &&= planted.isSound;
}
console.log(`\n${caught} of ${chosen.length} planted faults caught, in ${charts.length} charts.`);
if (isSound) console.log('Without a fault every test passes.');
process.exit(isSound && caught === chosen.length ? 0 : 1);

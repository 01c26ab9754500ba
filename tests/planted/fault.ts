import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathTests = readdirSync(fileURLToPath(new URL('../paths/', import.meta.url))).filter((file) => file.endsWith('.paths.test.ts'));

/** A realistic fault: `from` occurs exactly once in the file and is replaced by `to`. `tests` are the generated path tests that must catch it. */
export type Fault = { name: string; chart: string; file: string; from: string; to: string; tests: readonly string[] };

/** Faults of one chart. `test`: how the names of the files under tests/paths that walk it begin, if not with the chart's name. */
export const inChart =
  (chart: string, test = chart) =>
  (name: string, file: string, from: string, to: string): Fault => ({
    name,
    chart,
    file: `machines/${file}`,
    from,
    to,
    tests: pathTests.filter((path) => path.startsWith(`${test}.`)).map((path) => `tests/paths/${path}`),
  });

/** A changed time. */
export const ofTime = (chart: string) => inChart(chart, 'delays');

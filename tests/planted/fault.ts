/** A realistic fault: `from` occurs exactly once in the file and is replaced by `to`. `tests` are the generated path tests that must catch it. */
export type Fault = { name: string; chart: string; file: string; from: string; to: string; tests: readonly string[] };

/** Faults of one chart. `test`: the file under tests/paths that walks it, if its name is not the chart's. */
export const inChart =
  (chart: string, test = chart) =>
  (name: string, file: string, from: string, to: string): Fault => ({
    name,
    chart,
    file: `machines/${file}`,
    from,
    to,
    tests: [`tests/paths/${test}.paths.test.ts`],
  });

/** A changed time. */
export const ofTime = (chart: string) => inChart(chart, 'delays');

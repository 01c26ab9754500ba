/** A fault as somebody might make it: `from` stands exactly once in the file, `to` in its place. `tests` are the generated path tests that must notice. */
export type Fault = { name: string; chart: string; file: string; from: string; to: string; tests: readonly string[] };

/** Faults of one chart. `test`: the file under tests/paths that walks it, where that is not called as the chart is. */
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

/** A time that was changed. */
export const ofTime = (chart: string) => inChart(chart, 'delays');

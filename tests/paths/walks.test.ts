import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nodesOf } from '../../machines/graph/chartInternals.ts';
import { isScreen } from '../../machines/kit/xstateInternals.ts';
import { charts, type Chart } from '../../machines/paths/walks.ts';

const machines = fileURLToPath(new URL('../../machines', import.meta.url));
const ids = readdirSync(machines, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.machine.ts'))
  .map(
    (path) =>
      /createMachine\(\{\n(?: {2}[^\n]*\n)*? {2}id: '(\w+)',$/m.exec(readFileSync(join(machines, path), 'utf8'))?.[1] ?? `no id in ${path}`,
  );

test('every chart of the product has its walk, under its own id', () => {
  expect(Object.keys(charts).toSorted()).toEqual(ids.toSorted());
  expect(Object.entries(charts).filter(([name, { machine }]) => machine.id !== name)).toEqual([]);
});

test('exactly the charts with a screen have a view', () => {
  const hasScreen = ({ machine }: Chart) => nodesOf(machine).some(isScreen);
  expect(Object.entries(charts).filter(([, chart]) => hasScreen(chart) !== (chart.view !== undefined))).toEqual([]);
});

test('a walk is made once', () => expect(charts.stores.walk()).toBe(charts.stores.walk()));

test('a view is of the screen the chart is on, and of no other chart', () => {
  const [loading] = charts.stores.walk().situations;
  expect(loading && charts.stores.view?.(loading.snapshot)).toMatchObject({ screen: 'ContactUs', view: { busy: true } });
  expect(() => loading && charts.payment.view?.(loading.snapshot)).toThrow('payment was given a snapshot of another chart');
});

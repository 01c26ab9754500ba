import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '../../machines/graph/chartInternals.ts';
import { isScreen } from '../../machines/kit/xstateInternals.ts';
import { BELOW, NESTED, parentsOf } from '../../machines/paths/parents.ts';
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

describe('a child chart needs no line in a list', () => {
  test('its parents are the charts that invoke it in one of their states', () => {
    expect(parentsOf('gathering')).toEqual([{ chart: 'payment', as: ['gathering'] }]);
    expect(parentsOf('searching')).toEqual([{ chart: 'attempt', as: ['searching', 'awaiting'] }]);
    expect(parentsOf('guards')).toEqual([{ chart: 'app', as: ['guards'] }]);
  });
  test('a chart that runs beside all states of the app is on no screen', () =>
    expect([parentsOf('session'), parentsOf('idle')]).toEqual([[], []]));
  test('a chart with screens that flows share has no parent: its purpose names the flow', () => {
    expect(NESTED.toSorted()).toEqual([
      'addCard',
      'ancillary',
      'customerDetails',
      'disburseMethod',
      'partyCode',
      'referralCashOut',
      'signing',
      'verifyCode',
    ]);
    expect(BELOW.filter((name) => NESTED.includes(name))).toEqual([]);
  });
  test('it comes after the first of its parents', () => {
    const order = Object.keys(charts);
    for (const child of BELOW)
      expect(Math.min(...parentsOf(child).map(({ chart }) => order.indexOf(chart)))).toBeLessThan(order.indexOf(child));
  });
});

test('a walk is made once', () => expect(charts.stores.walk()).toBe(charts.stores.walk()));

test('a view is of the screen the chart is on, and of no other chart', () => {
  const [loading] = charts.stores.walk().situations;
  expect(loading && charts.stores.view?.(loading.snapshot)).toMatchObject({ screen: 'ContactUs', view: { busy: true } });
  expect(() => loading && charts.payment.view?.(loading.snapshot)).toThrow('payment was given a snapshot of another chart');
});

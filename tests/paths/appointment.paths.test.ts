import { expect, test } from 'vitest';
import { gaps } from '../../machines/paths/explorer.ts';
import { appointmentWalk } from '../../machines/paths/walks/appointment.walks.ts';

const walk = appointmentWalk();

test('the chart and this test leave nothing out', () => {
  console.log(walk.situations.length);
  expect(gaps(walk)).toEqual([]);
});

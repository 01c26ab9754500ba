import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { appStartWalk } from '../../machines/paths/walks/appStart.walks.ts';

const walk = appStartWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
test('the page starts whatever fails, with the specification’s defaults where the service is silent (ERR-037, CONF-001)', () => {
  const starts = walk.situations.flatMap(({ snapshot }) => (snapshot.status === 'done' && snapshot.output ? [snapshot.output] : []));
  expect(new Set(starts.map((started) => started.settings.sessionTimeoutMinutes))).toEqual(
    new Set([7, DEFAULT_SETTINGS.sessionTimeoutMinutes]),
  );
  expect(starts.filter(({ person, locks }) => person === null && locks.length === 0).length).toBeGreaterThan(0);
  expect(starts.filter(({ person, locks }) => person !== null && locks.length > 0).length).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { appStartMachine, DEFAULT_SETTINGS } from '../../machines/appStart.machine.ts';
import { ApiError } from '../../services/contract/error.ts';
import { explore, gaps } from '../kit/explorer.ts';
import { ann, settings } from '../kit/people.ts';

const failing = { fails: new ApiError({ kind: 'offline', call: 'GET /configsettings' }) };
const walk = explore(appStartMachine, {
  starts: { 'the page is opened': undefined },
  answers: {
    getSettings: { known: { done: { ...settings, sessionTimeoutMinutes: 7 } }, fails: failing },
    restoreSession: { 'Ann is still here': { done: ann }, nobody: { done: null }, fails: failing },
    readLocks: { locked: { done: ['payment'] }, fails: failing },
  },
  outcomes: ['started'],
});

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
test('the page starts whatever fails, with the specification’s defaults where the service is silent', () => {
  const starts = walk.situations.flatMap(({ snapshot }) => (snapshot.status === 'done' && snapshot.output ? [snapshot.output] : []));
  expect(new Set(starts.map((started) => started.settings.sessionTimeoutMinutes))).toEqual(
    new Set([7, DEFAULT_SETTINGS.sessionTimeoutMinutes]),
  );
  expect(starts.filter(({ person, locks }) => person === null && locks.length === 0).length).toBeGreaterThan(0);
});

import { appStartMachine } from '../../app/appStart.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, settings } from '../people/people.ts';
import { once } from '../once.ts';

const failing = { fails: new ApiError({ kind: 'offline', call: 'GET /configsettings' }) };

/** Everything that can happen while the page starts. */
export const appStartWalk = once(() =>
  explore(appStartMachine, {
    starts: { 'the page is opened': undefined },
    answers: {
      getSettings: { known: { done: { ...settings, sessionTimeoutMinutes: 7 } }, fails: failing },
      restoreSession: { 'Ann is still signed in': { done: ann }, nobody: { done: null }, fails: failing },
      readLocks: { locked: { done: ['payment'] }, fails: failing },
    },
    outcomes: ['started'],
  }),
);

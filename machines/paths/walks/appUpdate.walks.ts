import { appUpdateMachine } from '../../appUpdate/appUpdate.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';

/** New versions of the portal, and tabs that accept them. */
export const appUpdateWalk = once(() =>
  explore(appUpdateMachine, {
    starts: { 'the portal is open': undefined },
    events: { 'presses Update now': { type: 'update.accepted' } },
    answers: {
      watchWorker: {
        'a new version is downloaded': { says: { type: 'update.found' } },
        'the new version is in charge': { says: { type: 'worker.changed' } },
      },
      reloadPage: { 'the page is loaded again': { done: undefined } },
    },
    background: ['watchWorker'],
    outcomes: ['nothing'],
  }),
);

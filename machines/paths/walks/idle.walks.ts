import { idleMachine } from '../../idle/idle.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';

/** The specification's default (CONST-001). */
export const LIMIT_MINUTES = 5;
export const annBegan = { type: 'session.began', profileId: 'ann', limitMinutes: LIMIT_MINUTES } as const;

/** Everything that can happen to the idle timeout. */
export const idleWalk = once(() =>
  explore(idleMachine, {
    starts: { 'nobody is signed in': {} },
    events: {
      'Ann signs in': annBegan,
      'Sam enters by a link': { ...annBegan, profileId: 'sam' },
      'Ann signs out': { type: 'session.closed' },
      'Ann presses Stay signed in': { type: 'stay.chosen' },
      'a hand-off skips one check': { type: 'skip.requested' },
    },
    answers: {
      watchActivity: {
        'Ann moves the mouse': { says: { type: 'activity.seen' } },
        'the window gets the focus after 300 s': { says: { type: 'focus.gained', idleMs: 300_000 } },
        'the window gets the focus after 301 s': { says: { type: 'focus.gained', idleMs: 301_000 } },
      },
      readClock: { noon: { done: { now: 1_780_000_000_000 } } },
      countdown: { 'a second has passed': { shows: { context: { secondsLeft: 59 } } } },
    },
    background: ['readClock'],
    refused: ['watchActivity: the window gets the focus after 300 s'],
  }),
);

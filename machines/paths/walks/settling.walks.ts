import { settlingMachine } from '../../signIn/settling.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';

const failing = { fails: new ApiError({ kind: 'unknown', call: 'x' }) };

/** Everything that can happen right after a sign-in. */
export const settlingWalk = once(() =>
  explore(settlingMachine, {
    starts: {
      'Ann wants to be remembered': { remember: true, trusted: true },
      'Tess has not entered her code yet': { remember: true, trusted: false },
    },
    answers: {
      markDevice: { marked: { done: undefined }, fails: failing },
      deleteGuestCards: { deleted: { done: undefined }, fails: failing },
    },
    outcomes: ['settled'],
  }),
);

import { countdownMachine } from '../../idle/countdown.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';

/** The last seconds before a sign-out. */
export const countdownWalk = once(() =>
  explore(countdownMachine, { starts: { 'three seconds are left': { seconds: 3 } }, outcomes: ['nothing'] }),
);

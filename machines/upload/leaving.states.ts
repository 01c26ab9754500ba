import { assign, not } from 'xstate';
import { uploadSetup } from './upload.setup.ts';

/**
 * Chosen files are in memory only. While there are any that have not arrived, the customer is asked before another place of the portal opens
 * and before a sign-out, and the browser asks before the page is closed.
 */
export const leave = uploadSetup.createStateConfig({
  initial: 'free',
  states: {
    free: { always: { guard: 'hasUnsent', target: 'holding' } },
    holding: {
      tags: 'bound',
      invoke: { id: 'holdPage', src: 'holdPage' },
      always: { guard: not('hasUnsent'), target: 'free' },
      initial: 'working',
      states: {
        working: {
          on: {
            'done.chosen': { target: 'asking', actions: assign({ goesElsewhere: false }) },
            'flow.left': { target: 'asking', actions: assign({ goesElsewhere: true }) },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'done.chosen': {},
            'flow.left': { actions: assign({ goesElsewhere: true }) }, // Back, while the question is open
            'leaving.confirmed': '#upload.closed',
            'leaving.declined': 'working',
          },
        },
      },
    },
  },
});

import { assign } from 'xstate';
import { accountsSetup } from './accounts.setup.ts';

/** Where the customer stopped stands above the accounts: they wait a moment for it, so that nothing moves. A later answer is shown, too (CONF-008). */
export const unfinished = accountsSetup.createStateConfig({
  initial: 'reading',
  invoke: {
    id: 'readUnfinished',
    src: 'readUnfinished',
    onDone: { target: '.settled', actions: assign({ unfinished: ({ event }) => event.output }) },
  },
  states: {
    reading: { tags: 'busy', after: { unfinishedPatience: 'settled' } },
    settled: {},
  },
});

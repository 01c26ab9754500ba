import { assign } from 'xstate';
import { accountsSetup } from './accounts.setup.ts';

const asking = accountsSetup.createStateConfig({
  invoke: {
    id: 'readUnfinished',
    src: 'readUnfinished',
    onDone: { target: 'settled', actions: assign({ unfinished: ({ event }) => event.output }) },
  },
});

/** Where the customer stopped stands above the accounts: they wait a moment for it, so that nothing moves. A later answer is shown, too (CONF-008). */
export const unfinished = accountsSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: { ...asking, tags: 'busy', after: { unfinishedPatience: 'late' } },
    late: asking, // no other request: one serves all who ask while it is pending
    // beside the loans: after an outage this call may have failed, too
    settled: { on: { 'retry.chosen': { guard: 'hasFailed', target: 'reading' } } },
  },
});

import { assign, setup } from 'xstate';
import { reloadAccounts } from '../../services/actors/accounts.ts';
import { handOffDraft } from './ecommerce.draft.ts';
import { returned, type HandOff } from './ecommerce.rules.ts';
import { ecommerceReturnWords } from './ecommerceReturn.words.ts';

/**
 * The customer is back from the online store, as the address says: the tab stores that, and the loans are loaded again. That is all it does: the
 * address can be typed by anybody, so what was renewed is only what the lender's list shows. Spec: FLOW-REFI-08.
 */
export const ecommerceReturnMachine = setup({
  types: {} as { context: { found: HandOff | null }; output: { kind: 'returned'; isFirst: boolean }; tags: 'busy' },
  actors: { readHandOff: handOffDraft.read, keepHandOff: handOffDraft.write, reloadAccounts },
}).createMachine({
  id: 'ecommerceReturn',
  meta: ecommerceReturnWords,
  context: { found: null },
  // the notice is shown once: not again when a session ends at this screen, and starts there again
  output: ({ context }) => ({ kind: 'returned', isFirst: context.found?.success !== true }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readHandOff',
        src: 'readHandOff',
        onDone: { target: 'keeping', actions: assign({ found: ({ event }) => event.output }) },
        onError: 'keeping',
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepHandOff',
        src: 'keepHandOff',
        input: ({ context }) => returned(context.found),
        onDone: 'reloading',
        onError: 'reloading',
      },
    },
    // without an answer the list is loaded by its screen, which says when that fails
    reloading: { tags: 'busy', invoke: { id: 'reloadAccounts', src: 'reloadAccounts', onDone: 'closed', onError: 'closed' } },
    closed: { type: 'final' },
  },
});

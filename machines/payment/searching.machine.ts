import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import * as rules from './searching.rules.ts';
import type { SearchingContext, SearchingInput, SearchingOutcome } from './searching.rules.ts';
import { searchingWords } from './searching.words.ts';

/**
 * Looks for a payment in the loan's history, where the lender cannot tell of it by its key: one that ignores the Idempotency-Key knows no
 * attempt whose answer was lost. Spec: CONF-009 (b), CONF-037; quality §1.4.
 */
export const searchingMachine = setup({
  types: {} as { input: SearchingInput; context: SearchingContext; output: SearchingOutcome },
  actors: { getHistory: call('GET /accounthistory') },
  guards: { isEnough: ({ context }) => rules.isEnough(context) },
  actions: {
    keepFound: assign({ found: ({ context, event }) => rules.foundIn(context, event) }),
    keepUnheard: assign({ found: { kind: 'unheard' } }),
  },
  delays: { pause: rules.SEARCH_PAUSE_MS },
}).createMachine({
  id: 'searching',
  meta: searchingWords,
  context: ({ input }) => ({ ...input, found: { kind: 'unheard' } }),
  output: ({ context }) => context.found,
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'getHistory',
        src: 'getHistory',
        input: ({ context }) => context.ask,
        onDone: { target: 'judging', actions: 'keepFound' },
        onError: { target: 'judging', actions: 'keepUnheard' },
      },
    },
    judging: { always: [{ guard: 'isEnough', target: 'closed' }, { target: 'pausing' }] },
    pausing: { after: { pause: 'asking' } },
    closed: { type: 'final' },
  },
});

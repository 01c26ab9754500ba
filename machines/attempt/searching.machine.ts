import { assign, fromPromise, setup } from 'xstate';
import type { Entry, SearchInput } from './attempt.types.ts';
import * as rules from './searching.rules.ts';
import type { SearchingContext, SearchingInput, SearchingOutcome } from './searching.rules.ts';
import { searchingWords } from './searching.words.ts';

const noSearch = fromPromise<readonly Entry[], SearchInput>(() => Promise.reject(new Error('no history shows such a move')));

/**
 * Looks for a move of money in the account's history: a lender that ignores the Idempotency-Key cannot find an attempt whose response was lost. Spec: CONF-009 (b), CONF-037; quality §1.4.
 */
export const searchingMachine = setup({
  types: {} as { input: SearchingInput; context: SearchingContext; output: SearchingOutcome },
  actors: { search: noSearch },
  guards: { isEnough: ({ context }) => rules.isEnough(context) },
  delays: { pause: rules.SEARCH_PAUSE_MS },
}).createMachine({
  id: 'searching',
  meta: searchingWords,
  context: ({ input }) => ({ ...input, found: { kind: 'unanswered' } }),
  output: ({ context }) => context.found,
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ ask: context.ask }),
        onDone: { target: 'judging', actions: assign({ found: ({ context, event }) => rules.foundIn(context, event.output) }) },
        onError: { target: 'judging', actions: assign({ found: { kind: 'unanswered' } }) },
      },
    },
    judging: { always: [{ guard: 'isEnough', target: 'closed' }, { target: 'pausing' }] },
    pausing: { after: { pause: 'reading' } },
    closed: { type: 'final' },
  },
});

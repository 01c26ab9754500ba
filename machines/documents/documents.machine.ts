import { assign } from 'xstate';
import { allDocuments, monthlyDocuments } from './documentLists.states.ts';
import * as rules from './documents.rules.ts';
import { documentsSetup } from './documents.setup.ts';
import { documentsWords } from './documents.words.ts';

/**
 * The papers of one account: all of them, or its statements by month and what was signed. The account is found among the customer's own before
 * anything is asked about it. Nothing is changed here, so the customer can leave at any time. Spec: portal §2 "Documents/:lmsId",
 * "AccountMonthlyDocuments" (ROUTE-059, ROUTE-060); calls §7 "Documents".
 */
export const documentsMachine = documentsSetup.createMachine({
  id: 'documents',
  meta: documentsWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'finding',
  on: {
    'account.opened': { guard: 'isFound', target: '.closed', actions: assign({ wantsAccount: true }) },
    'accounts.opened': '.closed',
  },
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        id: 'getAccounts',
        src: 'getAccounts',
        input: {},
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => event.output },
            target: 'sorting',
            actions: assign(({ context, event }) => rules.found(context, event.output)),
          },
          { target: 'unknown' },
        ],
        onError: { target: 'notFound', actions: 'keepFailure' },
      },
    },
    // another customer's account, or none: the lender is not asked about it
    unknown: {},
    notFound: { on: { 'retry.chosen': { target: 'finding', actions: assign({ failure: null }) } } },
    sorting: { always: [{ guard: 'asksForMonthly', target: 'monthly' }, { target: 'all' }] },
    all: allDocuments,
    monthly: monthlyDocuments,
    closed: { type: 'final' },
  },
});

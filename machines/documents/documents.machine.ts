import { assign } from 'xstate';
import { findingLoan } from '../kit/findingLoan.ts';
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
    'account.opened': { guard: 'isFound', target: '.closed', actions: assign({ destination: 'account' }) },
    'upload.opened': { guard: 'mayUpload', target: '.closed', actions: assign({ destination: 'upload' }) },
    'accounts.opened': '.closed',
  },
  states: {
    finding: findingLoan('permitting'),
    // another customer's account, or none: the lender is not asked about it
    unknown: {},
    failed: { on: { 'retry.chosen': { target: 'finding', actions: assign({ failure: null }) } } },
    // the list does not fail without it: then there is no way to the upload
    permitting: {
      tags: 'busy',
      invoke: {
        id: 'readUploadFlag',
        src: 'readUploadFlag',
        input: ({ context }) => ({ lmsId: context.lmsId }),
        onDone: { target: 'routing', actions: assign({ mayUpload: ({ event }) => event.output }) },
        onError: 'routing',
      },
    },
    routing: { always: [{ guard: 'asksForMonthly', target: 'monthly' }, { target: 'all' }] },
    all: allDocuments,
    monthly: monthlyDocuments,
    closed: { type: 'final' },
  },
});

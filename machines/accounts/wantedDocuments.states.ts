import { assign } from 'xstate';
import * as asks from './accounts.asks.ts';
import * as outcome from './accounts.outcome.ts';
import { accountsSetup } from './accounts.setup.ts';

/**
 * Whether the lender asks for documents of the opened loan. The screen waits for it only a moment, so that it does not move what is read; an answer
 * that comes later is shown, too. Spec: ROUTE-065, CALL-036.
 */
export const wantedDocuments = accountsSetup.createStateConfig({
  initial: 'loading',
  invoke: {
    id: 'readLoanDocuments',
    src: 'readLoanDocuments',
    input: asks.loanDocumentsAsk,
    onDone: { target: '.settled', actions: assign({ wantsDocuments: ({ event }) => event.output }) },
  },
  states: {
    loading: { tags: 'busy', after: { documentsPatience: 'settled' } },
    settled: {
      on: {
        'upload.chosen': {
          guard: 'wantsDocuments',
          target: '#accounts.closed',
          actions: assign(({ context }) => outcome.toUpload(context)),
        },
      },
    },
  },
});

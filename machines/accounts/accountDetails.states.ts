import { assign } from 'xstate';
import * as place from './accounts.place.ts';
import { accountsSetup } from './accounts.setup.ts';

/**
 * AccountDetails: one loan. The list says which loan system has it; then the loan is loaded fresh, with its history in parallel. Spec: ROUTE-058, ROUTE-064, POLL-007.
 */
export const accountDetails = accountsSetup.createStateConfig({
  id: 'AccountDetails',
  route: { guard: 'mayShowLoan', actions: 'keepPlace' },
  initial: 'finding',
  entry: 'forgetLoan',
  on: {
    'accounts.opened': { target: 'arriving', actions: 'leaveLoan' },
    'payment.chosen': {
      guard: { type: 'mayPay', params: ({ event }) => event.loanId },
      target: 'closed',
      actions: { type: 'keepChosen', params: ({ event }) => event.loanId },
    },
    'documents.chosen': {
      guard: 'isListed',
      target: 'closed',
      actions: assign({ wantsDocuments: ({ event }) => (event.monthly ? 'monthly' : 'all') }),
    },
  },
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findLoan',
        src: 'getAccounts',
        input: ({ context }) => place.loanListAsk(context),
        onDone: [
          {
            guard: { type: 'loanIsListed', params: ({ event }) => event.output },
            target: 'placing',
            actions: [{ type: 'keepLoans', params: ({ event }) => event.output }, 'keepBrandOfLoan'],
          },
          { target: 'unknown', actions: { type: 'keepLoans', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    unknown: {},
    failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
    placing: {
      always: [
        { guard: 'needsService', target: 'askingSystems' },
        { guard: 'loanIsBlocked', target: '#AccountStatusBlocked' },
        { target: 'opened' },
      ],
    },
    // when these two fail, the number of the store is shown
    askingSystems: {
      tags: 'busy',
      invoke: {
        id: 'getSystems',
        src: 'getSystems',
        input: {},
        onDone: { target: 'askingContacts', actions: assign({ systems: ({ event }) => event.output.referenceIds }) },
        onError: 'sorting',
      },
    },
    askingContacts: {
      tags: 'busy',
      invoke: {
        id: 'getContacts',
        src: 'getContacts',
        input: {},
        onDone: { target: 'sorting', actions: assign({ contacts: ({ event }) => event.output }) },
        onError: 'sorting',
      },
    },
    sorting: { always: [{ guard: 'loanIsBlocked', target: '#AccountStatusBlocked' }, { target: 'opened' }] },
    opened: {
      type: 'parallel',
      states: {
        detail: {
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              invoke: {
                id: 'getDetail',
                src: 'getDetail',
                input: place.detailAsk,
                onDone: [
                  { guard: { type: 'answerIsEmpty', params: ({ event }) => event.output }, target: 'empty' },
                  {
                    guard: { type: 'answerIsBlocked', params: ({ event }) => event.output },
                    target: '#AccountStatusBlocked',
                    actions: { type: 'keepLoan', params: ({ event }) => event.output },
                  },
                  { target: 'shown', actions: { type: 'keepLoan', params: ({ event }) => event.output } },
                ],
                onError: { target: 'failed', actions: 'keepFailure' },
              },
            },
            shown: {
              on: {
                'store.opened': { guard: 'hasStore', target: '#accounts.closed', actions: assign({ atStore: 'storeChosen' }) },
                'appointment.chosen': { guard: 'mayMeet', target: '#accounts.closed', actions: assign({ atStore: 'appointmentChosen' }) },
              },
            },
            empty: { on: { 'retry.chosen': 'asking' } }, // ERR-015
            failed: { on: { 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } }, // ERR-019
          },
        },
        history: {
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              invoke: {
                id: 'getHistory',
                src: 'getHistory',
                input: place.historyAsk,
                onDone: {
                  target: 'shown',
                  actions: assign({ entries: ({ event }) => event.output.entries, entriesOlder: ({ event }) => event.output.older }),
                },
                onError: 'failed',
              },
            },
            shown: {
              on: {
                'history.extended': [
                  { guard: 'mustAskOlder', target: 'askingOlder' },
                  { guard: 'hasMore', actions: assign({ entriesShown: ({ context }) => context.entriesShown + place.HISTORY_STEP }) },
                ],
              },
            },
            failed: { on: { 'retry.chosen': 'asking' } },
            askingOlder: {
              tags: 'busy',
              invoke: {
                id: 'getOlder',
                src: 'getHistory',
                input: place.olderAsk,
                onDone: { target: 'shown', actions: assign(({ context, event }) => place.withOlder(context, event.output)) },
                onError: 'olderFailed',
              },
            },
            olderFailed: { on: { 'retry.chosen': 'askingOlder', 'history.extended': 'askingOlder' } },
          },
        },
      },
    },
  },
});

/** A status that allows no action: why, and whom to call. The customer can only read and go back. Spec: ROUTE-064, OPEN-039. */
export const statusBlocked = accountsSetup.createStateConfig({
  id: 'AccountStatusBlocked',
  route: { guard: 'mayShowBlocked', actions: ['keepPlace', 'keepBrandOfLoan'] },
  entry: 'forgetFailure',
  on: { 'accounts.opened': { target: 'arriving', actions: 'leaveLoan' } },
});

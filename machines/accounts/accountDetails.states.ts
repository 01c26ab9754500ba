import * as rules from './accounts.place.ts';

/**
 * AccountDetails and AccountStatusBlocked: the part of the accounts chart that is about one loan. The list says where the loan is kept,
 * then the loan is asked for afresh and its history beside it. Spec: ROUTE-058, ROUTE-064, POLL-007.
 */
export const accountDetails = {
  id: 'AccountDetails',
  route: { guard: 'mayShowLoan', actions: 'keepPlace' },
  initial: 'finding',
  entry: 'forgetLoan',
  on: {
    'accounts.opened': { target: 'arriving', actions: 'leaveLoan' },
    'payment.chosen': { guard: 'mayPay', target: 'closed', actions: 'keepChosen' },
  },
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findLoan',
        src: 'getAccounts',
        input: {},
        onDone: [
          { guard: 'loanIsListed', target: 'placing', actions: ['keepLoans', 'keepBrandOfLoan'] },
          { target: 'unknown', actions: 'keepLoans' },
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
    // without these two the number of the store stands in
    askingSystems: {
      tags: 'busy',
      invoke: {
        id: 'getSystems',
        src: 'getSystems',
        input: {},
        onDone: { target: 'askingContacts', actions: 'keepSystems' },
        onError: 'sorting',
      },
    },
    askingContacts: {
      tags: 'busy',
      invoke: {
        id: 'getContacts',
        src: 'getContacts',
        input: {},
        onDone: { target: 'sorting', actions: 'keepContacts' },
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
                input: rules.detailAsk,
                onDone: [
                  { guard: 'answerIsEmpty', target: 'empty' },
                  { guard: 'answerIsBlocked', target: '#AccountStatusBlocked', actions: 'keepLoan' },
                  { target: 'shown', actions: 'keepLoan' },
                ],
                onError: { target: 'failed', actions: 'keepFailure' },
              },
            },
            shown: {},
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
                input: rules.historyAsk,
                onDone: { target: 'shown', actions: 'keepHistory' },
                onError: 'failed',
              },
            },
            shown: {
              on: {
                'history.extended': [
                  { guard: 'mustAskOlder', target: 'askingOlder' },
                  { guard: 'hasMore', actions: 'showMore' },
                ],
              },
            },
            failed: { on: { 'retry.chosen': 'asking' } },
            askingOlder: {
              tags: 'busy',
              invoke: {
                id: 'getOlder',
                src: 'getHistory',
                input: rules.olderAsk,
                onDone: { target: 'shown', actions: 'keepOlder' },
                onError: 'olderFailed',
              },
            },
            olderFailed: { on: { 'retry.chosen': 'askingOlder', 'history.extended': 'askingOlder' } },
          },
        },
      },
    },
  },
} as const;

/** A status that forbids action: why, and whom to call. Nothing can be done here but to read and to go back. Spec: ROUTE-064, OPEN-039. */
export const statusBlocked = {
  id: 'AccountStatusBlocked',
  route: { guard: 'mayShowBlocked', actions: ['keepPlace', 'keepBrandOfLoan'] },
  entry: 'forgetFailure',
  on: { 'accounts.opened': { target: 'arriving', actions: 'leaveLoan' } },
} as const;

import { assign } from 'xstate';
import { detail, payoffDay } from './accountFigures.states.ts';
import * as asks from './accounts.asks.ts';
import * as outcome from './accounts.outcome.ts';
import { accountsSetup } from './accounts.setup.ts';
import { wantedDocuments } from './wantedDocuments.states.ts';

/** The list says which loan system has the loan, and whom to call about it; then the loan and its timeline are loaded in parallel. */
const loan = accountsSetup.createStateConfig({
  initial: 'finding',
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findLoan',
        src: 'getAccounts',
        input: ({ context }) => asks.loanListAsk(context),
        onDone: [
          {
            guard: { type: 'loanIsListed', params: ({ event }) => event.output },
            target: 'routing',
            actions: [{ type: 'keepLoans', params: ({ event }) => event.output }, 'keepBrandOfLoan'],
          },
          { target: 'unknown', actions: { type: 'keepLoans', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    unknown: {},
    failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
    routing: {
      always: [
        { guard: 'needsService', target: 'loadingSystems' },
        { guard: 'loanIsBlocked', target: '#AccountStatusBlocked' },
        { target: 'opened' },
      ],
    },
    // when these two fail, the number of the store is shown
    loadingSystems: {
      tags: 'busy',
      invoke: {
        id: 'getSystems',
        src: 'getSystems',
        input: {},
        onDone: { target: 'loadingContacts', actions: assign({ systems: ({ event }) => event.output.referenceIds }) },
        onError: 'deciding',
      },
    },
    loadingContacts: {
      tags: 'busy',
      invoke: {
        id: 'getContacts',
        src: 'getContacts',
        input: {},
        onDone: { target: 'deciding', actions: assign({ contacts: ({ event }) => event.output }) },
        onError: 'deciding',
      },
    },
    deciding: { always: [{ guard: 'loanIsBlocked', target: '#AccountStatusBlocked' }, { target: 'opened' }] },
    opened: {
      type: 'parallel',
      invoke: [
        {
          id: 'timeline',
          src: 'timeline',
          input: asks.timelineInput,
          onSnapshot: { actions: { type: 'keepTimeline', params: ({ event }) => event.snapshot } },
        },
        {
          id: 'readLockHolders',
          src: 'readLockHolders',
          input: asks.lockAsks,
          onDone: { actions: assign({ heldBy: ({ event }) => event.output }) },
        },
      ],
      on: { 'timeline.*': { actions: 'sendToTimeline' } },
      states: { detail, payoffDay, wantedDocuments },
    },
  },
});

/**
 * One loan at two addresses: AccountDetails has its figures and its timeline, ManageAccount what the customer can do with it. Both show the same
 * loan, which is loaded once. Spec: ROUTE-058, ROUTE-063, ROUTE-064, POLL-007.
 */
export const accountDetails = accountsSetup.createStateConfig({
  type: 'parallel',
  entry: 'forgetOtherLoan',
  on: {
    'accounts.opened': { target: 'arriving', actions: 'leaveLoan' },
    'payment.chosen': {
      guard: { type: 'mayPay', params: ({ event }) => event.loanId },
      target: 'closed',
      actions: { type: 'leaveToPay', params: ({ event }) => event.loanId },
    },
    'signing.chosen': {
      guard: { type: 'maySign', params: ({ event }) => event.loanId },
      target: 'closed',
      actions: { type: 'leaveToSign', params: ({ event }) => event.loanId },
    },
    'documents.chosen': {
      guard: 'isListed',
      target: 'closed',
      actions: assign(({ context, event }) => outcome.toDocuments(context, event)),
    },
  },
  states: {
    screen: {
      initial: 'account',
      // Back and Forward between the two addresses of the opened loan: it is not loaded again
      on: {
        'xstate.route': [
          { guard: { type: 'asksForOpened', params: 'AccountDetails' }, target: '.account' },
          { guard: { type: 'asksForOpened', params: 'ManageAccount' }, target: '.manage' },
        ],
      },
      states: {
        account: {
          id: 'AccountDetails',
          route: { guard: 'mayShowLoan', actions: 'keepPlace' },
          on: { 'manage.chosen': { guard: 'isListed', target: 'manage' } },
        },
        manage: {
          id: 'ManageAccount',
          route: { guard: 'mayShowLoan', actions: 'keepPlace' },
          on: { 'details.chosen': 'account' },
        },
      },
    },
    loan,
  },
});

/** A status that allows no action: why, and whom to call. The customer can read, also the documents, and go back. Spec: ROUTE-064, OPEN-039. */
export const statusBlocked = accountsSetup.createStateConfig({
  id: 'AccountStatusBlocked',
  route: { guard: 'mayShowBlocked', actions: ['keepPlace', 'keepBrandOfLoan'] },
  entry: 'forgetFailure',
  initial: 'settled',
  states: {
    settled: {},
    // the loan that has replaced this one is among the others now
    relisting: {
      tags: 'busy',
      invoke: {
        id: 'reloadAccounts',
        src: 'reloadAccounts',
        onDone: { target: 'settled', actions: { type: 'keepLoans', params: ({ event }) => event.output } },
        onError: 'settled',
      },
    },
  },
  on: {
    'accounts.opened': { target: 'arriving', actions: 'leaveLoan' },
    // the loan that has replaced this one
    'account.opened': {
      guard: { type: 'isReplacement', params: ({ event }) => event.loanId },
      target: 'details',
      actions: { type: 'keepChosen', params: ({ event }) => event.loanId },
    },
    'documents.chosen': {
      target: 'closed',
      actions: assign(({ context, event }) => outcome.toDocuments(context, event)),
    },
  },
});

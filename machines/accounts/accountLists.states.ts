import { assign } from 'xstate';
import * as outcome from './accounts.outcome.ts';
import * as place from './accounts.place.ts';
import { accountsSetup } from './accounts.setup.ts';
import * as standing from './standing.rules.ts';
import { unfinished } from './unfinished.states.ts';

/** The list of accounts: of the brand at hand, or of all. Home's request serves every Dashboard as well; `id` names it for owners. */
const accounts = (id: 'getAllAccounts' | 'getBrandAccounts') =>
  accountsSetup.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id,
          src: 'getAccounts',
          input: ({ context: { brand } }) => (brand === null ? {} : { brandName: brand }),
          onDone: { target: 'loaded', actions: { type: 'keepLoans', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: 'keepFailure' },
        },
      },
      loaded: {},
      failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetFailure' } } },
    },
  });

/** What a card of a list can do. */
const cards = accountsSetup.createStateConfig({
  on: {
    'account.opened': {
      guard: { type: 'isOwnLoan', params: ({ event }) => event.loanId },
      target: 'details',
      actions: { type: 'keepChosen', params: ({ event }) => event.loanId },
    },
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
    'unfinished.chosen': {
      guard: { type: 'mayGoOn', params: ({ event }) => event.flow },
      target: 'closed',
      actions: assign(({ context, event }) => outcome.toUnfinished(context, event.flow)),
    },
    'install.chosen': { target: 'closed', actions: 'leaveToInstall' },
    'search.changed': { actions: assign({ search: ({ event }) => event.search }) },
    'link.chosen': { target: 'closed', actions: 'leaveToLink' },
  },
});

/** Home: the accounts of every brand. Spec: portal §2 "Home" (ROUTE-018). */
export const home = accountsSetup.createStateConfig({
  id: 'Home',
  route: { guard: 'mayShowHome' },
  type: 'parallel',
  states: { accounts: accounts('getAllAccounts'), unfinished },
  entry: [assign({ brand: null, loanId: '', search: '' }), 'forgetLoan'],
  on: {
    'brand.opened': {
      guard: { type: 'brandIsOpen', params: ({ event }) => event.brand },
      target: 'dashboard',
      actions: assign({ brand: ({ event }) => event.brand }),
    },
    ...cards.on,
  },
});

/** Dashboard: the accounts of one brand, and its notice. Spec: portal §2 "Accounts" (ROUTE-057, ROUTE-109). */
export const dashboard = accountsSetup.createStateConfig({
  id: 'Dashboard',
  route: { guard: 'mayShowDashboard', actions: 'keepPlace' },
  type: 'parallel',
  entry: ['forgetLoan', assign({ bankrupt: false, reported: false, heldBy: {}, search: '' })],
  exit: assign({ isBack: false }),
  on: {
    'experian.chosen': { target: 'closed', actions: assign(outcome.toExperian) },
    'home.opened': { guard: 'mayShowHome', target: 'home' },
    ...cards.on,
    'showAll.changed': { actions: assign({ showAll: ({ event }) => event.showAll }) },
  },
  states: {
    accounts: accounts('getBrandAccounts'),
    unfinished,
    notice: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          after: { noticePatience: 'settled' },
          invoke: {
            id: 'getMessage',
            src: 'getMessage',
            input: place.messageAsk,
            onDone: { target: 'settled', actions: assign({ message: ({ event }) => event.output.message }) },
            onError: 'settled', // the Dashboard works without its notice
          },
        },
        settled: {},
      },
    },
    // what the lender says of the customer, and who else renews a loan, beside the list: no answer holds it up, and a failure shows nothing (ERR-040)
    standing: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'hasOpenLoan', target: 'loading' } },
        loading: {
          invoke: [
            {
              id: 'getBankruptcy',
              src: 'getBankruptcy',
              input: ({ context }) => standing.bankruptcyAsk(context),
              onDone: { actions: assign({ bankrupt: ({ event }) => event.output.isBankrupt }) },
              onError: {},
            },
            {
              id: 'getReporting',
              src: 'getReporting',
              input: ({ context }) => standing.reportingAsks(context),
              onDone: { actions: assign({ reported: ({ event }) => event.output }) },
            },
            {
              id: 'readLockHolders',
              src: 'readLockHolders',
              input: ({ context }) => standing.lockAsks(context),
              onDone: { actions: assign({ heldBy: ({ event }) => event.output }) },
            },
          ],
        },
      },
    },
  },
});
